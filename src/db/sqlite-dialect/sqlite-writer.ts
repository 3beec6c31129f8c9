import type { Flush } from './flush.ts';
import type { StatementResult } from './statement-cache.ts';
import type { WriteHandle } from './write-handle.ts';

/**
 * The connection that writes, wherever it runs. One holder at a time: `WriteTurn` sees to that.
 * Everything rejects with SQLite's own error (`code`, `errcode`, `errstr`, `message`).
 */
export interface SqliteWriter {
  /** Takes the database's write lock; SQLITE_BUSY at once while another process has it. */
  begin(flush: Flush): Promise<void>;
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** A transaction of one statement: begun, run and committed, or rolled back, in one go. */
  alone(flush: Flush, sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** After everything that was asked before. What is asked later is refused. */
  close(): Promise<void>;
}

/** Writes in the calling thread, which waits for the disk. */
export function writeHere(handle: WriteHandle): SqliteWriter {
  return {
    begin: async (flush) => handle.begin(flush),
    run: async (sql, parameters) => handle.run(sql, parameters),
    alone: async (flush, sql, parameters) => handle.alone(flush, sql, parameters),
    close: async () => handle.close(),
  };
}
