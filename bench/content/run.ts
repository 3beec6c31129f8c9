import { cp, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { projectRoot } from '#server/config/project-root.ts';
import { aPost } from '#test/factories/wordpress-post.ts';
import { startServer } from '#test/setup/start-server.ts';
import {
  startWordpressServer,
  type WordpressFault,
  type WordpressServer,
} from '#test/setup/wpgraphql-server.ts';

/**
 * `npm run bench -- content [SECONDS]`: the built site with its articles in a WordPress service that
 * is well, down, silent, trickling or talking garbage. Target: pages p99 at most 300 ms, and no
 * question to the service that a reader caused (fault matrix D1 to D3).
 */
const seconds = Number(process.argv[2] ?? 10);
const articles = 60;
const pages = [
  '/',
  '/knowledge-center/',
  '/knowledge-center/blog-articles/',
  '/knowledge-center/faqs/',
  '/knowledge-center/selling-buying-guide/',
  '/locations/nj',
  '/feeds/articles.rss',
];
const articlePages = ['/knowledge-center/blog/article-1/', '/knowledge-center/blog/article-42/'];
/** Never kept in the page cache: rendered for each reader. */
const searches = ['/knowledge-center/search/?q=part', '/knowledge-center/search/?q=article+seven'];

const modes: readonly { name: string; fault: WordpressFault; filled: boolean }[] = [
  // For comparison, on a machine that may be busy with other things.
  { name: 'built in', fault: { kind: 'none' }, filled: false },
  { name: 'well', fault: { kind: 'none' }, filled: true },
  { name: 'down', fault: { kind: 'down' }, filled: true },
  { name: 'down, first start', fault: { kind: 'down' }, filled: false },
  { name: 'silent', fault: { kind: 'silent' }, filled: true },
  { name: 'one byte now and then', fault: { kind: 'trickle' }, filled: true },
  { name: 'HTML', fault: { kind: 'raw', type: 'text/html', body: '<title>Oops' }, filled: true },
  {
    name: '10 MB',
    fault: { kind: 'raw', body: `{"data":{"x":"${'x'.repeat(10_000_000)}"}}` },
    filled: true,
  },
];

const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-content-'));
const service = await startWordpressServer(
  Array.from({ length: articles }, (_, at) =>
    aPost({
      slug: `article-${at}`,
      databaseId: at + 1,
      categoryIds: [[47, 48, 49, 50, 17][at % 5]!],
      content: `<h2>Part</h2><p>${'A few words of an article. '.repeat(150)}</p>`.repeat(4),
    }),
  ),
);
try {
  console.log(
    `${articles} articles, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  await fill(service, join(folder, 'filled'));
  console.log(
    'service                p50 ms  p99 ms  max ms  requests  not 200  questions  by readers',
  );
  let failed = false;
  for (const mode of modes) failed = (await measure(mode)) || failed;
  process.exitCode = failed ? 1 : 0;
} finally {
  await service.close();
  await rm(folder, { recursive: true, force: true });
}

function start(dataDir: string, content = 'wpgraphql') {
  return startServer({
    command: process.execPath,
    args: [join(projectRoot, 'dist/server/main.js')],
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      CONTENT: content,
      WPGRAPHQL_URL: service.endpoint,
    },
    timeoutMs: 120_000,
  });
}

/** A first start with the service well, until every article is there. */
async function fill({ calls }: WordpressServer, dataDir: string): Promise<void> {
  const server = await start(dataDir);
  const sitemap = `${server.origin}/sitemaps/articles.xml`;
  const arrived = async () => (await (await fetch(sitemap)).text()).split('<loc>').length - 1;
  for (let tries = 0; tries < 240 && (await arrived()) < articles; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await server.stop();
  console.log(`filled by ${calls.length} questions`);
  calls.length = 0;
}

/** One line of the table; true when a target was missed. */
async function measure(mode: (typeof modes)[number]): Promise<boolean> {
  const dataDir = join(folder, mode.name.replaceAll(/\W+/g, '-'));
  await cp(join(folder, 'filled'), dataDir, { recursive: true });
  if (!mode.filled) await rm(join(dataDir, 'content-cache'), { recursive: true });
  service.fault = mode.fault;
  const server = await start(dataDir, mode.name === 'built in' ? 'builtin' : 'wpgraphql');
  const asked = [...pages, ...searches, ...(mode.filled ? articlePages : [])];
  // What is asked without any reader: the same time, the same fault.
  await wait(seconds);
  const before = service.calls.length;
  service.calls.length = 0;
  const result = await autocannon({
    url: server.origin,
    connections: 4,
    overallRate: 100,
    duration: seconds,
    requests: asked.map((path) => ({ path })),
  });
  const during = service.calls.length;
  await server.stop();
  service.fault = { kind: 'none' };
  service.calls.length = 0;
  const { p50, p99, max } = result.latency;
  const byReaders = Math.max(0, during - before);
  console.log(
    [
      mode.name.padEnd(22),
      ...[p50, p99, max, result['2xx']].map((value) => String(value).padStart(7)),
      String(result.non2xx + result.errors).padStart(8),
      String(before + during).padStart(10),
      String(byReaders).padStart(11),
    ].join(' '),
  );
  return p99 > 300 || result.non2xx + result.errors > 0 || byReaders > 0;
}

function wait(waited: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, waited * 1_000);
  });
}
