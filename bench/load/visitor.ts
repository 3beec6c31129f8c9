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

/** Visitors who do not give up: asks again, soon, until there is an answer. */
export async function untilAnswered<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(5 + Math.random() * 20);
  }
}
