import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Executor } from './database.ts';
import { isWithoutTable } from './database-faults.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { createTable, type Migration } from './migrations/migration.ts';

/** Any number, the same in every process that migrates: spells "omni" in ASCII. */
const advisoryLockId = 0x6f6d6e69;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lockNotAvailable = '55P03';
const mostLockAttempts = 4;
const lockPauseMs = 1_000;

/** The database cannot be brought up to date; the message says what a person should do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export interface MigrateOptions {
  /** All there are, unless told otherwise. */
  migrations?: readonly Migration[];
  /**
   * Whether a newer version may have been here: what it added is left alone, as migrations only add.
   * Its own migrations must then all come after ours.
   */
  mayBeNewer?: boolean;
}

/**
 * Brings the schema up to date in one transaction under a lock, so that several processes may start
 * at once and a failure changes nothing. Returns the names of the migrations it applied. Throws
 * `MigrationError` for a database that a newer version has written or whose history differs.
 */
export async function migrate(
  database: Database,
  { migrations = allMigrations, mayBeNewer = false }: MigrateOptions = {},
): Promise<string[]> {
  const known = { migrations, mayBeNewer };
  if (await isCurrent(database, known)) return [];
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(database, known);
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
      if (attempt === mostLockAttempts)
        throw new MigrationError(
          'Another program holds a lock on a table that has to change; end it, then start again',
          { cause: error },
        );
      await pause(attempt * lockPauseMs);
    }
  }
}

type Known = Required<MigrateOptions>;

function migrateOnce(database: Database, known: Known): Promise<string[]> {
  return database.kysely.transaction().execute(async (trx) => {
    if (database.engine === 'postgres') {
      await sql`set local lock_timeout = '10min'`.execute(trx);
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLockId)})`.execute(trx);
      // Whoever asks for a table behind us waits as long as we do (fault matrix B9).
      await sql`set local lock_timeout = '2s'`.execute(trx);
    }
    const history = await readHistory(database, trx);
    refuseForeignHistory(database, history, known);
    const pending = known.migrations.filter(({ name }) => !history.has(name));
    for (const migration of pending) await apply(database, trx, migration);
    return pending.map(({ name }) => name);
  });
}

/** The names of what `migrate` would apply. Changes nothing; throws `MigrationError` where it would. */
export async function pendingMigrations(
  database: Database,
  { migrations = allMigrations, mayBeNewer = false }: MigrateOptions = {},
): Promise<string[]> {
  const history = await appliedMigrations(database.kysely).catch((error: unknown) => {
    if (isWithoutTable(error)) return new Map<string, string>();
    throw error;
  });
  refuseForeignHistory(database, history, { migrations, mayBeNewer });
  return migrations.flatMap(({ name }) => (history.has(name) ? [] : name));
}

/** A start that has nothing to do need not wait for whoever is writing. */
async function isCurrent(database: Database, known: Known): Promise<boolean> {
  const pending = await pendingMigrations(database, known).catch((error: unknown) => {
    if (error instanceof MigrationError) throw error;
    return null; // The locked path will report it.
  });
  return pending?.length === 0;
}

async function readHistory(database: Database, trx: Executor): Promise<Map<string, string>> {
  const create = createTable(database.engine, 'schema_migrations', (type) => [
    `name ${type.key} primary key`,
    `checksum ${type.key} not null`,
    `applied_at ${type.key} not null`,
  ]);
  await sql.raw(create.replace('create table', 'create table if not exists')).execute(trx);
  return appliedMigrations(trx);
}

async function appliedMigrations(executor: Executor): Promise<Map<string, string>> {
  const rows = await executor
    .selectFrom('schema_migrations')
    .select(['name', 'checksum'])
    .execute();
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseForeignHistory(
  database: Database,
  history: Map<string, string>,
  { migrations, mayBeNewer }: Known,
): void {
  const isWhole = migrations.every(({ name }) => history.has(name));
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of history) {
    const migration = byName.get(name);
    if (!migration) {
      if (mayBeNewer && isWhole) continue;
      throw new MigrationError(
        `The database was migrated by a newer version (${name}); run that version, go back with ALLOW_NEWER_DATABASE=1, or restore a backup taken before it`,
      );
    }
    if (checksum !== checksumOf(migration, database)) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied to this database; use the released version, or start with an empty database`,
      );
    }
  }
}

async function apply(database: Database, trx: Executor, migration: Migration): Promise<void> {
  for (const statement of migration.statements(database.engine)) {
    await sql.raw(statement).execute(trx);
  }
  await trx
    .insertInto('schema_migrations')
    .values({
      name: migration.name,
      checksum: checksumOf(migration, database),
      applied_at: new Date().toISOString(),
    })
    .execute();
}

function checksumOf(migration: Migration, { engine }: Database): string {
  return createHash('sha256').update(migration.statements(engine).join(';\n')).digest('hex');
}
