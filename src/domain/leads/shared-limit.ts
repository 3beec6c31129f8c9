import type { LimitName, RateLimitSettings } from './all-limits.ts';
import { createRateLimit } from './rate-limit.ts';
import { within } from '../within.ts';

/**
 * A rate limit that may be kept outside of this process, so that several nodes count as one (fault
 * matrix I-4). Promises: callers at the same moment get no more than callers one after the other
 * would; a refusal takes nothing; memory or table stay bounded.
 */
export interface SharedLimit {
  /** As of `RateLimit`: 0 when it was taken, else seconds to wait. */
  take(key: string, nowMs: number, cost?: number): Promise<number>;
  giveBack(key: string, cost?: number): Promise<void>;
}

/** Makes the limit of this name: nodes that use the same name share it. */
export type MakeLimit = (name: LimitName, settings?: RateLimitSettings) => SharedLimit;

/** For one process: in its memory. */
export const limitInMemory: MakeLimit = (name, settings) => {
  const limit = createRateLimit(name, settings);
  return {
    take: async (key, nowMs, cost) => limit.take(key, nowMs, cost),
    giveBack: async (key, cost) => limit.giveBack(key, cost),
  };
};

/** What came of asking several limits at once. */
export interface Taken {
  /** 0: taken. Else the seconds until another try, and nothing was taken. */
  waitSeconds: number;
  /** Gives all of it back or a part; nothing where nothing was taken. */
  giveBack(part?: number): Promise<void>;
}

/**
 * `cost` from each limit, or from none. While the later ones are asked the first may hold one too many;
 * so others get fewer in that moment, never more.
 */
export async function takeEach(
  limits: readonly (readonly [limit: SharedLimit, key: string])[],
  nowMs: number,
  cost = 1,
): Promise<Taken> {
  const taken: (typeof limits)[number][] = [];
  const giveBack = async (part = cost) => {
    await Promise.all(taken.map(([limit, key]) => limit.giveBack(key, part)));
  };
  for (const one of limits) {
    const [limit, key] = one;
    const waitSeconds = await limit.take(key, nowMs, cost);
    if (waitSeconds > 0) {
      await giveBack();
      return { waitSeconds, giveBack: async () => {} };
    }
    taken.push(one);
  }
  return { waitSeconds: 0, giveBack };
}

/** A limit must not hold up the form it guards, … */
const patienceMs = 500;
/** … and after one had to wait in vain, the next ones do without it for so long. */
const awayMs = 5_000;

/** The shared limit, and this process's own while that one does not answer. */
export function limitWithFallback(shared: MakeLimit): MakeLimit {
  return (name, settings) => {
    const [first, second] = [shared(name, settings), limitInMemory(name, settings)];
    let awayUntilMs = Number.NEGATIVE_INFINITY;
    const ask = async <T>(work: () => Promise<T>, unanswered: T): Promise<T> => {
      if (performance.now() < awayUntilMs) return unanswered;
      try {
        return await within(patienceMs, work());
      } catch {
        awayUntilMs = performance.now() + awayMs;
        return unanswered;
      }
    };
    return {
      async take(key, nowMs, cost) {
        // Whom this process refuses, all of them together would: a flood asks the database nothing.
        const own = await second.take(key, nowMs, cost);
        if (own > 0) return own;
        // What this process has seen may be all there is to know while the database is away.
        const wait = await ask(() => first.take(key, nowMs, cost), 0);
        if (wait > 0) await second.giveBack(key, cost);
        return wait;
      },
      async giveBack(key, cost) {
        await second.giveBack(key, cost);
        await ask(() => first.giveBack(key, cost), undefined);
      },
    };
  };
}
