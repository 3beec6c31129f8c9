import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox } from '#db/repositories/outbox.ts';
import {
  PermanentFailure,
  type ClaimedJob,
  type Outbox,
  type RetryPolicy,
} from '#domain/outbox.ts';
import {
  startOutboxWorker,
  type JobHandler,
  type OutboxWorker,
} from '#server/jobs/outbox-worker.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const retries: RetryPolicy = { maxAttempts: 3, firstDelayMs: 1, longestDelayMs: 2 };

describeDatabases('outbox workers', ({ create }) => {
  let fresh: FreshDatabase;
  let outbox: Outbox;
  let workers: OutboxWorker[] = [];
  const problems: unknown[] = [];
  const log = {
    info: (line: unknown) => void problems.push(line),
    warn: (line: unknown) => void problems.push(line),
    error: (line: unknown) => void problems.push(line),
  } as unknown as Parameters<typeof startOutboxWorker>[0]['log'];

  beforeAll(async () => {
    fresh = await create();
    outbox = createOutbox(fresh.database);
  });
  beforeEach(async () => {
    problems.length = 0;
    await fresh.database.kysely.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  });
  afterAll(() => fresh.remove());

  const start = (...handlers: JobHandler[]) => {
    const worker = startOutboxWorker({ outbox, handlers, log, pollMs: 5 });
    workers.push(worker);
    return worker;
  };
  const settled = (counts: { waiting: number; dead: number }) =>
    vi.waitFor(async () => expect(await outbox.counts()).toMatchObject(counts), {
      timeout: 10_000,
      interval: 5,
    });
  const jobs = (count: number, topic = 'work') =>
    Array.from({ length: count }, (_, at) => ({ topic, key: String(at) }));

  it('do every job once while nothing fails, two workers together', async () => {
    const done: string[] = [];
    const handler: JobHandler = {
      topic: 'work',
      batchSize: 3,
      handle: async (batch) => {
        done.push(...batch.map(({ key }) => key));
      },
    };
    start(handler);
    start(handler);
    await outbox.enqueue(jobs(40));
    await settled({ waiting: 0, dead: 0 });
    expect(done.toSorted()).toEqual(
      jobs(40)
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  it('go on with what is not over, and with several at the same time where they may', async () => {
    let turns = 0;
    let running = 0;
    let most = 0;
    start({
      topic: 'work',
      abreast: 3,
      handle: async () => {
        turns += 1;
        running += 1;
        most = Math.max(most, running);
        await vi.waitFor(() => expect(most).toBe(3), { interval: 1 });
        running -= 1;
        if (turns <= 6) return { againInMs: 1 };
      },
    });
    await outbox.enqueue(jobs(3));
    await settled({ waiting: 0, dead: 0 });
    expect(turns).toBeGreaterThanOrEqual(9);
    expect(most).toBe(3);
    expect(problems).toEqual([]);
  });

  it('try again until it works', async () => {
    const attempts: number[] = [];
    start({
      topic: 'work',
      retries,
      handle: async ([job]) => {
        attempts.push(job!.attempt);
        if (job!.attempt < 3) throw new Error('not yet');
      },
    });
    await outbox.enqueue(jobs(1));
    await settled({ waiting: 0, dead: 0 });
    expect(attempts).toEqual([1, 2, 3]);
    expect(problems).toHaveLength(2);
  });

  it('tell of no address, neither the one in a key nor the one a mail server repeats', async () => {
    start({
      topic: 'work',
      handle: () => Promise.reject(new PermanentFailure('550 <"ada b"@example.com> unknown')),
    });
    await outbox.enqueue([{ topic: 'work', key: 'ada@example.com' }]);
    await settled({ waiting: 0, dead: 1 });
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain('example.com');
  });

  it('give up after the last attempt, at once when it cannot help, and when it never ends', async () => {
    const seen: Record<string, number> = {};
    start({
      topic: 'work',
      retries,
      timeoutMs: 20,
      handle: async ([job]: readonly ClaimedJob[]) => {
        seen[job!.key] = (seen[job!.key] ?? 0) + 1;
        if (job!.key === '0') throw new Error('still down');
        if (job!.key === '1') throw new PermanentFailure('no such address');
        await new Promise(() => {});
      },
    });
    await outbox.enqueue(jobs(3));
    await settled({ waiting: 0, dead: 3 });
    expect(seen).toEqual({ 0: 3, 1: 1, 2: 3 });
    const dead = await outbox.deadJobs(5);
    expect(dead.map(({ lastError }) => lastError)).toEqual([
      'no end after 20 ms',
      'no such address',
      'still down',
    ]);
  });

  it('do not wait for a slow topic', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done: string[] = [];
    start(
      { topic: 'slow', handle: () => slow },
      { topic: 'quick', handle: async ([job]) => void done.push(job!.key) },
    );
    await outbox.enqueue([...jobs(1, 'slow'), ...jobs(5, 'quick')]);
    await settled({ waiting: 1, dead: 0 });
    expect(done).toHaveLength(5);
    release();
    await settled({ waiting: 0, dead: 0 });
  });

  it('finish what they have begun when they are stopped, and begin nothing new', async () => {
    const done: string[] = [];
    let begun = () => {};
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const worker = start({
      topic: 'work',
      handle: async ([job]) => {
        begun();
        await held;
        done.push(job!.key);
      },
    });
    await outbox.enqueue(jobs(2));
    await running;
    const stopped = worker.stop();
    release();
    await stopped;
    expect(done).toEqual(['0']);
    expect(await outbox.counts()).toMatchObject({ waiting: 1 });
  });

  it('give back at once, when they are stopped, what may end there', async () => {
    const begun = Promise.withResolvers<void>();
    const worker = start({
      topic: 'work',
      endsAtStop: true,
      handle: () => {
        begun.resolve();
        return new Promise(() => {});
      },
    });
    await outbox.enqueue(jobs(1));
    await begun.promise;
    await worker.stop();
    expect(problems).toEqual([]);
    const [given] = await outbox.claim({ topic: 'work', limit: 1, leaseMs: 1 });
    expect(given, 'as if it had not begun').toMatchObject({ key: '0', attempt: 1 });
  });

  it('bury a job whose workers never came back', async () => {
    await outbox.enqueue(jobs(1));
    for (let at = 0; at < 3; at += 1) await outbox.claim({ topic: 'work', limit: 1, leaseMs: -1 });
    start({ topic: 'work', retries, handle: async () => {} });
    await settled({ waiting: 0, dead: 1 });
    expect((await outbox.deadJobs(1))[0]?.lastError).toBe('no attempt came to an end');
  });

  it('say once that the database is away, for all topics, and once that it is back', async () => {
    let message = 'refused';
    const claim = vi.fn<Outbox['claim']>(() => Promise.reject(new Error(message)));
    const handlers = ['one', 'two', 'three'].map((topic) => ({ topic, handle: async () => {} }));
    vi.useFakeTimers();
    try {
      const worker = startOutboxWorker({ outbox: { ...outbox, claim }, handlers, log });
      workers.push(worker);
      await vi.advanceTimersByTimeAsync(10_000);
      message = 'starting up';
      await vi.advanceTimersByTimeAsync(10_000);
      expect(claim.mock.calls.length).toBeGreaterThan(20);
      claim.mockResolvedValue([]);
      await vi.advanceTimersByTimeAsync(10_000);
    } finally {
      vi.useRealTimers();
    }
    expect(problems).toMatchObject([
      { topic: 'one', err: { message: 'refused' } },
      { topic: 'one', err: { message: 'starting up' } },
      'the outbox answers again',
    ]);
  });
});
