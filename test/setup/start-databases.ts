import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { inCluster, startPostgresCluster } from './postgres-cluster.ts';

/** The database of the cluster that those of the tests are copies of. */
export const migratedDatabase = 'migrated';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser address of the throwaway cluster, or null where PostgreSQL is not installed. */
    postgresUrl: string | null;
    /** An SQLite file with all tables and no rows, to be copied. */
    migratedFile: string;
  }
}

/**
 * Vitest global setup: one PostgreSQL cluster in a temporary folder, without durability, and of either
 * engine a database that is up to date, which tests copy. All of it is removed at the end, whatever
 * the tests did.
 */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-migrated-'));
  const path = join(folder, 'omnibus.db');
  await bringUpToDate({ kind: 'sqlite', path });
  project.provide('migratedFile', path);
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster?.url ?? null);
  if (cluster) {
    const url = await inCluster(
      cluster.url,
      `create database ${migratedDatabase}`,
      migratedDatabase,
    );
    await bringUpToDate({ kind: 'postgres', url, poolMax: 1 });
  } else {
    process.stderr.write('PostgreSQL is not installed (no initdb): its suites are skipped.\n');
  }
  return async () => {
    await cluster?.remove();
    await rm(folder, { recursive: true });
  };
}

async function bringUpToDate(config: DatabaseConfig): Promise<void> {
  const database = await openDatabase(config);
  await migrate(database);
  // As in operation, where it looks at tables that are empty most of the time: else its plans are others.
  if (config.kind === 'postgres') await sql`analyze`.execute(database.kysely);
  await database.close();
}
