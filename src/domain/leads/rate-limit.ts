export interface RateLimitSettings {
  /** So many at once, … */
  burst: number;
  /** … and one more each time this passes. */
  refillMs: number;
  /** Keys remembered at most; the longest unused one is forgotten first. */
  mostKeys: number;
}

/** Says whether one more may pass, and if not, after how many seconds to try again. */
export type RateLimit = (
  key: string,
  nowMs: number,
) => { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Token buckets in a map of bounded size, however many keys are thrown at it. */
export function createRateLimit({ burst, refillMs, mostKeys }: RateLimitSettings): RateLimit {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  return (key, nowMs) => {
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    buckets.delete(key);
    const elapsedMs = Math.max(0, nowMs - bucket.atMs);
    const tokens = Math.min(burst, bucket.tokens + elapsedMs / refillMs);
    const allowed = tokens >= 1;
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, atMs: nowMs });
    if (buckets.size > mostKeys) {
      const oldest = buckets.keys().next();
      if (!oldest.done) buckets.delete(oldest.value);
    }
    if (allowed) return { allowed };
    return { allowed, retryAfterSeconds: Math.ceil(((1 - tokens) * refillMs) / 1000) };
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
