import { every } from '#domain/every.ts';
import type { Logger } from '../../ops/log/logger.ts';

const everyMs = 50;
/** Long enough that visitors notice; worth a line in the log (fault matrix H3). */
const blockedMs = 1_000;
/** One line for a fault that goes on (fault matrix I7). */
const quietMs = 60_000;

/** Measures how late timers run: the time that new requests lie unread. */
export function startLoopDelay(log: Pick<Logger, 'warn'>) {
  let expectedMs = performance.now() + everyMs;
  let recentMs = 0;
  let peakMs = 0;
  let loggedMs = -Infinity;
  const stop = every(everyMs, () => {
    const nowMs = performance.now();
    const lateMs = Math.max(0, nowMs - expectedMs);
    expectedMs = nowMs + everyMs;
    // One long turn is over when it is seen; only being late again and again is a reason to refuse.
    recentMs += (lateMs - recentMs) * 0.3;
    peakMs = Math.max(peakMs, lateMs);
    if (lateMs >= blockedMs && nowMs - loggedMs >= quietMs) {
      loggedMs = nowMs;
      log.warn({ blockedMs: Math.round(lateMs) }, 'the event loop was blocked');
    }
  });
  return {
    /** How late the event loop is of late, in milliseconds: an average that forgets within seconds. */
    delayMs: (): number => recentMs,
    /** The largest delay since the last call. */
    takePeakMs(): number {
      const peak = peakMs;
      peakMs = 0;
      return peak;
    },
    stop,
  };
}
