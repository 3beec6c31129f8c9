import { cacheTags, type CacheTag, type TagVersions } from '#domain/tag-versions.ts';

const defaultPollMs = 250;
/** A database that takes longer than this to answer one row counts as away. */
const patienceMs = 2_000;
const failuresUntilAway = 2;
const slowMs = 300;

/** What pages depend on, as versions that only grow. */
export interface TagWatch {
  /** Sum of the versions of these tags. */
  stampOf(tags: readonly CacheTag[]): number;
  /** Something under this tag has changed and can be read: pages that show it are out of date. */
  bump(tag: CacheTag): void;
  /** The database does not answer: what is kept may be older than it looks. */
  isAway(): boolean;
  /** It has been asked and takes its time: what is kept has to do where there is something. */
  isSlow(): boolean;
  /** Asks now instead of at the next poll; never rejects. */
  poll(): Promise<void>;
  stop(): void;
}

/**
 * Watches the versions in the database a few times a second. `inventory` is bumped by whoever keeps
 * the search index in step, after it read the change, because pages are made from that index.
 */
export function startTagWatch(parts: {
  versions: TagVersions;
  /** Tags that somebody else bumps. */
  except?: readonly CacheTag[];
  pollMs?: number;
}): TagWatch {
  const { versions, except = ['inventory'], pollMs = defaultPollMs } = parts;
  const counters = new Map<CacheTag, number>(cacheTags.map((tag) => [tag, 0]));
  const seen = new Map<CacheTag, number>();
  let failures = 0;
  let askedAtMs: number | null = null;

  const bump = (tag: CacheTag) => counters.set(tag, counters.get(tag)! + 1);
  const read = async () => {
    const current = await within(versions.current(), patienceMs);
    for (const tag of cacheTags) {
      if (except.includes(tag)) continue;
      const before = seen.get(tag);
      seen.set(tag, current[tag]);
      if (before !== undefined && before !== current[tag]) bump(tag);
    }
  };
  const poll = async () => {
    if (askedAtMs !== null) return;
    askedAtMs = performance.now();
    try {
      await read();
      failures = 0;
    } catch {
      // Readiness reports it; here it only means that what is kept has to do.
      failures += 1;
    } finally {
      askedAtMs = null;
    }
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return {
    stampOf(tags) {
      let sum = 0;
      for (const tag of tags) sum += counters.get(tag)!;
      return sum;
    },
    bump,
    isAway: () => failures >= failuresUntilAway,
    isSlow: () => askedAtMs !== null && performance.now() - askedAtMs > slowMs,
    poll,
    stop: () => clearInterval(timer),
  };
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${ms} ms`)), ms);
  timer.unref();
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
