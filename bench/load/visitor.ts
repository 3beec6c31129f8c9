import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Everybody from an address of their own, or the limits per client would be what is measured. Numbers
 * up to 16 million have one each.
 */
export function addressOf(who: number | string): string {
  const bytes =
    typeof who === 'number'
      ? [who >> 16, who >> 8, who].map((byte) => byte & 255)
      : createHash('sha256').update(who).digest().subarray(0, 3);
  return `10.${[...bytes].join('.')}`;
}

/**
 * Visitors who do not give up: asks again until there is an answer, and rejects once the `signal` says
 * that the run is over. Between two tries others have their turn: what fails without waiting for
 * anything, as a closed database does, would keep every timer from its own, also that which ends it.
 */
export async function untilAnswered<Answer>(
  signal: AbortSignal | undefined,
  ask: () => Promise<Answer | null>,
  pause: () => Promise<unknown> = aMoment,
): Promise<Answer> {
  for (;;) {
    signal?.throwIfAborted();
    const answer = await ask();
    if (answer !== null) return answer;
    await pause();
  }
}

const aMoment = () => sleep(5 + Math.random() * 20);
