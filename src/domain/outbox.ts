/** Work to do after a change, stored in the same transaction as the change. */
export interface NewJob {
  /** Who does it: `search-sync`, `lead-tell-sales`. */
  topic: string;
  /**
   * What it is about, unique within the topic: `17` of listing 17. A job that waits already is not
   * stored twice; one that runs at this moment runs once more afterwards, so no change is missed.
   */
  key: string;
  /** JSON. A later job under the same key replaces it; best left empty and the state read anew. */
  payload?: unknown;
  /** ISO time before which it should not run. */
  notBefore?: string;
}

/** A job as a worker holds it. Pass it back as it is. */
export interface ClaimedJob {
  id: number;
  topic: string;
  key: string;
  payload: unknown;
  /** This one included, so 1 on the first. */
  attempt: number;
  leaseToken: string;
  /** Raised by every job stored under the key; tells whether something came in meanwhile. */
  generation: number;
}

export interface DeadJob extends Pick<ClaimedJob, 'id' | 'topic' | 'key' | 'payload'> {
  attempts: number;
  createdAt: string;
  lastError: string;
}

/** A job that waits for another attempt after one that failed. */
export interface RetryingJob {
  id: number;
  topic: string;
  attempts: number;
  /** When it is tried again (ISO time); in the past while it runs or nobody works. */
  nextAt: string;
  lastError: string;
}

export interface OutboxCounts {
  waiting: number;
  dead: number;
  /** When the oldest waiting job was stored, ISO time; null when none waits. */
  oldestAt: string | null;
}

/**
 * A durable queue in our own database. Promises: a stored job survives a crash; jobs run at least
 * once, so handlers are idempotent; of one key only one job runs at a time, on any number of
 * workers; a worker that dies loses its lease and the job runs again; a job that fails for good is
 * kept until a person decides. Order between keys is not promised.
 */
export interface Outbox {
  /** In a transaction of its own; changes store their jobs in theirs (`addJobs`). */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /** Takes due jobs of a topic, oldest first, for `leaseMs`. Cheap when there are none. */
  claim(request: { topic: string; limit: number; leaseMs: number }): Promise<ClaimedJob[]>;
  /** Done. Jobs whose lease was lost are left to their new holder. */
  complete(jobs: readonly ClaimedJob[]): Promise<void>;
  /** Not done: try again after `retryInMs`, or never (null), which makes it a dead letter. */
  fail(job: ClaimedJob, outcome: { error: string; retryInMs: number | null }): Promise<void>;
  /** Neither done nor failed: goes on in so many milliseconds, at once when something came in meanwhile. */
  postpone(jobs: readonly ClaimedJob[], laterMs: number): Promise<void>;
  /**
   * Brings back jobs that were stored, tried or taken while a clock was ahead: they would wait until
   * that time comes.
   */
  correctTimes(): Promise<void>;
  /** Keys of a topic's jobs that wait, run, or failed for good. */
  keys(topic: string): Promise<Set<string>>;
  counts(): Promise<OutboxCounts>;
  /** Newest first. */
  deadJobs(limit: number): Promise<DeadJob[]>;
  /** Those tried next first, and how many there are in all. */
  retryingJobs(limit: number): Promise<{ jobs: RetryingJob[]; total: number }>;
  /** Gives a dead job all its attempts again. False when there is no such dead job. */
  revive(id: number): Promise<boolean>;
  discard(id: number): Promise<boolean>;
}

/** What failing handlers throw when another attempt cannot help. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** The same of one or some of the jobs that were given together: each is done for itself. */
export class SomeRefused extends PermanentFailure {}

/** How patiently a topic's jobs are tried again. */
export interface RetryPolicy {
  maxAttempts: number;
  firstDelayMs: number;
  longestDelayMs: number;
}

export const ordinaryRetries: RetryPolicy = {
  maxAttempts: 12,
  firstDelayMs: 1_000,
  longestDelayMs: 15 * 60_000,
};

/**
 * How long to wait after the given attempt (from 1): doubling, with half of it random so that jobs
 * that failed together do not come back together. Null when there were enough.
 */
export function retryDelayMs(attempt: number, policy: RetryPolicy): number | null {
  if (attempt >= policy.maxAttempts) return null;
  const fullMs = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** (attempt - 1));
  return Math.round(fullMs * (0.5 + Math.random() / 2));
}
