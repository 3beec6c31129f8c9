import { Worker } from 'node:worker_threads';
import type { Flush } from './flush.ts';
import type { SqliteWriter } from './sqlite-writer.ts';
import { StatementCache, type StatementResult } from './statement-cache.ts';
import { WriteHandle } from './write-handle.ts';

/** What the thread is told to open. */
export interface WritingThreadSetup {
  /** Of a file that is there, as `file://…`. */
  url: string;
  /** Pragmas of its connection, such as `foreign_keys = on`. */
  settings: readonly string[];
}

type Order =
  | { order: 'begin'; flush: Flush }
  | { order: 'run'; sql: string; parameters: readonly unknown[] }
  | { order: 'alone'; flush: Flush; sql: string; parameters: readonly unknown[] }
  | { order: 'close' };

/** `facts` are what an `Error` loses between threads. */
type Answer = { number: number } & (
  | { result: StatementResult | null }
  | { error: unknown; facts: Record<string, unknown> }
);

/**
 * The thread has ended before it answered. Whether a commit that was asked of it took place, nobody
 * knows. The code is that of any line that breaks, so that callers ask again later.
 */
export class WritingThreadEnded extends Error {
  override name = 'WritingThreadEnded';
  readonly code = 'EPIPE';
}

const noResult: StatementResult = { rows: [], changes: null };
/** The number of the answer that tells of opening; orders count from one. */
const opened = 0;

/**
 * Writes on a thread of its own, which waits for the disk in place of the one that renders pages.
 * Orders are carried out in the order they were given. It holds the process open only while it owes
 * an answer.
 */
export class WritingThread implements SqliteWriter {
  readonly #worker: Worker;
  readonly #owed = new Map<number, PromiseWithResolvers<StatementResult>>();
  readonly #exited: Promise<void>;
  #last = opened;
  #ended: WritingThreadEnded | null = null;

  /** Resolves once its connection is open. `onEnd` is told when it ends without having been closed. */
  static async start(
    setup: WritingThreadSetup,
    onEnd: (error: WritingThreadEnded) => void,
  ): Promise<WritingThread> {
    const thread = new WritingThread(setup, onEnd);
    try {
      await thread.#owe(opened);
      return thread;
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
  }

  private constructor(setup: WritingThreadSetup, onEnd: (error: WritingThreadEnded) => void) {
    this.#worker = new Worker(`(${serve.toString()})(${WriteHandle}, ${StatementCache})`, {
      eval: true,
      name: 'sqlite-writer',
      workerData: setup,
      // Nothing that this process was started with is about the thread.
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // It holds one statement's rows at a time; young objects need no room of the usual size.
      resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 256 },
    });
    let cause: unknown;
    this.#worker.on('error', (error) => {
      cause = error;
    });
    this.#worker.on('message', (answer: Answer) => this.#answer(answer));
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        const closed = this.#ended !== null;
        this.#ended ??= new WritingThreadEnded('The thread that writes to SQLite has ended', {
          cause,
        });
        for (const { reject } of this.#owed.values()) reject(this.#ended);
        this.#owed.clear();
        if (!closed) onEnd(this.#ended);
        resolve();
      });
    });
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  async begin(flush: Flush): Promise<void> {
    await this.#ask({ order: 'begin', flush });
  }

  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.#ask({ order: 'run', sql, parameters });
  }

  alone(flush: Flush, sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.#ask({ order: 'alone', flush, sql, parameters });
  }

  async close(): Promise<void> {
    if (this.#ended) return this.#exited;
    const closed = this.#ask({ order: 'close' });
    this.#ended = new WritingThreadEnded('The database is closed');
    await closed;
    await this.#exited;
  }

  async #ask(order: Order): Promise<StatementResult> {
    if (this.#ended) throw this.#ended;
    const number = ++this.#last;
    // First, because it throws for what cannot be sent, such as a function.
    this.#worker.postMessage({ number, ...order }, []);
    return this.#owe(number);
  }

  #owe(number: number): Promise<StatementResult> {
    const owed = Promise.withResolvers<StatementResult>();
    this.#owed.set(number, owed);
    this.#worker.ref();
    return owed.promise;
  }

  #answer(answer: Answer): void {
    const owed = this.#owed.get(answer.number);
    this.#owed.delete(answer.number);
    // Whoever closes it waits for its end.
    if (this.#owed.size === 0 && !this.#ended) this.#worker.unref();
    if ('error' in answer) owed?.reject(Object.assign(answer.error as Error, answer.facts));
    else owed?.resolve(answer.result ?? noResult);
  }
}

/** Runs in the thread from its own text: it may use nothing from outside. */
function serve(Handle: typeof WriteHandle, Cache: typeof StatementCache): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const { url, settings } = workerData as WritingThreadSetup;
  const answer = (number: number, work: () => StatementResult | void) => {
    try {
      parentPort?.postMessage({ number, result: work() ?? null }, []);
    } catch (error) {
      const { code, errcode, errstr } = error as Record<string, unknown>;
      parentPort?.postMessage({ number, error, facts: { code, errcode, errstr } }, []);
    }
  };
  let handle: WriteHandle | null = null;
  const obey = (given: Order): StatementResult | void => {
    if (!handle) throw new Error('The database is not open');
    if (given.order === 'begin') return handle.begin(given.flush);
    if (given.order === 'run') return handle.run(given.sql, given.parameters);
    if (given.order === 'alone') return handle.alone(given.flush, given.sql, given.parameters);
    return handle.close();
  };
  parentPort?.on('message', (given: Order & { number: number }) => {
    answer(given.number, () => obey(given));
    if (given.order === 'close') parentPort?.close();
  });
  answer(0, () => {
    // The file is there. Where it was taken away since, another must not be begun.
    const database = new DatabaseSync(new URL(`${url}?mode=rw`), { timeout: 0 });
    for (const setting of settings) database.exec(`pragma ${setting}`);
    handle = new Handle(database, new Cache(database));
  });
}
