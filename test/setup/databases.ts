import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import type { Database, Engine } from '#db/database.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { closedAtEnd } from './left-open.ts';
import { giveBackDatabase, takeDatabase } from './postgres-databases.ts';

/** One of the engines that a contract suite runs on. */
export type TestDatabase = {
  engine: Engine;
  /**
   * A new database of this engine, up to date and without rows; without tables when it is to be
   * `empty`. `connections` are those of its pool, 5 unless told otherwise; nothing with SQLite, which
   * has none.
   */
  create(request?: { connections?: number; empty?: boolean }): Promise<FreshDatabase>;
};

export type FreshDatabase = {
  database: Database;
  /** Opens the same database once more, as a second process would. */
  config: DatabaseConfig;
  /** Closes the database and removes it. */
  remove(): Promise<void>;
};

/** SQLite in one thread, as the tools have it. */
export const sqliteTestDatabase = sqlite(async () => {});

/** SQLite that writes on a thread of its own, as the server has it. */
const sqliteOnThread = sqlite((database) => database.writeOnThread?.());

/** One that others make and remove. */
export const databaseAt = (config: DatabaseConfig): TestDatabase => ({
  engine: config.kind,
  async create() {
    const database = await openDatabase(config);
    return { database, config, remove: () => database.close() };
  },
});

function sqlite(prepare: (database: Database) => Promise<void> | undefined): TestDatabase {
  const create: TestDatabase['create'] = async ({ empty = false } = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-sqlite-'));
    const config = { kind: 'sqlite', path: join(folder, 'omnibus.db') } as const;
    if (!empty) await copyFile(inject('migratedFile'), config.path);
    const database = await openDatabase(config);
    await prepare(database);
    return {
      database,
      config,
      async remove() {
        await database.close();
        await rm(folder, { recursive: true });
      },
    };
  };
  return { engine: 'sqlite', create };
}

function postgres(clusterUrl: string): TestDatabase {
  return {
    engine: 'postgres',
    async create({ connections = 5, empty = false } = {}) {
      const url = await takeDatabase(clusterUrl, empty);
      const config: DatabaseConfig = { kind: 'postgres', url, poolMax: connections };
      const database = await openDatabase(config);
      return {
        database,
        config,
        remove: closedAtEnd(async () => {
          await database.close();
          await giveBackDatabase(clusterUrl, url);
        }),
      };
    },
  };
}

/**
 * Runs a suite on every engine. Where PostgreSQL is not installed its tests are reported as
 * skipped, not left out.
 *
 *     describeDatabases('bus repository', ({ create }) => { … });
 */
export function describeDatabases(title: string, suite: (database: TestDatabase) => void): void {
  const clusterUrl = inject('postgresUrl');
  describe(`${title} on sqlite`, () => suite(sqliteOnThread));
  describe.skipIf(clusterUrl === null)(`${title} on postgres`, () =>
    suite(postgres(clusterUrl ?? '')),
  );
}
