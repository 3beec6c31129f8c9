import { createRateLimit, type RateLimitSettings } from './rate-limit.ts';
import { within } from '../within.ts';

/**
 * A rate limit that may be kept outside of this process, so that several nodes count as one (fault
 * matrix I-4). Promises: of takes at the same moment none is forgotten; looking writes nothing;
 * memory or table stay bounded.
 */
export interface SharedLimit {
  /** Seconds until one more may pass; 0 when it may now. Takes nothing. */
  waitSeconds(key: string, nowMs: number): Promise<number>;
  /** Takes `cost` out of the bucket, which may leave it in debt; a negative cost gives back. */
  take(key: string, nowMs: number, cost?: number): Promise<void>;
}

/** Makes the limit called `scope`: nodes that use the same name share it. */
export type MakeLimit = (scope: string, settings: RateLimitSettings) => SharedLimit;

/** For one process: in its memory. */
export const limitInMemory: MakeLimit = (_, settings) => {
  const limit = createRateLimit(settings);
  return {
    waitSeconds: async (key, nowMs) => limit.waitSeconds(key, nowMs),
    take: async (key, nowMs, cost) => limit.take(key, nowMs, cost),
  };
};

/** A limit must not hold up the form it guards. */
const patienceMs = 500;

/** The shared limit, and this process's own while that one does not answer. */
export function limitWithFallback(shared: MakeLimit): MakeLimit {
  return (scope, settings) => {
    const [first, second] = [shared(scope, settings), limitInMemory(scope, settings)];
    return {
      async waitSeconds(key, nowMs) {
        const own = await second.waitSeconds(key, nowMs);
        // What this process has seen may be all there is to know while the database is away.
        return within(patienceMs, first.waitSeconds(key, nowMs)).catch(() => own);
      },
      async take(key, nowMs, cost) {
        await second.take(key, nowMs, cost);
        await within(patienceMs, first.take(key, nowMs, cost)).catch(() => {});
      },
    };
  };
}
