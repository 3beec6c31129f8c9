import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { untilQuiet } from '../load/until-quiet.ts';
import { median } from '../pages/median.ts';
import { startChild, type Child } from '../server/child.ts';
import { medianRows, memoryKinds, residentMegabytes, type Kinds } from './idle-memory.ts';
import { partsOfStart, type Profile } from './parts-of-start.ts';

/**
 * `npm run bench -- start`: from the start of `npm start`'s process to the first 200 of `/buses` with
 * 5,000 listings, on one core, by turns with `node -e` and an empty HTTP server; what each part of
 * that start costs; and what a server holds that has been idle for a minute. Goals: 450 ms, 140 MB.
 * Medians of ten. Writes bench/reports/start.md. 127.0.0.1 only.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    'idle-seconds': { type: 'string', default: '60' },
    listings: { type: 'string', default: '5000' },
    /** A server built elsewhere, started without the checks of `npm start`; writes no report. */
    main: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '../..');
const rounds = Number(values.rounds);
const idleSeconds = Number(values['idle-seconds']);
const profiledStarts = 3;
const main = values.main ?? join(root, 'dist/server/main.js');
const begin = values.main ? [...flags, main] : [join(root, 'bin/start.mjs')];
const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-start-'));
const [port, barePort] = [4594, 4595];
const bareScript = `require('node:http').createServer((_, to) => to.end('ok')).listen(${barePort}, '127.0.0.1')`;
const settingsOf = (name: string, at: number) => ({
  PORT: String(at),
  DATA_DIR: join(folder, name),
  DEMO: '0',
  LOG_LEVEL: 'silent',
  NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
  ...memorySettings,
});
const settings = settingsOf('data', port);
const startOurs = (args = begin, env = {}, at = port) =>
  startChild(args, { ...settings, ...env }, `http://127.0.0.1:${at}/buses`);
const startBare = () => startChild(['-e', bareScript], {}, `http://127.0.0.1:${barePort}/`);

// The servers run on the first core; whoever asks them takes nothing of it.
spawnSync('taskset', ['-cp', '1', String(process.pid)]);
try {
  await prepare();
  const { ours, bare } = await measureStarts();
  const parts = await measureParts();
  const memory = await measureMemory();
  const report = [
    '# The start of the server, and what it holds at rest',
    `Node ${process.version}, ${values.listings} listings, every server on one core. Medians of ${rounds}; written by \`npm run bench -- start\`. Load of the machine at the end: ${loadavg()[0]?.toFixed(1)} (the wall clock means little above 1; processor time holds longer).`,
    '## From the start of the process to the first 200 of /buses',
    [
      '| | wall clock | least | processor time | least |',
      '|---|---|---|---|---|',
      row('`npm start`, everything built', ours),
      row('`node -e` with an empty server', bare),
    ].join('\n'),
    `Ratio of processor time: ${(median(ours.map(({ cpuMs }) => cpuMs)) / median(bare.map(({ cpuMs }) => cpuMs))).toFixed(1)}. Goal: 450 ms.`,
    '## What the main thread does until then',
    `Of the server's process without the checks before it, medians of ${profiledStarts} starts under \`--cpu-prof\`, which itself takes a part.`,
    `| part | ms | share |\n|---|---|---|\n${parts.join('\n')}`,
    `## Idle for ${idleSeconds} s`,
    `| | MB |\n|---|---|\n${medianRows(memory).join('\n')}`,
    `From ${Math.min(...memory.map(({ whole = 0 }) => whole)).toFixed(0)} to ${Math.max(...memory.map(({ whole = 0 }) => whole)).toFixed(0)} MB. Goal: 140 MB.`,
  ].join('\n\n');
  process.stdout.write(`${report}\n`);
  if (!values.main) await writeFile(join(root, 'bench/reports/start.md'), `${report}\n`);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** The first start draws the pictures, and fills the compile cache and the kept index at its end. */
async function prepare(): Promise<void> {
  const seed = spawnSync(
    process.execPath,
    [join(main, '../cli.js'), 'seed', '--count', values.listings],
    { env: { ...process.env, ...settings, NODE_ENV: 'production' } },
  );
  if (seed.status !== 0) throw new Error(`seed failed: ${String(seed.stderr)}`);
  const first = await startOurs();
  await untilQuiet(first.process.pid!);
  await first.stop();
}

async function measureStarts() {
  const ours: Figures[] = [];
  const bare: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [start, list] of [
      [startOurs, ours],
      [startBare, bare],
    ] as const) {
      const child = await start();
      list.push({ ms: child.startedMs, cpuMs: child.cpuMs() });
      await child.stop();
    }
  }
  return { ours, bare };
}

async function measureParts(): Promise<string[]> {
  const starts: Map<string, number>[] = [];
  for (let round = 0; round < profiledStarts; round += 1) {
    const into = join(folder, `profile-${round}`);
    const profiling = ['--cpu-prof', '--cpu-prof-interval', '250', '--cpu-prof-dir', into];
    const child = await startOurs([...profiling, ...flags, main]);
    await child.stop();
    starts.push(partsOfStart(mainProfile(into)));
  }
  const names = [...new Set(starts.flatMap((parts) => [...parts.keys()]))];
  const rows = names.map((name) => ({
    name,
    ms: median(starts.map((parts) => parts.get(name) ?? 0)),
  }));
  const whole = rows.reduce((sum, { ms }) => sum + ms, 0);
  return rows
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ name, ms }) => `| ${name} | ${ms.toFixed(0)} | ${((100 * ms) / whole).toFixed(0)} % |`);
}

/** Threads write profiles of their own, which are small. */
function mainProfile(into: string): Profile {
  const texts = readdirSync(into).map((name) => readFileSync(join(into, name), 'utf8'));
  return JSON.parse(texts.toSorted((a, b) => b.length - a.length)[0]!) as Profile;
}

/** Ten servers, each with data of its own, started one after the other and idle side by side. */
async function measureMemory() {
  const children: { child: Child; file: string }[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const name = `data-${at}`;
    mkdirSync(join(folder, name));
    cpSync(join(folder, 'data'), join(folder, name), { recursive: true });
    const file = join(folder, `memory-${at}.json`);
    const telling = {
      ...settingsOf(name, port + 2 + at),
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'tell-memory.mjs')}`,
      BENCH_MEMORY_FILE: file,
      BENCH_MEMORY_AFTER_MS: String(idleSeconds * 1_000),
    };
    children.push({ child: await startOurs(begin, telling, port + 2 + at), file });
  }
  await pause((idleSeconds + 10) * 1_000);
  const kinds = children.map(({ child, file }) => memoryKinds(child.process.pid!, file));
  const most = median(children.map(({ child }) => residentMegabytes(child.process.pid!, 'VmHWM')));
  for (const { child } of children) await child.stop();
  return kinds.map((one): Kinds => ({ ...one, 'at most, since its start': most }));
}

interface Figures {
  ms: number;
  cpuMs: number;
}

function row(name: string, list: readonly Figures[]): string {
  const told = (figures: readonly number[]) =>
    `${median(figures).toFixed(0)} ms | ${Math.min(...figures).toFixed(0)} ms`;
  return `| ${name} | ${told(list.map(({ ms }) => ms))} | ${told(list.map(({ cpuMs }) => cpuMs))} |`;
}
