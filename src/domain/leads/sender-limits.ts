import type { LimitName } from './all-limits.ts';
import { networkOf } from './rate-limit.ts';
import { emailKey } from './read-email.ts';
import { takeEach, type MakeLimit, type Taken } from './shared-limit.ts';

/** Who sends a form, as far as limits go. */
export interface Sender {
  /** Network address; empty when there is none: in-process, by a test. */
  address: string;
  typed: Readonly<Record<string, string | undefined>>;
}

/** Given back after what costs next to nothing, so that retries are never held up. */
export const cheapBack = 0.9;

/** Takes one from the allowance of the sender's network and one from the person's own, or neither. */
export type TakeTurn = (from: Sender) => Promise<Taken>;

export function createSenderLimits(parts: {
  makeLimit: MakeLimit;
  names: { address: LimitName; contact: LimitName };
  now(): Date;
}): TakeTurn {
  const { makeLimit, names, now } = parts;
  const byAddress = makeLimit(names.address);
  const byContact = makeLimit(names.contact);
  return ({ address, typed: { email = '', phone = '' } }) => {
    const person = (emailKey(email) || phone.replace(/\D/g, '')).slice(0, 320);
    return takeEach(
      [
        ...(address === '' ? [] : [[byAddress, networkOf(address)] as const]),
        ...(person === '' ? [] : [[byContact, person] as const]),
      ],
      now().getTime(),
    );
  };
}
