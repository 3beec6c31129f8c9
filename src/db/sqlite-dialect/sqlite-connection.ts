import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { SelectQueryNode } from 'kysely';
import type { StatementCache } from './statement-cache.ts';
import type { WriteTurn } from './write-turn.ts';

/**
 * `at-once`: a commit is on the disk when it returns. `with-the-next`: it is there with the next one
 * that is flushed, or the next checkpoint; a power cut before that takes it, and nothing before it.
 */
export type Flush = 'at-once' | 'with-the-next';

/** What all connections of one process share: a handle that writes and one that only reads. */
export interface SqliteHandles {
  writer: StatementCache;
  reader: StatementCache;
  readerDatabase: DatabaseSync;
  turn: WriteTurn;
  /** How long to wait for another process that is writing. */
  writeWaitMs: number;
  /** Told why the disk did not take what was written. */
  onDiskFault(fault: string): void;
}

/**
 * Reads go to the reading handle and never wait for a writer (WAL shows them the last commit).
 * Writes take the turn, then the database's write lock, so that they never interleave.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #flush: Flush;
  #endTurn: (() => void) | null = null;

  constructor(handles: SqliteHandles, flush: Flush) {
    this.#handles = handles;
    this.#flush = flush;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#write<R>(query);
    if (SelectQueryNode.is(query.query)) return this.#run<R>(this.#handles.reader, query);
    await this.begin();
    try {
      const result = this.#write<R>(query);
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (this.#endTurn || !SelectQueryNode.is(query.query))
      throw new Error('Only reads outside a transaction can be streamed');
    // A statement of its own: a cached one would restart when the same query runs meanwhile.
    const statement = this.#handles.readerDatabase.prepare(query.sql);
    const values = query.parameters as readonly SQLInputValue[];
    for (const row of statement.iterate(...values)) yield { rows: [row as R] };
  }

  /** Waits without blocking the process, unlike SQLite's own busy timeout. */
  async begin(): Promise<void> {
    const endTurn = this.#flushingSo(await this.#handles.turn.take());
    const giveUpAt = performance.now() + this.#handles.writeWaitMs;
    for (;;) {
      try {
        this.#handles.writer.run('begin immediate', []);
        this.#endTurn = endTurn;
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) {
          endTurn();
          throw error;
        }
      }
      await sleep(1 + Math.random() * 15);
    }
  }

  /** On failure the transaction stays open and the caller rolls back. */
  commit(): void {
    try {
      this.#handles.writer.run('commit', []);
    } catch (error) {
      this.#noteDiskFault(error);
      throw error;
    }
    this.#finish();
  }

  rollback(): void {
    if (!this.#endTurn) return;
    try {
      this.#handles.writer.run('rollback', []);
    } catch (error) {
      // A full disk or an I/O error makes SQLite roll back by itself; then nothing is left to do.
      if (!/no transaction is active/.test(String(error))) throw error;
    } finally {
      this.#finish();
    }
  }

  /** The handle that writes has one holder at a time, so it flushes as this one asks until the end. */
  #flushingSo(endTurn: () => void): () => void {
    if (this.#flush === 'at-once') return endTurn;
    this.#handles.writer.run('pragma synchronous = normal', []);
    return () => {
      this.#handles.writer.run('pragma synchronous = full', []);
      endTurn();
    };
  }

  #finish(): void {
    const endTurn = this.#endTurn;
    this.#endTurn = null;
    endTurn?.();
  }

  #write<R>(query: CompiledQuery): QueryResult<R> {
    try {
      return this.#run<R>(this.#handles.writer, query);
    } catch (error) {
      this.#noteDiskFault(error);
      throw error;
    }
  }

  #noteDiskFault(error: unknown): void {
    if (isDiskFault(error)) this.#handles.onDiskFault(String((error as Error).message));
  }

  #run<R>(statements: StatementCache, query: CompiledQuery): QueryResult<R> {
    const { rows, changes } = statements.run(query.sql, query.parameters);
    if (changes === null) return { rows: rows as R[] };
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
}

/** SQLITE_BUSY and its extended codes, https://www.sqlite.org/rescode.html#busy */
function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return typeof code === 'number' && (code & 0xff) === 5;
}

/** SQLITE_IOERR (10), SQLITE_FULL (13), SQLITE_READONLY (8): https://www.sqlite.org/rescode.html */
function isDiskFault(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return typeof code === 'number' && [8, 10, 13].includes(code & 0xff);
}
