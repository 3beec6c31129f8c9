import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { untilQuiet } from '../load/until-quiet.ts';
import { startChild } from '../server/child.ts';

/**
 * `npm run bench -- start`: from the start of the process to the first 200 of `/buses` with 5,000
 * listings, against `node -e` with an empty HTTP server, by turns; and what the idle server holds a
 * minute later, by kind. 127.0.0.1 only.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'idle-seconds': { type: 'string', default: '60' },
    listings: { type: 'string', default: '5000' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
const main = values.main ?? join(import.meta.dirname, '../../dist/server/main.js');
const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-start-'));
const [port, barePort] = [4594, 4595];
const bareScript = `require('node:http').createServer((_, to) => to.end('ok')).listen(${barePort}, '127.0.0.1')`;
/** As `npm start` sets them. */
const settings = {
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  DEMO: '0',
  LOG_LEVEL: 'silent',
  NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
  ...memorySettings,
};
const startOurs = () => startChild([...flags, main], settings, `http://127.0.0.1:${port}/buses`);
const startBare = () => startChild(['-e', bareScript], {}, `http://127.0.0.1:${barePort}/`);

try {
  const cli = join(main, '../cli.js');
  const seed = spawnSync(process.execPath, [cli, 'seed', '--count', values.listings], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
  });
  if (seed.status !== 0) throw new Error(`seed failed: ${String(seed.stderr)}`);
  // The first start draws the pictures, and fills the compile cache and the kept index at its end.
  const first = await startOurs();
  await untilQuiet(first.process.pid!);
  say(`The process that drew the demo's pictures: ${memoryOf(first.process.pid!)}`);
  await first.stop();
  const ours: { ms: number; cpuMs: number }[] = [];
  const bare: { ms: number; cpuMs: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [start, list] of [
      [startOurs, ours],
      [startBare, bare],
    ] as const) {
      const child = await start();
      list.push({ ms: child.startedMs, cpuMs: child.cpuMs() });
      await child.stop();
    }
  }
  const show = (name: string, list: typeof ours) =>
    `${name}: median ${median(list.map(({ ms }) => ms)).toFixed(0)} ms (${list.map(({ ms }) => ms.toFixed(0)).join(', ')}), ` +
    `processor time ${median(list.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms`;
  const times = median(ours.map(({ ms }) => ms)) / median(bare.map(({ ms }) => ms));
  say(show(`First 200 of /buses, ${values.listings} listings`, ours));
  say(show('First 200 of `node -e` with an empty server', bare));
  say(`Ratio ${times.toFixed(1)}; load of the machine ${loadavg()[0]?.toFixed(1)}`);

  const server = await startOurs();
  const seconds = Number(values['idle-seconds']);
  for (const after of [10, seconds]) {
    if (after > seconds) continue;
    await pause((after === seconds && seconds > 10 ? seconds - 10 : after) * 1_000);
    say(`Idle for ${after} s: ${memoryOf(server.process.pid!)}`);
  }
  await server.stop();
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** RssFile is the program itself (mapped, shared with other processes of the same file). */
function memoryOf(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);
  return `${megabytes('VmRSS')} MB resident (${megabytes('RssAnon')} own, ${megabytes('RssFile')} of files), ${megabytes('VmHWM')} MB at most`;
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
