import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDealerFile } from './write-dealer-file.ts';

/**
 * `npm run bench -- import [ROWS]`: a generated dealer's list is read, understood and stored durably
 * in SQLite by a process of its own, then imported once more. Target: 100,000 rows in at most 60 s
 * with at most 300 MB.
 * @bench unbuilt
 */
const rows = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'omnibus-bench-'));
try {
  const file = join(folder, 'dealer.csv');
  await writeDealerFile(file, rows);
  const megabytes = statSync(file).size / 1024 ** 2;
  console.log(
    `${rows.toLocaleString('en-US')} rows, ${megabytes.toFixed(1)} MB, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  for (const name of ['first import', 'same file again']) {
    const result = measure(file);
    const rate = Math.round(rows / result.seconds).toLocaleString('en-US');
    console.log(
      `${name}: ${result.seconds.toFixed(1)} s, ${rate} rows/s, peak ${Math.round(result.peakMb)} MB`,
    );
    console.log(
      `  ${result.added} added, ${result.changed} changed, ${result.unchanged} unchanged, ${result.rejected} rejected`,
    );
    console.log(`  memory by tenths of the run: ${result.rssMb.join(', ')} MB`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function measure(file: string) {
  const script = join(import.meta.dirname, 'measured-import.ts');
  const output = execFileSync(process.execPath, [script, file, join(folder, 'data')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as Record<
    'added' | 'changed' | 'unchanged' | 'rejected' | 'seconds' | 'peakMb',
    number
  > & { rssMb: number[] };
}
