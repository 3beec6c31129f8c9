import type { Database } from './database.ts';
import type { PostgresConfig } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

export type DatabaseConfig =
  | { kind: 'sqlite'; path: string }
  | ({ kind: 'postgres' } & PostgresConfig);

/** Opens the configured database without touching its tables; `migrate` brings them up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.kind === 'sqlite') return openSqlite(config.path);
  // Its driver takes a part of the start that only those who use it should pay.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(config);
}
