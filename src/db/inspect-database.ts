import { sql } from 'kysely';
import type { Database, Engine } from './database.ts';

/** What each engine must be set to for an acknowledged lead to survive a power cut, and what is as good. */
const durableSettings: Record<Engine, Record<string, string[]>> = {
  sqlite: { journal_mode: ['wal'], synchronous: ['2'] },
  postgres: {
    fsync: ['on'],
    full_page_writes: ['on'],
    // Each flushes our own server's disk first.
    synchronous_commit: ['on', 'remote_apply', 'remote_write', 'local'],
  },
};

export interface SettingReport {
  name: string;
  value: string;
  wanted: string;
}

/** The settings that durability rests on, as they are; `value` differs from `wanted` when unsafe. */
export async function inspectDurability(database: Database): Promise<SettingReport[]> {
  const command = database.engine === 'sqlite' ? 'pragma' : 'show';
  const reports: SettingReport[] = [];
  for (const [name, good] of Object.entries(durableSettings[database.engine])) {
    const value = await firstValue(database, `${command} ${name}`);
    reports.push({ name, value, wanted: good.includes(value) ? value : good[0]! });
  }
  return reports;
}

/** Such as "SQLite 3.53.4" or "PostgreSQL 15.14 (Debian 15.14-0+deb12u1)". */
export async function engineVersion(database: Database): Promise<string> {
  return database.engine === 'sqlite'
    ? `SQLite ${await firstValue(database, 'select sqlite_version()')}`
    : `PostgreSQL ${await firstValue(database, 'show server_version')}`;
}

/** What is asked of the role of `DATABASE_URL`, for a sentence that begins with an article. */
export const roleNeeded =
  'role of DATABASE_URL must own its database, on a server that takes changes';

/** Why nothing can be written, nor a table made by a migration, in a few words; null when all can be. */
export async function rightsProblem({ kysely, engine }: Database): Promise<string | null> {
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ role: string; reads_only: boolean; may_create: boolean | null }>`
    select current_user as role, current_setting('transaction_read_only') = 'on' as reads_only,
      has_schema_privilege(current_schema(), 'create') as may_create`.execute(kysely);
  const { role, reads_only: readsOnly, may_create: mayCreate } = rows[0]!;
  if (readsOnly) return 'the server takes no changes, or none of this role';
  return mayCreate ? null : `the role ${role} may not make tables`;
}

async function firstValue({ kysely }: Database, statement: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(kysely);
  return String(Object.values(rows[0] ?? {})[0] ?? '');
}
