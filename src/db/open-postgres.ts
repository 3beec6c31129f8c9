import { PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './database.ts';
import { discardingPool } from './discarding-pool.ts';
import { EmptyListsCompiler } from './postgres-compiler.ts';
import { RetryingKysely } from './retrying-kysely.ts';

const int8Oid = 20;

class Dialect extends PostgresDialect {
  override createQueryCompiler = () => new EmptyListsCompiler();
}

export interface PostgresConfig {
  url: string;
  /** Connections per process, 10 unless told otherwise. */
  poolMax?: number;
  /** How PostgreSQL lists them; begins with `omnibus`. */
  name?: string;
  /** One statement may take so long, 30 s unless told otherwise. */
  statementTimeoutMs?: number;
  /** One statement may wait for a lock so long, 15 s unless told otherwise. */
  lockTimeoutMs?: number;
  /**
   * So long after a statement was sent its connection is given up, whatever the server does: a line
   * may go silent without an end. Never unless told otherwise.
   */
  silenceTimeoutMs?: number;
  /** A new or free connection may take so long, 5 s unless told otherwise. */
  connectTimeoutMs?: number;
  /** Told when an idle connection breaks; the pool replaces it by itself on the next query. */
  onIdleError?: (error: Error) => void;
}

/** Connects once to fail early; the message names the host but never the password. */
export async function openPostgres(config: PostgresConfig): Promise<Database> {
  const pool = new Pool({
    connectionString: config.url,
    max: config.poolMax ?? 10,
    application_name: config.name ?? 'omnibus',
    connectionTimeoutMillis: config.connectTimeoutMs ?? 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: config.statementTimeoutMs ?? 30_000,
    query_timeout: config.silenceTimeoutMs,
    lock_timeout: config.lockTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: typeParser as typeof types.getTypeParser },
  });
  pool.on('error', (error) => config.onIdleError?.(error));
  // A connection that ends between the statements of a transaction tells only itself: unheard, that
  // ends the process. The next statement fails and says why.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new RetryingKysely({
    dialect: new Dialect({ pool: discardingPool(pool) }),
  });
  try {
    await sql`select 1`.execute(kysely);
  } catch (error) {
    await kysely.destroy();
    throw new Error(
      `Cannot reach PostgreSQL at ${hostOf(config.url)}: ${(error as Error).message}`,
      { cause: error },
    );
  }
  let closed = false;
  return {
    kysely,
    engine: 'postgres',
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      if (closed) return;
      closed = true;
      await kysely.destroy();
    },
  };
}

/** Our 64-bit columns hold cents, counts and ids: all far below 2^53, so numbers are safe. */
function typeParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (oid === int8Oid && format !== 'binary') return Number;
  return types.getTypeParser(oid, format as 'text');
}

function hostOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'the given address';
}
