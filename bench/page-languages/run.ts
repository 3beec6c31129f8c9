import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { languageCodes, pathIn } from '../../src/messages/languages.ts';
import { startChild } from '../server/child.ts';
import { compare } from '../server/compare.ts';

/**
 * `npm run bench -- page-languages [seconds]`: the processor time of a page in each language against the
 * same page in English, rendered anew for each request, by turns in one process. 127.0.0.1 only.
 */
const seconds = Number(process.argv[2] ?? 3);
const rounds = 5;
const port = 4593;
const origin = `http://127.0.0.1:${port}`;
const paths = [
  '/',
  '/buses',
  '/buses?search=church+bus+under+40k',
  '/buses/1002-2015-mci-j4500-56-passenger-coach',
  '/contact',
  '/sell-your-bus',
  '/categories/shuttle',
];

const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-bench-languages-'));
const server = await startChild(
  [...flags, join(import.meta.dirname, '../../dist/server/main.js')],
  {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PAGE_CACHE_MB: '0',
    ...memorySettings,
  },
  `${origin}/readyz`,
);
try {
  console.log(
    '| Page | Language | Processor time | English | Ratio |\n| --- | --- | --- | --- | --- |',
  );
  for (const path of paths) {
    for (const language of languageCodes.filter((one) => one !== 'en')) {
      const { ours, bare } = await compare({
        ours: { child: server, url: origin + pathIn(language, path) },
        bare: { child: server, url: origin + path },
        encoding: '',
        seconds,
        rounds,
        connections: 3,
      });
      const [own, english] = [ours, bare].map(({ cpuUs }) => Math.round(cpuUs));
      const ratio = (ours.cpuUs / bare.cpuUs).toFixed(2);
      console.log(`| ${path} | ${language} | ${own} µs | ${english} µs | ${ratio} |`);
    }
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
