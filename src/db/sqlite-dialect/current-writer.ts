import type { SqliteWriter } from './sqlite-writer.ts';
import type { WriteTurn } from './write-turn.ts';
import type { WritingThread } from './writing-thread.ts';

/** Who writes now: at first the thread that opened the database, later one of its own. */
export class CurrentWriter {
  readonly #turn: WriteTurn;
  readonly #startThread: () => Promise<WritingThread>;
  #writer: SqliteWriter;
  #thread: WritingThread | null = null;
  #moving: Promise<void> | null = null;
  #closed = false;

  constructor(first: SqliteWriter, turn: WriteTurn, startThread: () => Promise<WritingThread>) {
    this.#writer = first;
    this.#turn = turn;
    this.#startThread = startThread;
  }

  /** For the one who has the turn. A thread that has ended is started anew. */
  async take(): Promise<SqliteWriter> {
    if (this.#thread?.hasEnded && !this.#closed) this.#use(await this.#startThread());
    return this.#writer;
  }

  /** From the next transaction on, a thread of its own writes. */
  move(): Promise<void> {
    return (this.#moving ??= this.#move());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#moving?.catch(() => {});
    await this.#writer.close();
  }

  async #move(): Promise<void> {
    const thread = await this.#startThread();
    if (this.#closed) return thread.close();
    const endTurn = await this.#turn.take();
    const before = this.#writer;
    this.#use(thread);
    endTurn();
    await before.close();
  }

  #use(thread: WritingThread): void {
    this.#thread = thread;
    this.#writer = thread;
  }
}
