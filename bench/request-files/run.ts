import { createServer, createServerModuleRunner } from 'vite';
import type { countRequests } from './count-requests.ts';
import { messages } from '../../bin/build/messages-plugin.ts';

/**
 * `npm run bench -- request-files [WORD]`: how many of our files a request runs on its way through the
 * app. With a word, also the names of those whose path has it (`/` for all).
 *
 * @bench unbuilt
 */
const word = process.argv[2];
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  plugins: [messages()],
  server: { middlewareMode: true, hmr: false, watch: null },
});
try {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const counting = await runner.import<{ countRequests: typeof countRequests }>(
    '/bench/request-files/count-requests.ts',
  );
  for (const { request, files } of await counting.countRequests()) {
    const inside = files.filter((file) => !/^(packages|src\/db)\//.test(file));
    console.log(
      `${request}: ${files.length} files, ${inside.length} without the database's and the packages'`,
    );
    if (word === undefined) continue;
    for (const file of files.filter((one) => one.includes(word))) console.log(`  ${file}`);
  }
} finally {
  await vite.close();
}
