import type { Database } from './database.ts';
import type { PostgresConfig } from './open-postgres.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

export type DatabaseConfig =
  | { kind: 'sqlite'; path: string }
  | ({ kind: 'postgres' } & PostgresConfig);

/** Opens the configured database without touching its tables; `migrate` brings them up to date. */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.kind === 'sqlite' ? openSqlite(config.path) : openPostgres(config);
}
