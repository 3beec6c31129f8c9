import autocannon from 'autocannon';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDemo } from '../load/draw-demo.ts';
import { firstViewTable } from './first-view.ts';
import { scriptTable, wakingTable } from './islands-table.ts';
import { serveLeastIsland } from './least-island/serve-least-island.ts';
import { serveLeastPage } from './least-page.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { startOnOneCore, startServer, stop } from './child-server.ts';

/**
 * `npm run bench -- pages`: our server against a bare `node:http` server that sends the same bytes, one
 * after the other on the same core; the time from a cold start to the first page; what a first view
 * loads and how soon it paints; and islands. Prints a table and writes bench/reports/pages.md. Load goes
 * to 127.0.0.1 only. Presses and the way to the next page: `bench/felt`.
 */
const root = join(import.meta.dirname, '../..');
const seconds = Number(process.argv[2] ?? 6);
/** A fixed bus of the demo inventory. */
const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const article = '/knowledge-center/blog/inspection-walk-through/';
const paths = ['/', '/buses', '/buses?category=coach&sort=price-low', bus, '/categories'];
/** One of every kind that visitors see. */
const publicPaths = [
  '/',
  '/buses',
  bus,
  '/categories',
  '/compare',
  '/sell-your-bus',
  '/contact',
  '/call-back',
  '/locations/nj',
  '/knowledge-center/',
  article,
  '/cdl',
];
/** Where each island of the public site stands. */
const islands = [
  { name: 'search-box', path: '/buses' },
  { name: 'filters', path: '/buses' },
  { name: 'gallery', path: bus },
  { name: 'lead-form', path: '/contact' },
  { name: 'sell-form', path: '/sell-your-bus' },
];
const connections = 10;
/** Of everything measured in a browser; the tables give medians. */
const repeats = 5;

async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, connections, duration: 2 });
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not 2xx`);
  return result.requests.average;
}

async function firstViewScriptBytes(html: string): Promise<number> {
  const scripts = [...html.matchAll(/ (?:src|data-start)="\/(assets\/[^"]+\.js)"/g)].map(
    (m) => m[1]!,
  );
  const sizes = await Promise.all(
    scripts.map(async (script) => (await stat(join(root, 'dist/client', `${script}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-bench-'));
const rows: string[] = [];
try {
  const ours = 'http://127.0.0.1:4391';
  const bare = 'http://127.0.0.1:4392';
  const settings = { PORT: '4391', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const rendering = { ...settings, PAGE_CACHE_MB: '0' };
  await drawDemo(dataDir);
  const seeded = await startOnOneCore(['dist/server/main.js'], settings, `${ours}/readyz`);
  await stop(seeded.child);

  const again = await startOnOneCore(['dist/server/main.js'], rendering, `${ours}/buses`);
  const cold = Math.round(again.startedMs);
  for (const path of paths) {
    const html = await (await fetch(ours + path)).text();
    const bodyFile = join(dataDir, 'body.html');
    await writeFile(bodyFile, html);
    const yardstick = await startOnOneCore(
      [join(import.meta.dirname, 'bare-server.ts'), bodyFile, '4392'],
      {},
      bare,
    );
    const theirs = await requestsPerSecond(bare);
    await stop(yardstick.child);
    const mine = await requestsPerSecond(ours + path);
    rows.push(
      `| ${path} | ${(html.length / 1024).toFixed(0)} kB | ${Math.round(mine)} | ${Math.round(theirs)} | 1/${(theirs / mine).toFixed(1)} | ${await firstViewScriptBytes(html)} B |`,
    );
    process.stderr.write(`${rows.at(-1)}\n`);
  }
  await stop(again.child);
  // What people open pages with has both cores and all that the server keeps ready.
  const whole = await startServer(['dist/server/main.js'], settings, `${ours}/readyz`);
  const seen = ['/', '/buses', bus, article, '/sell-your-bus'];
  await askTwice(ours, seen);
  const [loadBefore] = loadavg();
  const lighthouse = await lighthouseTable(ours, seen, repeats);
  const least = await serveLeastPage(await firstPictureOf(ours), 4393);
  lighthouse.push(...(await lighthouseTable('http://127.0.0.1:4393', ['/'], repeats)).slice(2));
  least.close();
  const firstView = await firstViewTable(ours, seen);
  const scripts = await scriptTable(ours, publicPaths);
  const leastIsland = await serveLeastIsland(4394);
  const waking = await wakingTable(ours, islands, 'http://127.0.0.1:4394', repeats);
  leastIsland.close();
  await stop(whole.child);
  const report = [
    '# Pages against a bare `node:http` server',
    '',
    `Node ${process.version}, one core each, ${connections} connections, ${seconds} s a row, demo inventory, pages not cached, no compression asked for. Written by \`npm run bench -- pages\`.`,
    '',
    '| page | size | requests/s | bare node:http, same bytes | ratio | first-view JavaScript (brotli) |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Cold start with everything built and the demo inventory stored: first 200 of /buses after ${cold} ms.`,
    '',
    '## Lighthouse, mobile profile',
    '',
    `Medians of ${repeats} runs; the machine's load was ${loadBefore?.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after, on ${availableParallelism()} cores.`,
    '',
    ...lighthouse,
    '',
    'The last row is the floor: one line of text and the first picture of the list, sent by a bare `node:http` server.',
    '',
    '## First view on a phone',
    '',
    ...firstView,
    '',
    '## Islands',
    '',
    ...scripts,
    '',
    ...waking,
    '',
  ].join('\n');
  await writeFile(join(root, 'bench/reports/pages.md'), report);
  process.stdout.write(report);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** A page asked for twice is compressed at its best, one a second. */
async function askTwice(origin: string, seen: readonly string[]): Promise<void> {
  for (const path of [...seen, ...seen, ...seen]) await (await fetch(origin + path)).text();
  await new Promise((resolve) => setTimeout(resolve, 2_000 + 1_000 * seen.length));
}

/** What a phone of Lighthouse's profile fetches as the first picture of the list. */
async function firstPictureOf(origin: string): Promise<Buffer> {
  const html = await (await fetch(`${origin}/buses`)).text();
  const [, source] = /(\/media\/\S+) 750w/.exec(html) ?? [];
  if (!source) throw new Error('The list has no picture of 750 pixels.');
  return Buffer.from(await (await fetch(origin + source)).arrayBuffer());
}
