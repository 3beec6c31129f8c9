import type { LimitName } from './all-limits.ts';
import { networkOf } from './rate-limit.ts';
import { emailKey } from '../forms/read-text.ts';
import { takeEach, type MakeLimit } from './shared-limit.ts';

/** Who sends a form, as far as limits go. */
export interface Sender {
  /** Network address; empty when there is none. */
  address: string;
  typed: Readonly<Record<string, string | undefined>>;
  /** The form's one-time key: under it one thing is stored, however often it comes. */
  key: string | null;
}

/** What a repeat costs, so that retries are never held up. */
export const repeatCost = 0.1;

export interface SenderTurn {
  /** 0: go on. Else the seconds until another try; nothing was taken. */
  waitSeconds: number;
  /** Says what it cost in the end, 0 to 1; to be called once, whatever came of it. */
  settle(cost: number): Promise<void>;
}

/** Takes one from the allowance of the sender's network and one from the person's own, or neither. */
export type TakeTurn = (from: Sender) => Promise<SenderTurn>;

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
    const person = (emailKey(email) || phone.replace(/\D/g, '')).slice(0, 320);
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
