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

const flushes: Record<Flush, string> = { 'at-once': 'full', 'with-the-next': 'normal' };

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
    const endTurn = await this.#handles.turn.take();
    const giveUpAt = performance.now() + this.#handles.writeWaitMs;
    for (;;) {
      try {
        // The handle has one holder at a time, and each says for itself.
        this.#handles.writer.pragma(`synchronous = ${flushes[this.#flush]}`);
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
    this.#onDisk(() => this.#handles.writer.run('commit', []));
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

  #finish(): void {
    const endTurn = this.#endTurn;
    this.#endTurn = null;
    endTurn?.();
  }

  #write<R>(query: CompiledQuery): QueryResult<R> {
    return this.#onDisk(() => this.#run<R>(this.#handles.writer, query));
  }

  #onDisk<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (diskFaults.has(primaryCode(error))) this.#handles.onDiskFault((error as Error).message);
      throw error;
    }
  }

  #run<R>(statements: StatementCache, query: CompiledQuery): QueryResult<R> {
    const { rows, changes } = statements.run(query.sql, query.parameters);
    if (changes === null) return { rows: rows as R[] };
    return { rows: [], numAffectedRows: BigInt(changes) };
  }
}

/** SQLITE_BUSY and its extended codes, https://www.sqlite.org/rescode.html#busy */
/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL */
const diskFaults = new Set([8, 10, 13]);

const isBusy = (error: unknown) => primaryCode(error) === 5;

/** SQLite's result code without what is added to it (https://www.sqlite.org/rescode.html); 0 for another error. */
const primaryCode = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;
