import { hasPassed } from '#domain/clocks.ts';
import type { Logger } from './logger.ts';

const quietMs = 60_000;

/**
 * A reporter of faults that come again and again: one line a minute, with how many were left out
 * (fault matrix I7).
 */
export function quietLog(
  log: Pick<Logger, 'warn'>,
  now: () => Date,
  message: string,
): (problem: string) => void {
  let spokeMs = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (problem) => {
    const nowMs = now().getTime();
    if (!hasPassed(spokeMs, quietMs, nowMs)) {
      untold += 1;
      return;
    }
    log.warn({ problem, untold }, message);
    spokeMs = nowMs;
    untold = 0;
  };
}
