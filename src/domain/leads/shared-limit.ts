import type { LimitName, RateLimitSettings } from './all-limits.ts';
import { createRateLimit, networkOf } from './rate-limit.ts';
import { emailKey } from '../forms/read-text.ts';
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

/** Who sends a form, as far as limits go. */
interface Sender {
  /** Network address; empty when there is none. */
  address: string;
  typed: Readonly<Record<string, string | undefined>>;
  /** The form's one-time key: under it one thing is stored, however often it comes. */
  key: string | null;
}

/** What a repeat costs, so that retries are never held up. */
export const repeatCost = 0.1;

interface SenderTurn {
  /** 0: go on. Else the seconds until another try; nothing was taken. */
  waitSeconds: number;
  /** Says what it cost in the end, 0 to 1; to be called once, whatever came of it. */
  settle(cost: number): Promise<void>;
}

/** Takes one from the allowance of the sender's network and one from the person's own, or neither. */
export type TakeTurn = (from: Sender) => Promise<SenderTurn>;

/** What providers leave out of a name: `zoe+1@` and `z.o.e@` fill the mailbox of `zoe@`. */
const unreadInName = /\+[^@]*(?=@)|\.(?=[^@]*@)/g;
const mailboxOf = (email: string): string => emailKey(email).replace(unreadInName, '');

export function createSenderLimits(parts: {
  makeLimit: MakeLimit;
  names: { address: LimitName; contact: LimitName };
  now(): Date;
}): TakeTurn {
  const { makeLimit, names, now } = parts;
  const byAddress = makeLimit(names.address);
  const byContact = makeLimit(names.contact);
  /** What is under way: the same form again can only find what the first one stores. */
  const underWay = new Set<string>();
  return async ({ address, typed: { email = '', phone = '' }, key }) => {
    const person = mailboxOf(email.slice(0, 320)) || phone.replace(/\D/g, '').slice(0, 320);
    const network = networkOf(address);
    const limits = [
      [byAddress, network] as const,
      ...(person === '' ? [] : [[byContact, person] as const]),
    ];
    const form = key === null ? null : JSON.stringify([network, person, key.slice(0, 200)]);
    const isFirst = form === null || !underWay.has(form);
    const paid = isFirst ? 1 : repeatCost;
    const take = (cost: number) => takeEach(limits, now().getTime(), cost);
    if (isFirst && form !== null) underWay.add(form);
    const { waitSeconds, giveBack } = await take(paid);
    if (isFirst && form !== null && waitSeconds > 0) underWay.delete(form);
    return {
      waitSeconds,
      async settle(cost) {
        if (isFirst && form !== null) underWay.delete(form);
        if (cost < paid) await giveBack(paid - cost);
        if (cost > paid) await take(cost - paid);
      },
    };
  };
}
