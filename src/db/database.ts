import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database. `close()` waits for nothing: finish running work first. */
export interface Database {
  kysely: Kysely<Schema>;
  engine: Engine;
  /**
   * For notes on work that is simply done again when a power cut takes them: SQLite does not flush
   * these commits one by one. In order with all others: what is flushed later carries them along.
   * Absent with PostgreSQL.
   */
  bookkeeping?: Kysely<Schema>;
  /** Connections now, and queries that wait for one; absent where there is no pool. */
  pool?(): { total: number; idle: number; waiting: number };
  /**
   * Why the disk does not take what is written; null when it does. Tries it once more after a fault,
   * else costs nothing. Absent with PostgreSQL.
   */
  diskFault?(): Promise<string | null>;
  /**
   * From the next write on, a thread of its own writes and waits for the disk; for a process that
   * answers people. Until then this one does, which is quicker for a tool that ends soon. Absent with
   * PostgreSQL.
   */
  writeOnThread?(): Promise<void>;
  close(): Promise<void>;
}

/** Where a statement may run: on its own, or inside a transaction. */
export type Executor = Kysely<Schema> | Transaction<Schema>;
