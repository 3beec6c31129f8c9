export interface RateLimitSettings {
  /** So many at once, … */
  burst: number;
  /** … and one more each time this passes. */
  refillMs: number;
  /** Keys remembered at most; the longest unused ones are forgotten first. */
  mostKeys: number;
}

/** Buckets by key: one network address, one person. */
export interface RateLimit {
  /** Seconds until one more may pass; 0 when it may now. Takes nothing. */
  waitSeconds(key: string, nowMs: number): number;
  /** Takes `cost` out of the bucket, which may leave it in debt. */
  take(key: string, nowMs: number, cost?: number): void;
}

/**
 * A bucket from a day that has not come yet was filled by a clock that was wrong for a while; obeyed,
 * it would refuse people until that day.
 */
export const isAhead = (atMs: number, nowMs: number) => atMs - nowMs > mostAheadMs;
export const mostAheadMs = 24 * 3_600_000;

/** So much is kept when there are too many. */
const keptShare = 0.9;

/** Token buckets in a map of bounded size, however many keys are thrown at it. */
export function createRateLimit({ burst, refillMs, mostKeys }: RateLimitSettings): RateLimit {
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
    waitSeconds(key, nowMs) {
      const missing = 1 - tokensOf(key, nowMs);
      return missing <= 0 ? 0 : Math.ceil((missing * refillMs) / 1000);
    },
    take(key, nowMs, cost = 1) {
      const tokens = Math.min(burst, Math.max(-burst, tokensOf(key, nowMs) - cost));
      // A clock set back must not let the same time be earned twice.
      const earlierMs = buckets.get(key)?.atMs ?? nowMs;
      const atMs = isAhead(earlierMs, nowMs) ? nowMs : Math.max(nowMs, earlierMs);
      buckets.delete(key);
      buckets.set(key, { tokens, atMs });
      if (buckets.size > mostKeys) forgetOldest();
    },
  };
}

/**
 * One address may be an office or a mobile network's gateway, so the limit is wide and refills
 * steadily; one contact is one person.
 */
export const addressLimit: RateLimitSettings = { burst: 30, refillMs: 5_000, mostKeys: 20_000 };
export const contactLimit: RateLimitSettings = { burst: 6, refillMs: 120_000, mostKeys: 20_000 };

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
