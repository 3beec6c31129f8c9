import {
  ordinaryRetries,
  PermanentFailure,
  retryDelayMs,
  SomeRefused,
  type ClaimedJob,
  type Outbox,
  type RetryPolicy,
} from '#domain/outbox.ts';
import { withoutAddresses } from '#domain/without-addresses.ts';
import type { Logger } from '../ops/log/logger.ts';

/** Who does the jobs of one topic. */
export interface JobHandler {
  topic: string;
  /**
   * Does the jobs, all of them or none: when it throws, all are tried again. Must be idempotent.
   * Throw `PermanentFailure` when another attempt cannot help, `SomeRefused` when it would help others of
   * them. Heed the signal: after it, the lease may be lost. With `againInMs` the jobs are not over: they go
   * on then.
   */
  handle(jobs: readonly ClaimedJob[], signal: AbortSignal): Promise<void | { againInMs: number }>;
  /** Jobs given to one call; 1 unless told otherwise. */
  batchSize?: number;
  /** One call may take this long; 30 s unless told otherwise. */
  timeoutMs?: number;
  retries?: RetryPolicy;
  /** Calls at the same time in one process; 1 unless told otherwise. */
  abreast?: number;
  /** A stop does not wait for it: it begins anew after the next start. For work that nobody sees begun. */
  endsAtStop?: boolean;
  /** After the timeout, for the clocks of other nodes; 30 s unless told otherwise. */
  leaseReserveMs?: number;
}

export type OutboxWorker = ReturnType<typeof startOutboxWorker>;

const defaultTimeoutMs = 30_000;
/** A lease outlives the timeout, so that a slow handler is not overtaken by another node. */
const defaultLeaseReserveMs = 30_000;
/**
 * A backlog of thousands of mails must not take the process from the people who wait for pages: after
 * every batch it rests for as long as the batch took, at most this long.
 */
const longestRestMs = 20;
/** After a fault of the database itself. */
const breathMs = 2_000;

/**
 * Does the outbox's jobs in this process, every topic at its own pace so that a slow receiver holds
 * up nothing else. Any number of processes may run one.
 */
export function startOutboxWorker(parts: {
  outbox: Outbox;
  handlers: readonly JobHandler[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  pollMs?: number;
}) {
  const { outbox, log, pollMs = 500 } = parts;
  const stopping = new AbortController();
  const sleepers = new Set<() => void>();
  const wake = () => sleepers.forEach((end) => end());

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        sleepers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      timer.unref();
      sleepers.add(end);
    });

  /** Topics whose last look failed, and what was said: a database that is away is one line, not one a topic. */
  const away = new Map<string, string>();
  const loop = async (handler: JobHandler) => {
    const { topic } = handler;
    while (!stopping.signal.aborted) {
      try {
        const startMs = performance.now();
        const claimed = await workOnce(outbox, handler, log, stopping.signal);
        const tookMs = performance.now() - startMs;
        if (away.delete(topic) && away.size === 0) log.info('the outbox answers again');
        await pause(claimed === 0 ? pollMs : Math.min(longestRestMs, tookMs));
      } catch (error) {
        const said = String(error);
        if (![...away.values()].includes(said))
          log.warn({ err: error, topic }, 'the outbox does not answer');
        away.set(topic, said);
        await pause(breathMs);
      }
    }
  };
  const loops = parts.handlers.flatMap((handler) =>
    Array.from({ length: handler.abreast ?? 1 }, () => loop(handler)),
  );
  return {
    /** Looks for work now instead of at the next poll. */
    wake,
    /** Takes no more jobs; resolves when the running ones have ended, or are given back. */
    async stop(): Promise<void> {
      stopping.abort();
      wake();
      await Promise.all(loops);
    },
  };
}

/** Claims and does one batch; gives how many jobs it was. */
async function workOnce(
  outbox: Outbox,
  handler: JobHandler,
  log: Pick<Logger, 'warn' | 'error'>,
  stopping: AbortSignal,
): Promise<number> {
  const { topic, timeoutMs = defaultTimeoutMs, retries = ordinaryRetries } = handler;
  const { leaseReserveMs = defaultLeaseReserveMs } = handler;
  const claimed = await outbox.claim({
    topic,
    limit: handler.batchSize ?? 1,
    leaseMs: timeoutMs + leaseReserveMs,
  });
  // A job that took its workers down with it must not do so for ever.
  const [jobs, worn] = partition(claimed, (job) => job.attempt <= retries.maxAttempts);
  for (const job of worn) {
    await outbox.fail(job, { error: 'no attempt came to an end', retryInMs: null });
  }
  if (jobs.length > 0) await doAll(outbox, handler, jobs, log, stopping);
  return claimed.length;
}

/** Who is at fault among many is looked for by halves, so that nobody falls with them. */
async function doAll(
  outbox: Outbox,
  handler: JobHandler,
  jobs: readonly ClaimedJob[],
  log: Pick<Logger, 'warn' | 'error'>,
  stopping: AbortSignal,
): Promise<void> {
  const { topic, timeoutMs = defaultTimeoutMs, retries = ordinaryRetries } = handler;
  const { fault, againInMs } = await attempt(handler, jobs, timeoutMs, stopping);
  if (!fault) {
    return againInMs === null ? outbox.complete(jobs) : outbox.postpone(jobs, againInMs);
  }
  if (fault instanceof SomeRefused && jobs.length > 1) {
    const half = Math.ceil(jobs.length / 2);
    for (const some of [jobs.slice(0, half), jobs.slice(half)])
      await doAll(outbox, handler, some, log, stopping);
    return;
  }
  for (const job of jobs) {
    const retryInMs = fault instanceof PermanentFailure ? null : retryDelayMs(job.attempt, retries);
    await outbox.fail(job, { error: fault.message, retryInMs });
    const [key, problem] = [job.key, fault.message].map(withoutAddresses);
    const line = { topic, key, attempt: job.attempt, retryInMs, problem };
    if (retryInMs === null) log.error(line, 'a job failed for good');
    else log.warn(line, 'a job failed and will be tried again');
  }
}

async function attempt(
  handler: JobHandler,
  jobs: readonly ClaimedJob[],
  timeoutMs: number,
  stopping: AbortSignal,
): Promise<{ fault: Error | null; againInMs: number | null }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no end after ${timeoutMs} ms`)));
  });
  const stopped = Promise.withResolvers<{ againInMs: number }>();
  const giveBack = () => stopped.resolve({ againInMs: 0 });
  if (handler.endsAtStop) stopping.addEventListener('abort', giveBack);
  if (handler.endsAtStop && stopping.aborted) giveBack();
  try {
    const more = await Promise.race([stopped.promise, handler.handle(jobs, signal), timedOut]);
    return { fault: null, againInMs: more?.againInMs ?? null };
  } catch (error) {
    return { fault: error instanceof Error ? error : new Error(String(error)), againInMs: null };
  } finally {
    stopping.removeEventListener('abort', giveBack);
  }
}

function partition<T>(items: readonly T[], holds: (item: T) => boolean): [T[], T[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}
