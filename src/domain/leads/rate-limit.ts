import { allLimits, type LimitName, type RateLimitSettings } from './all-limits.ts';

/** Buckets by key: one network address, one person. */
export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * A bucket from a day that has not come yet was filled by a clock that was wrong for a while; obeyed,
 * it would refuse people until that day.
 */
const isAhead = (atMs: number, nowMs: number) => atMs - nowMs > mostAheadMs;
export const mostAheadMs = 24 * 3_600_000;

/** Tenths that were given back do not add up to quite one. */
export const enough = 1 - 1e-9;

/** How long until `tokens` are enough for one more; at least a second. */
export const waitSecondsFor = (tokens: number, refillMs: number) =>
  Math.max(1, Math.ceil(((enough - tokens) * refillMs) / 1000));

/** So much is kept when there are too many. */
const keptShare = 0.9;

/** Token buckets in a map of bounded size, however many keys are thrown at it. */
export function createRateLimit(
  name: LimitName,
  { burst, refillMs, mostKeys }: RateLimitSettings = allLimits[name],
) {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  const tokensOf = (key: string, nowMs: number) => {
    const bucket = buckets.get(key);
    if (!bucket || isAhead(bucket.atMs, nowMs)) return burst;
    return Math.min(burst, bucket.tokens + Math.max(0, nowMs - bucket.atMs) / refillMs);
  };
  /** Many at once: looking for the first key of a map walks over all that were deleted before it. */
  const forgetOldest = () => {
    const kept = Math.floor(mostKeys * keptShare);
    for (const key of buckets.keys()) {
      if (buckets.size <= kept) return;
      buckets.delete(key);
    }
  };
  return {
    /**
     * Takes `cost`, 1 unless told otherwise, when at least one is there; a larger cost may leave debt.
     * Gives 0 then, else the seconds until another try, and takes nothing. There is no way to look
     * first: callers at the same moment would all see the same last token.
     */
    take(key: string, nowMs: number, cost: number = 1): number {
      const present = tokensOf(key, nowMs);
      if (present < enough) return waitSecondsFor(present, refillMs);
      // A clock set back must not let the same time be earned twice.
      const earlierMs = buckets.get(key)?.atMs ?? nowMs;
      const atMs = isAhead(earlierMs, nowMs) ? nowMs : Math.max(nowMs, earlierMs);
      buckets.delete(key);
      buckets.set(key, { tokens: Math.max(-burst, present - cost), atMs });
      if (buckets.size > mostKeys) forgetOldest();
      return 0;
    },
    /** How much is there, to be told to whoever has just taken; nobody decides by it. */
    left: (key: string, nowMs: number): number => Math.max(0, tokensOf(key, nowMs)),
    /** For what was taken and not used up after all. */
    giveBack(key: string, cost: number = 1): void {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + cost);
    },
  };
}

/** The address itself for IPv4; the /64 network for IPv6, which one customer has all of. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
