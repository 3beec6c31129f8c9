import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startChild } from '../server/child.ts';
import { measureOffered } from '../server/overload.ts';
import { slopeOf } from './slope.ts';
import { soakWithFaults } from './with-faults.ts';

/**
 * `npm run soak -- --minutes 30`: a steady load of pages, searches and forms, and whether memory grows
 * under it, by regression over the second half. Exit code 1 when it grows by more than the limit.
 * `--faults SEED [--database postgres] [--every 60]` breaks something once a minute instead and looks
 * for what was acknowledged (`with-faults.ts`); exit code 1 when anything is wrong.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    rate: { type: 'string', default: '60' },
    'limit-mb-per-hour': { type: 'string' },
    faults: { type: 'string' },
    every: { type: 'string', default: '60' },
    database: { type: 'string', default: 'sqlite' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const main = values.main ?? join(import.meta.dirname, '../../dist/server/main.js');
if (values.faults !== undefined) {
  const wrong = await soakWithFaults({
    main,
    minutes,
    rate: Number(values.rate),
    seed: Number(values.faults),
    everySeconds: Number(values.every),
    database: values.database === 'postgres' ? 'postgres' : 'sqlite',
    say: (line) => process.stdout.write(`${line}\n`),
  });
  for (const line of wrong) process.stdout.write(`WRONG ${line}\n`);
  process.exit(wrong.length > 0 ? 1 : 0);
}
const port = 4593;
const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-soak-'));
const env = {
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
  PAGE_CACHE_MB: '8',
  ...memorySettings,
};
try {
  const server = await startChild([...flags, main], env, `http://127.0.0.1:${port}/readyz`);
  const samples: { hours: number; megabytes: number }[] = [];
  const began = performance.now();
  let asked = 0;
  let lost = 0;
  while (performance.now() - began < minutes * 60_000) {
    const figures = await measureOffered(port, Number(values.rate), 5);
    asked += figures.offered * 5;
    lost += figures.broken + figures.unsent;
    const hours = (performance.now() - began) / 3_600_000;
    samples.push({ hours, megabytes: server.rssMegabytes() });
  }
  await server.stop();
  // The first half fills caches and warms the compiler.
  const { perHour, error } = slopeOf(samples.slice(samples.length >> 1));
  const sizes = samples.map(({ megabytes }) => Math.round(megabytes));
  process.stdout.write(
    `${minutes} min, ${Math.round(asked)} requests, ${lost} lost, memory ${sizes.at(0)} → ${sizes.at(-1)} MB, ` +
      `slope of the second half ${perHour.toFixed(1)} ± ${(2 * error).toFixed(1)} MB/hour\n`,
  );
  const limit = values['limit-mb-per-hour'];
  const grows = limit !== undefined && perHour - 2 * error > Number(limit);
  if (lost > 0 || grows) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
