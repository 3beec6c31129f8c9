import { retryDelayMs } from '../outbox.ts';
import type { WebhookAnswer, WebhookMessage } from './webhook.ts';

/** How patiently receivers are called. */
export interface WebhookPatience {
  firstDelayMs: number;
  longestDelayMs: number;
  /** From the first attempt on; after so long without any answer the endpoint is paused. */
  giveUpAfterMs: number;
  attemptTimeoutMs: number;
  /** One endpoint is served for so long, then the others have their turn. */
  turnMs: number;
}

export const ordinaryPatience: WebhookPatience = {
  firstDelayMs: 5_000,
  longestDelayMs: 8 * 3_600_000,
  giveUpAfterMs: 3 * 86_400_000,
  attemptTimeoutMs: 15_000,
  turnMs: 10_000,
};

/** Failures one after the other after which the whole endpoint is left in peace for a while. */
const failuresToRest = 8;
/** A receiver that comes back is not let wait for hours. */
const longestRestMs = 15 * 60_000;

/** What follows from an attempt that failed. */
export function judgeFailure(
  message: Pick<WebhookMessage, 'attempts' | 'firstTriedAt'>,
  endpoint: { failures: number; failingSince: string | null },
  answer: WebhookAnswer,
  patience: WebhookPatience,
  now: Date,
) {
  const isOver = (since: string) => now.getTime() - Date.parse(since) >= patience.giveUpAfterMs;
  const laterBy = (attempt: number, longestDelayMs: number) => {
    const delays = { firstDelayMs: patience.firstDelayMs, longestDelayMs, maxAttempts: Infinity };
    return new Date(now.getTime() + (retryDelayMs(attempt, delays) ?? 0));
  };
  const failures = endpoint.failures + 1;
  const failingSince = endpoint.failingSince ?? now.toISOString();
  const pausedBecause =
    answer.outcome === 'gone'
      ? 'It answered 410: it wants no more messages.'
      : isOver(failingSince)
        ? 'It took no message for three days.'
        : null;
  const rests = failures - failuresToRest;
  // Nothing is wrong with the message where the endpoint takes none: it waits for the endpoint.
  const isDead = pausedBecause === null && isOver(message.firstTriedAt ?? now.toISOString());
  return {
    message: {
      state: isDead ? ('dead' as const) : ('waiting' as const),
      nextAt: laterBy(message.attempts + 1, patience.longestDelayMs),
    },
    endpoint: {
      state: pausedBecause === null ? ('active' as const) : ('paused' as const),
      pausedBecause,
      failures,
      failingSince,
      restUntil: rests > 0 ? laterBy(rests, longestRestMs).toISOString() : null,
    },
  };
}
