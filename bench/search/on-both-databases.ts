import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConfig } from '#db/open-database.ts';
import { postgresBinaries, temporaryPostgres } from './temporary-postgres.ts';

/**
 * Measures on SQLite, and on PostgreSQL where it is installed; both are empty, and gone afterwards.
 * The process ends with 1 when `measure` says that a number was missed.
 */
export async function measureOnBoth(
  measure: (config: DatabaseConfig) => Promise<boolean>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-'));
  const results = [await measure({ kind: 'sqlite', path: join(folder, 'omnibus.db') })];
  await rm(folder, { recursive: true });
  if (postgresBinaries()) {
    const { host, port, user, stop } = await temporaryPostgres();
    try {
      const url = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
      results.push(await measure({ kind: 'postgres', url, poolMax: 4 }));
    } finally {
      stop();
    }
  } else {
    process.stdout.write('postgres: not installed, not measured\n');
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
