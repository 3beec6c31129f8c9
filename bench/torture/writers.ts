import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allLimits } from '#domain/leads/all-limits.ts';
import { addressOf, untilAnswered } from '../load/visitor.ts';

/** What one writer was told: this key led to this reference. */
export interface Acknowledged {
  key: string;
  message: string;
  reference: string;
}

/** What a kill interrupts has used its sender's allowance: the last form may have to wait for the next one. */
export const writersPatienceMs = allLimits['lead-contact'].refillMs + 60_000;

export interface Writers {
  acknowledged: Acknowledged[];
  /** Answers that gave another reference for a key than an earlier one did. */
  contradictions: string[];
  /** Posts sent, retries included. */
  posts: number;
  /** One of every writer; resolves when what is running has been answered. */
  loops: Promise<void>[];
  /** Lets the running submissions end, then stops. */
  finish(): Promise<void>;
}

/**
 * Visitors who do not give up: each sends a contact form, and after any error the same form with the
 * same key until it is answered; now and then once more after the answer. The `signal` ends the loops,
 * which then reject.
 */
export function startWriters(
  count: number,
  origin: () => string | null,
  signal?: AbortSignal,
): Writers {
  const state = { finishing: false };
  /** What was last said to those who have no answer yet, by their keys. */
  const waiting = new Map<string, string>();
  const writers: Writers = {
    acknowledged: [],
    contradictions: [],
    posts: 0,
    loops: [],
    async finish() {
      state.finishing = true;
      const late = sleep(writersPatienceMs, true, { ref: false });
      if (await Promise.race([late, Promise.all(writers.loops).then(() => false)])) {
        const told = [...waiting.values()].join(', ');
        throw new Error(
          `The server did not take the last forms within ${writersPatienceMs} ms: ${told}`,
        );
      }
    },
  };

  const loop = async (writer: number) => {
    for (let n = 0; !state.finishing; n += 1) {
      const key = randomBytes(16).toString('hex');
      const message = `Torture ${writer}-${n} ${key.slice(0, 6)}`;
      const send = () => post(origin(), key, message);
      const reference = await untilAnswered(signal, send);
      writers.acknowledged.push({ key, message, reference });
      if (n % 5 > 0) continue;
      const again = await untilAnswered(signal, send);
      if (again !== reference) writers.contradictions.push(`${key}: ${reference}, then ${again}`);
    }
  };

  const post = async (to: string | null, key: string, message: string): Promise<string | null> => {
    if (!to) return null;
    writers.posts += 1;
    try {
      const answer = await fetch(`${to}/contact`, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
        headers: {
          origin: to,
          'x-forwarded-for': addressOf(key),
        },
        body: new URLSearchParams({
          firstName: 'Torture',
          email: `${key}@example.com`,
          message,
          key,
        }),
      });
      await answer.arrayBuffer();
      if (answer.status === 303) waiting.delete(key);
      else waiting.set(key, `${answer.status} ${answer.headers.get('retry-after') ?? ''}`);
      const place = answer.headers.get('location') ?? '';
      return answer.status === 303 ? new URL(place, to).searchParams.get('ref') : null;
    } catch (error) {
      waiting.set(key, String(error));
      return null; // The server died with our post; nobody knows whether it is stored.
    }
  };

  writers.loops = Array.from({ length: count }, (_, writer) => loop(writer));
  return writers;
}
