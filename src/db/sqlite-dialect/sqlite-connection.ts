import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { SelectQueryNode } from 'kysely';
import { sqliteCode, sqliteIsBusy } from '../database-faults.ts';
import type { CurrentWriter } from './current-writer.ts';
import type { Flush } from './flush.ts';
import type { SqliteWriter } from './sqlite-writer.ts';
import type { StatementCache, StatementResult } from './statement-cache.ts';
import type { WriteTurn } from './write-turn.ts';
import { WritingThreadEnded } from './writing-thread.ts';

/** What all connections of one process share: a handle that writes and one that only reads. */
export interface SqliteHandles {
  writer: CurrentWriter;
  reader: StatementCache;
  readerDatabase: DatabaseSync;
  turn: WriteTurn;
  /** How long to wait for another process that is writing. */
  writeWaitMs: number;
  /** Told why the disk did not take what was written. */
  onDiskFault(fault: string): void;
}

/** The turn, and who writes until its end. */
interface Held {
  writer: SqliteWriter;
  endTurn(): void;
}

/**
 * Reads go to the reading handle and never wait for a writer (WAL shows them the last commit).
 * Writes take the turn, then the database's write lock, so that they never interleave.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #flush: Flush;
  #transaction: Held | null = null;

  constructor(handles: SqliteHandles, flush: Flush) {
    this.#handles = handles;
    this.#flush = flush;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) {
      const { writer } = this.#transaction;
      return answerOf(await this.#onDisk(() => writer.run(sql, parameters)));
    }
    if (SelectQueryNode.is(query)) return answerOf(this.#handles.reader.run(sql, parameters));
    const { writer, endTurn } = await this.#takeTurn();
    try {
      const run = () => writer.alone(this.#flush, sql, parameters);
      return answerOf(await this.#onDisk(() => this.#whenFree(run)));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (this.#transaction || !SelectQueryNode.is(query.query))
      throw new Error('Only reads outside a transaction can be streamed');
    // A statement of its own: a cached one would restart when the same query runs meanwhile.
    const statement = this.#handles.readerDatabase.prepare(query.sql);
    const values = query.parameters as readonly SQLInputValue[];
    for (const row of statement.iterate(...values)) yield { rows: [row as R] };
  }

  async begin(): Promise<void> {
    const held = await this.#takeTurn();
    try {
      await this.#whenFree(() => held.writer.begin(this.#flush));
      this.#transaction = held;
    } catch (error) {
      held.endTurn();
      throw error;
    }
  }

  /** On failure the transaction stays open and the caller rolls back. */
  async commit(): Promise<void> {
    const { writer } = this.#open();
    await this.#onDisk(() => writer.run('commit', []));
    this.#finish();
  }

  async rollback(): Promise<void> {
    if (!this.#transaction) return;
    try {
      await this.#transaction.writer.run('rollback', []);
    } catch (error) {
      // A full disk or an I/O error makes SQLite roll back by itself, as does the end of the thread.
      if (error instanceof WritingThreadEnded) return;
      if (!/no transaction is active/.test(String(error))) throw error;
    } finally {
      this.#finish();
    }
  }

  #open(): Held {
    if (!this.#transaction) throw new Error('No transaction is open');
    return this.#transaction;
  }

  #finish(): void {
    const held = this.#transaction;
    this.#transaction = null;
    held?.endTurn();
  }

  async #takeTurn(): Promise<Held> {
    const endTurn = await this.#handles.turn.take();
    try {
      return { writer: await this.#handles.writer.take(), endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Waits for another process without blocking this one, unlike SQLite's own busy timeout. */
  async #whenFree<T>(work: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + this.#handles.writeWaitMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!sqliteIsBusy(error) || performance.now() > giveUpAt) throw error;
      }
      await sleep(1 + Math.random() * 15);
    }
  }

  async #onDisk<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (diskFaults.has(sqliteCode(error))) this.#handles.onDiskFault((error as Error).message);
      throw error;
    }
  }
}

function answerOf<R>({ rows, changes }: StatementResult): QueryResult<R> {
  if (changes === null) return { rows: rows as R[] };
  return { rows: [], numAffectedRows: BigInt(changes) };
}

/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL */
const diskFaults = new Set([8, 10, 13]);
