/** Answers are asked for anew after an hour (spec §7), ±10 % so that caches do not expire together. */
const intervalMs = 3_600_000;
const jitter = 0.1;
/** An article is gone when it was missing twice, at least this far apart (fault matrix D5). */
export const confirmAfterMs = 60_000;
/** After a failure the next try is this far away, doubling up to the interval. */
const firstRetryMs = 30_000;
const longestPauseMs = 600_000;

/**
 * When which question may be asked again. A key is asked at most once an interval; while the service
 * is away nothing is asked but one question at growing distances.
 */
export type RefreshClock = ReturnType<typeof createRefreshClock>;

export function createRefreshClock(nowMs: () => number, random: () => number) {
  const due = new Map<string, number>();
  const garbage = new Map<string, number>();
  let pausedUntilMs = 0;
  let failures = 0;
  const jittered = (ms: number) => ms * (1 - jitter + 2 * jitter * random());
  const set = (key: string, afterMs: number) => due.set(key, nowMs() + afterMs);
  return {
    isDue: (key: string): boolean => nowMs() >= (due.get(key) ?? 0),
    /** Answered: not before an interval from now. */
    settle(key: string): void {
      garbage.delete(key);
      set(key, jittered(intervalMs));
    },
    /** Answered with "missing": asked again when that can be confirmed. */
    settleMissing(key: string): void {
      garbage.delete(key);
      set(key, confirmAfterMs * (1 + jitter * random()));
    },
    /** Answered with garbage. `filled`: we hold a good copy, so there is no hurry. */
    settleGarbage(key: string, filled: boolean): void {
      const count = garbage.get(key) ?? 0;
      garbage.set(key, count + 1);
      set(key, jittered(filled ? intervalMs : Math.min(intervalMs, firstRetryMs * 2 ** count)));
    },
    /** Forgets a key that no longer matters. */
    drop(key: string): void {
      due.delete(key);
      garbage.delete(key);
    },
    /** The service did not answer. */
    pause(): void {
      pausedUntilMs = nowMs() + jittered(Math.min(longestPauseMs, firstRetryMs * 2 ** failures));
      failures += 1;
    },
    answered(): void {
      failures = 0;
      pausedUntilMs = 0;
    },
    isPaused: (): boolean => nowMs() < pausedUntilMs,
  };
}
