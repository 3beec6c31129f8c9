import type { Database } from './database.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import { openDatabase, type DatabaseConfig } from './open-database.ts';

/**
 * `migrate` on a connection of its own, which may take longer than a visitor waits. SQLite, which has
 * no connections to spare, migrates on the one that is open.
 */
export async function migrateApart(
  open: Database,
  config: DatabaseConfig,
  options: MigrateOptions,
): Promise<string[]> {
  if (config.kind === 'sqlite') return migrate(open, options);
  const own = await openDatabase({ ...config, poolMax: 1, name: 'omnibus-migrate' });
  try {
    return await migrate(own, options);
  } finally {
    await own.close();
  }
}
