import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from './engines/all-engines.ts';
import { report } from './report.ts';

/**
 * `npm run bench -- search [size] [engine,engine…]`: every engine in turn on the same listings and
 * queries, one process at a time, then the report.
 * @bench unbuilt
 */
const size = Number(process.argv[2] ?? 100_000);
const wanted = process.argv[3]?.split(',') ?? Object.keys(ENGINES);
const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const here = import.meta.dirname;
const reports = join(here, '..', 'reports');
const MOST_MINUTES = 12;

function inOwnProcess(script: string, args: readonly string[], output: string): unknown {
  const child = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8000', join(here, script), ...args, output],
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: MOST_MINUTES * 60_000 },
  );
  return child.status === 0 ? JSON.parse(readFileSync(output, 'utf8')) : null;
}

mkdirSync(join(reports, 'search'), { recursive: true });
const output = join(folder, 'measured.json');
for (const engine of wanted) {
  console.log(`${engine}, ${size} listings …`);
  const measured = inOwnProcess('measure.ts', [engine, String(size)], output);
  const file = join(reports, 'search', `${size}-${engine.replaceAll(' ', '-')}.json`);
  if (measured) writeFileSync(file, JSON.stringify(measured));
  else console.log(`${engine} did not finish`);
}
if (wanted.includes('search-core')) {
  console.log('updates …');
  const updates = inOwnProcess('measure-updates.ts', [String(size)], output);
  if (updates)
    writeFileSync(join(reports, 'search', `${size}.updates.json`), JSON.stringify(updates));
}
rmSync(folder, { recursive: true });
writeFileSync(join(reports, 'search.md'), report(join(reports, 'search')));
console.log('wrote bench/reports/search.md');
