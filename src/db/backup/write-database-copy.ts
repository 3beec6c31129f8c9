import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { DatabaseCopy } from '#domain/backup/backup-manifest.ts';
import type { Database } from '../database.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { examineSqlite } from './sqlite-worker.ts';

/** How this database is reached by those that copy it. */
export type CopiedDatabase = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** Writes all of the database into one new file, as of one instant, and verifies it. */
export async function writeDatabaseCopy(
  database: Database,
  at: CopiedDatabase,
  target: string,
): Promise<DatabaseCopy> {
  if (at.kind === 'postgres') return dumpPostgres(database, at.url, target);
  const { rows, problem } = await examineSqlite(at.path, { target });
  if (problem !== null) throw new Error(`the copy of ${at.path} is not usable: ${problem}`);
  return { rows };
}

/** Bytes the database takes now; a copy takes no more. */
export async function databaseBytes(database: Database, at: CopiedDatabase): Promise<number> {
  if (at.kind === 'sqlite') return (await stat(at.path)).size;
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes
  `.execute(database.kysely);
  return rows[0]?.bytes ?? 0;
}
