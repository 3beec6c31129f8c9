import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

export interface CachedStatement {
  statement: StatementSync;
  /** Whether running it yields rows (SELECT, RETURNING, some PRAGMAs). */
  returnsRows: boolean;
}

/** Rows, or how many were changed by a statement that yields none. */
export interface StatementResult {
  rows: unknown[];
  changes: number | bigint | null;
}

/**
 * Prepared statements of one SQLite connection by their SQL text, the least recently used dropped
 * first. Preparing costs more than running most of our statements. Like `WriteHandle` it also runs from
 * its text: it may use nothing from outside.
 */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #capacity = 256;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): CachedStatement {
    const cached = this.#statements.get(sql);
    if (cached) {
      this.#statements.delete(sql);
      this.#statements.set(sql, cached);
      return cached;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    if (this.#statements.size > this.#capacity) {
      const oldest = this.#statements.keys().next();
      if (!oldest.done) this.#statements.delete(oldest.value);
    }
    return prepared;
  }

  /** Changes a setting. Never from the cache: SQLite obeys a pragma while it compiles it. */
  pragma(setting: string): void {
    this.#database.exec(`pragma ${setting}`);
  }

  run(sql: string, parameters: readonly unknown[]): StatementResult {
    const { statement, returnsRows } = this.prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (returnsRows) return { rows: statement.all(...values), changes: null };
    return { rows: [], changes: statement.run(...values).changes };
  }
}
