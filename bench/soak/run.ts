import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startChild } from '../server/child.ts';
import { measureOffered } from '../server/overload.ts';
import { slopeOf } from './slope.ts';
import { soakWithFaults } from './with-faults.ts';

/**
 * `npm run bench -- soak --minutes 30`: a steady load of pages, searches and forms, and whether memory grows
 * under it, by regression over the second half: what is left after a collection, and
 * the process as it is. Exit code 1 when what is left grows by more than the limit.
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
const memoryFile = join(dataDir, 'soak-memory.txt');
const env = {
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
  PAGE_CACHE_MB: '8',
  SOAK_MEMORY_FILE: memoryFile,
  ...memorySettings,
};
const collecting = ['--import', join(import.meta.dirname, 'collected-memory.mjs')];
try {
  const server = await startChild(
    [...flags, ...collecting, main],
    env,
    `http://127.0.0.1:${port}/readyz`,
  );
  const asItIs: Sample[] = [];
  const began = performance.now();
  let asked = 0;
  let lost = 0;
  while (performance.now() - began < minutes * 60_000) {
    const figures = await measureOffered(port, Number(values.rate), 5);
    asked += figures.offered * 5;
    lost += figures.broken + figures.unsent;
    const hours = (performance.now() - began) / 3_600_000;
    asItIs.push({ hours, megabytes: server.rssMegabytes() });
  }
  await server.stop();
  const lines = (await readFile(memoryFile, 'utf8')).trim().split('\n');
  const left = (column: 1 | 2): Sample[] =>
    lines.map((line) => {
      const figures = line.split(' ').map(Number);
      return { hours: figures[0]! / 3_600, megabytes: figures[column]! };
    });
  process.stdout.write(`${minutes} min, ${Math.round(asked)} requests, ${lost} lost\n`);
  tell('heap after a collection', left(1));
  const { perHour, error } = tell('process after a collection', left(2));
  tell('process as it is', asItIs);
  const limit = values['limit-mb-per-hour'];
  const grows = limit !== undefined && perHour - 2 * error > Number(limit);
  if (lost > 0 || grows) process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

interface Sample {
  hours: number;
  megabytes: number;
}

/** The first half fills caches and warms the compiler: the slope is that of the second. */
function tell(what: string, samples: readonly Sample[]) {
  const half = samples.slice(samples.length >> 1);
  const slope = slopeOf(half);
  const [from, middle, to] = [samples.at(0), half.at(0), samples.at(-1)].map((one) =>
    one?.megabytes.toFixed(1),
  );
  process.stdout.write(
    `${what}: ${from} → ${middle} → ${to} MB, ` +
      `slope of the second half ${slope.perHour.toFixed(1)} ± ${(2 * slope.error).toFixed(1)} MB/hour\n`,
  );
  return slope;
}
