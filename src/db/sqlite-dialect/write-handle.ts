import type { DatabaseSync } from 'node:sqlite';
import type { Flush } from './flush.ts';
import type { StatementCache, StatementResult } from './statement-cache.ts';

/**
 * What one does with the connection that writes. It also runs in a thread that knows nothing but its
 * text (`writing-thread.ts`): it may use nothing from outside.
 */
export class WriteHandle {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;

  constructor(database: DatabaseSync, statements: StatementCache) {
    this.#database = database;
    this.#statements = statements;
  }

  begin(flush: Flush): void {
    // The handle has one holder at a time, and each says for itself.
    this.#statements.pragma(`synchronous = ${flush === 'at-once' ? 'full' : 'normal'}`);
    this.#statements.run('begin immediate', []);
  }

  run(sql: string, parameters: readonly unknown[]): StatementResult {
    return this.#statements.run(sql, parameters);
  }

  alone(flush: Flush, sql: string, parameters: readonly unknown[]): StatementResult {
    this.begin(flush);
    try {
      const result = this.run(sql, parameters);
      this.run('commit', []);
      return result;
    } catch (error) {
      // A full disk or an I/O error makes SQLite roll back by itself; then nothing is left to do.
      if (this.#database.isTransaction) this.run('rollback', []);
      throw error;
    }
  }

  close(): void {
    if (!this.#database.isOpen) return;
    try {
      this.#database.exec('pragma optimize');
    } catch (error) {
      // Somebody else writes right now (SQLITE_BUSY): whoever closes next tidies up.
      if ((error as { errcode?: number }).errcode !== 5) throw error;
    } finally {
      this.#database.close();
    }
  }
}
