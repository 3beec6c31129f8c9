const coldMs = 10_000;
const coldPatience = 4;

/**
 * How many times as long as usual people may wait. In its first seconds a process renders slowly
 * (nothing is compiled yet) and runs its housekeeping: who asks then waits a moment instead of being
 * sent away, which after a restart would look like an outage.
 */
export function coldStartPatience(nowMs: () => number = () => performance.now()): () => number {
  const coldUntilMs = nowMs() + coldMs;
  return () => (nowMs() < coldUntilMs ? coldPatience : 1);
}
