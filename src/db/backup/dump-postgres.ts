import { sql } from 'kysely';
import type { DatabaseCopy } from '#domain/backup/backup-manifest.ts';
import type { Database, Executor } from '../database.ts';
import { findPostgresProgram, runProgram, withoutPassword } from './postgres-programs.ts';

/** Any number, the same in every process that writes a backup: spells "bkup" in ASCII. */
const advisoryLockId = 0x626b7570;

/**
 * Writes the database to `target` in PostgreSQL's own format, as of one instant, and reads its table
 * of contents again. Throws one line when there is no `pg_dump`, when another process is at it, or
 * when it fails.
 */
export async function dumpPostgres(
  database: Database,
  databaseUrl: string,
  target: string,
): Promise<DatabaseCopy> {
  const dump = await programOrRefusal('pg_dump');
  const restore = await programOrRefusal('pg_restore');
  const rows = await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await sql`set local statement_timeout = 0`.execute(trx);
      if (!(await one<boolean>(trx, `select pg_try_advisory_xact_lock(${advisoryLockId})`)))
        throw new Error('another process is writing a backup of this database');
      const counts = await countTables(trx);
      const snapshot = await one<string>(trx, 'select pg_export_snapshot()');
      await withoutPassword(databaseUrl, (url) =>
        runProgram(dump, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          '--no-comments',
          '--schema=public',
          `--snapshot=${snapshot}`,
          `--file=${target}`,
          `--dbname=${url}`,
        ]),
      );
      return counts;
    });
  const contents = await runProgram(restore, ['--list', target]);
  for (const table of Object.keys(rows)) {
    if (!new RegExp(`TABLE DATA public ${table} `).test(contents))
      throw new Error(`the dump lacks the table ${table}`);
  }
  return { rows };
}

/** Where a program is, or one line about what to install. */
export async function programOrRefusal(name: string): Promise<string> {
  const program = await findPostgresProgram(name);
  if (program !== null) return program;
  throw new Error(
    `${name} is not installed here (Debian: apt-get install postgresql-client); it must not be older than the server`,
  );
}

async function countTables(trx: Executor): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(trx);
  const rows: Record<string, number> = {};
  for (const { name } of tables.rows)
    rows[name] = Number(await one<number>(trx, `select count(*) from public."${name}"`));
  return rows;
}

async function one<Value>(trx: Executor, statement: string): Promise<Value> {
  const { rows } = await sql.raw<Record<string, Value>>(statement).execute(trx);
  return Object.values(rows[0] ?? {})[0] as Value;
}
