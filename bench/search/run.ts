import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from './engines/all-engines.ts';
import type { Measured } from './measure.ts';
import { report } from './report.ts';

/**
 * `npm run bench:search -- [size] [engine,engine…]`: every engine in turn on the same listings and
 * queries, one process at a time, then the report.
 */
const size = Number(process.argv[2] ?? 100_000);
const wanted = process.argv[3]?.split(',') ?? Object.keys(ENGINES);
const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const here = import.meta.dirname;
const reports = join(here, '..', 'reports');
const MOST_MINUTES = 12;

for (const engine of wanted) {
  const output = join(folder, 'measured.json');
  console.log(`${engine}, ${size} listings …`);
  const child = spawnSync(
    process.execPath,
    [
      '--expose-gc',
      '--max-old-space-size=8000',
      join(here, 'measure.ts'),
      engine,
      String(size),
      output,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: MOST_MINUTES * 60_000 },
  );
  if (child.status !== 0) {
    console.log(`${engine} did not finish`);
    continue;
  }
  const measured = JSON.parse(readFileSync(output, 'utf8')) as Measured;
  mkdirSync(join(reports, 'search'), { recursive: true });
  writeFileSync(
    join(reports, 'search', `${size}-${engine.replaceAll(' ', '-')}.json`),
    JSON.stringify(measured),
  );
}
rmSync(folder, { recursive: true });
writeFileSync(join(reports, 'search.md'), report(join(reports, 'search')));
console.log('wrote bench/reports/search.md');
