import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { drawDemo } from '../load/draw-demo.ts';
import { startServer, stop } from '../pages/child-server.ts';
import { inChromium, phone } from '../pages/in-chromium.ts';
import { median } from '../pages/median.ts';
import { openSlowLine, type LineSpeed } from './slow-line.ts';

/**
 * `npm run bench -- first-paint [REPEATS] [OTHER]`: what a phone on a slow line sees first, and when, on
 * pages that it never saw before. OTHER is `dist/server/main.js` of another build, measured by turns
 * with this one. One connection a file, as without a proxy; the processor is as fast as it is. Writes bench/reports/first-paint.md. Load goes to 127.0.0.1 only.
 */
const repeats = Number(process.argv[2] ?? 5);
const mains = ['dist/server/main.js', ...process.argv.slice(3, 4)];
const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const paths = ['/', '/buses', bus, '/knowledge-center/blog/inspection-walk-through/', '/contact'];
const lines: LineSpeed[] = [
  { name: '1.6 Mbit/s, 150 ms', bytesPerSecond: 200_000, roundTripMs: 150 },
  { name: '0.4 Mbit/s, 300 ms', bytesPerSecond: 50_000, roundTripMs: 300 },
];
const [port, linePort] = [4397, 4398];
const origin = `http://127.0.0.1:${port}`;

const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-bench-first-paint-'));
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(port) };
const rows: string[] = [];
try {
  await drawDemo(dataDir);
  for (const line of lines)
    for (const path of paths) {
      const views: View[][] = mains.map(() => []);
      // One at a time: two servers cannot share a data directory.
      for (const [at, main] of mains.entries()) {
        const server = await startServer([main], settings, `${origin}/readyz`);
        await (await fetch(origin + path)).text();
        const slow = await openSlowLine(linePort, port, line);
        await inChromium(async (browser) => {
          for (let n = 0; n < repeats; n += 1)
            views[at]!.push(await firstView(browser, `http://127.0.0.1:${linePort}${path}`));
        }).finally(() => {
          slow.close();
          return stop(server.child);
        });
      }
      const cells = views.flatMap((seen) => [
        Math.round(median(seen.map(({ firstMs }) => firstMs))),
        Math.round(median(seen.map(({ largestMs }) => largestMs))),
        Math.max(...seen.map(({ shift }) => shift)).toFixed(4),
      ]);
      rows.push(`| ${line.name} | ${path} | ${cells.join(' | ')} |`);
      process.stderr.write(`${rows.at(-1)}\n`);
    }
  const heads = mains.flatMap((_, at) =>
    ['first paint ms', 'largest ms', 'shift'].map((one) => (at ? `other build: ${one}` : one)),
  );
  const report = [
    '# The first paint on a slow line',
    '',
    `Written by \`npm run bench -- first-paint\`. Node ${process.version}, medians of ${repeats} views by a browser that has nothing kept, the most that anything moved; load ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores at the end.`,
    '',
    `| line | page | ${heads.join(' | ')} |`,
    `|---|---|${heads.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n');
  await writeFile(join(import.meta.dirname, '../reports/first-paint.md'), report);
  process.stdout.write(report);
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}

interface View {
  firstMs: number;
  largestMs: number;
  shift: number;
}

async function firstView(browser: Browser, address: string): Promise<View> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const seen = await page.evaluate(
    () =>
      new Promise<View>((resolve) => {
        const view: View = { firstMs: NaN, largestMs: NaN, shift: 0 };
        const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
            type,
            buffered: true,
          });
        watch('paint', ({ startTime }) => (view.firstMs = startTime));
        watch('largest-contentful-paint', ({ startTime }) => (view.largestMs = startTime));
        watch(
          'layout-shift',
          (entry) => (view.shift += (entry as unknown as { value: number }).value),
        );
        setTimeout(() => resolve(view), 1_000);
      }),
  );
  await context.close();
  return seen;
}
