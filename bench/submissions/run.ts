import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import { startServer } from '#test/setup/start-server.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { measureLoad, type LoadReport, type Percentiles } from './measure.ts';

/**
 * `npm run bench -- submissions`: how fast pages are while nobody writes, and while 100 forms a second
 * arrive, half messages and half buses, on SQLite with its full sync on every commit.
 * @bench unbuilt
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '100' },
    pages: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '3' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
if (!values.main) ensureBuilt();
const mostTimes = 2;
const seconds = Number(values.seconds);
const rate = Number(values.rate);
const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-submissions-'));
const server = await startServer({
  command: process.execPath,
  args: [values.main ?? join(projectRoot, 'dist/server/main.js')],
  cwd: dataDir,
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
  },
  timeoutMs: 120_000,
});
try {
  const { origin } = server;
  const list = await (await fetch(`${origin}/buses`)).text();
  const detail = /href="(\/buses\/[^"?#]+)"/.exec(list)?.[1] ?? '/buses';
  const paths = ['/', '/buses', detail, '/buses?page=2', '/contact', '/sell-your-bus'];
  const load = { origin, paths, pagesPerSecond: Number(values.pages), seconds };
  // The first seconds are those of a compiler.
  await measureLoad({ ...load, submissionsPerSecond: rate, seconds: Math.min(10, seconds) });
  await measureLoad({ ...load, submissionsPerSecond: 0, seconds: 3 });
  // In turn, and the middle one of each: what else the machine does falls on both.
  const idles: LoadReport[] = [];
  const loadeds: LoadReport[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    idles.push(await measureLoad({ ...load, submissionsPerSecond: 0 }));
    loadeds.push(await measureLoad({ ...load, submissionsPerSecond: rate }));
  }
  const [idle, loaded] = [middle(idles), middle(loadeds)];
  const times = loaded.pageMs.p99 / idle.pageMs.p99;
  const whole = [...idles, ...loadeds].every((one) => one.refused + one.badPages === 0);
  const passed = whole && times <= mostTimes;
  process.stdout.write(
    `pages, nobody writing:   ${words(idle.pageMs)}\n` +
      `pages, ${rate} forms/s:     ${words(loaded.pageMs)}  (p99 ${times.toFixed(2)} ×, at most ${mostTimes})\n` +
      `forms:                   ${words(loaded.submissionMs)}, ${loaded.accepted} accepted in ${seconds} s, ${loaded.refused} not; ${values.rounds} rounds\n` +
      `${passed ? 'passed' : 'FAILED'}\n`,
  );
  process.exitCode = passed ? 0 : 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function middle(reports: readonly LoadReport[]): LoadReport {
  const sorted = reports.toSorted((one, other) => one.pageMs.p99 - other.pageMs.p99);
  const report = sorted[Math.floor(sorted.length / 2)];
  if (!report) throw new Error('--rounds must be 1 or more');
  return report;
}

function words({ p50, p99, max }: Percentiles): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${max.toFixed(0)} ms`;
}
