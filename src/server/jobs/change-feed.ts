import { cacheTags, type CacheTag, type TagVersions } from '#domain/tag-versions.ts';
import { within } from '#domain/within.ts';

const everyMs = 250;
/** A database that takes longer than this to answer one row counts as away. */
const patienceMs = 2_000;
const failuresUntilAway = 2;
const slowMs = 300;

type Versions = Awaited<ReturnType<TagVersions['current']>>;

/** What changed in the database, asked for once for all who want to know. */
export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/**
 * Reads the versions in the database a few times a second. `inventory` is bumped by whoever keeps the
 * search index in step, after it read the change, because pages are made from that index.
 */
export function createChangeFeed({ versions }: { versions: TagVersions }) {
  const counters = new Map<CacheTag, number>(cacheTags.map((tag) => [tag, 0]));
  const followers: ((current: Versions) => void)[] = [];
  let seen: Versions | null = null;
  let failures = 0;
  let askedAtMs: number | null = null;

  const bump = (tag: CacheTag) => counters.set(tag, counters.get(tag)! + 1);
  const read = async () => {
    const current = await within(patienceMs, versions.current());
    for (const tag of ['content', 'settings'] as const) {
      if (seen && seen[tag] !== current[tag]) bump(tag);
    }
    seen = current;
    for (const tell of followers) tell(current);
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
  return {
    /**
     * Hands over the versions whenever they have been read, moved or not, so that whoever could not take
     * them up gets them again a moment later. Never called again before it has ended.
     */
    follow(take: (versions: Versions) => Promise<void>, onFault: (problem: string) => void): void {
      let isTaking = false;
      followers.push((current) => {
        if (isTaking) return;
        isTaking = true;
        take(current)
          .catch((error: unknown) => onFault(String(error)))
          .finally(() => (isTaking = false));
      });
    },
    /** Sum of the versions of these tags, of which each only grows. */
    stampOf(tags: readonly CacheTag[]): number {
      let sum = 0;
      for (const tag of tags) sum += counters.get(tag)!;
      return sum;
    },
    /** Something under this tag has changed and can be read: pages that show it are out of date. */
    bump,
    /** The database does not answer: what is kept may be older than it looks. */
    isAway: (): boolean => failures >= failuresUntilAway,
    /** It has been asked and takes its time: what is kept has to do where there is something. */
    isSlow: (): boolean => askedAtMs !== null && performance.now() - askedAtMs > slowMs,
    /** Asks now instead of at the next turn; never rejects. */
    poll,
    every: [{ name: 'changes', everyMs, run: poll, fault: 'changes could not be asked for' }],
  };
}
