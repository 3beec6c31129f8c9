import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDemo } from '../load/draw-demo.ts';
import { startServer, stop } from '../pages/child-server.ts';
import { serveBarePage } from './bare-page.ts';
import { costTable } from './page-costs.ts';
import { mostPressMs, pressTable } from './presses.ts';
import { nextPageTable } from './next-page.ts';

/**
 * `npm run bench -- felt [REPEATS]`: what fingers feel, beside a bare page in the same run: presses at a
 * fourfold slowdown, the way to the next page, and what a page weighs and costs. Takes under five
 * minutes, prints one report and writes bench/reports/felt.md. Load goes to 127.0.0.1 only.
 */
const repeats = Number(process.argv[2] ?? 3);
const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const paths = ['/', '/buses', bus, '/categories', '/knowledge-center/'];
const ours = 'http://127.0.0.1:4395';
const bare = 'http://127.0.0.1:4396';

const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-bench-felt-'));
const settings = { PORT: '4395', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
const bed = await serveBarePage(4396);
try {
  const rendering = { ...settings, PAGE_CACHE_MB: '0' };
  await drawDemo(dataDir);
  const first = await startServer(['dist/server/main.js'], rendering, `${ours}/readyz`);
  const costs = await costTable(ours, first.child.pid!, paths).finally(() => stop(first.child));
  const whole = await startServer(['dist/server/main.js'], settings, `${ours}/readyz`);
  const tables = await measureInBrowser().finally(() => stop(whole.child));
  const report = [
    '# What fingers feel',
    '',
    `Written by \`npm run bench -- felt\`. Node ${process.version}, medians of ${repeats}, load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores at the end. The goal of a press is ${mostPressMs} ms, or 1.5 times the bare page of the same run where that is more.`,
    '',
    ...tables.presses,
    '',
    ...tables.nextPages,
    '',
    ...costs,
    '',
  ].join('\n');
  await writeFile(join(import.meta.dirname, '../reports/felt.md'), report);
  process.stdout.write(report);
} finally {
  bed.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}

async function measureInBrowser() {
  return {
    presses: await pressTable(ours, bare, bus, repeats),
    nextPages: await nextPageTable(ours, bare, bus, repeats),
  };
}
