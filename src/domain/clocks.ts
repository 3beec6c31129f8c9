/** Clocks of nodes differ by less; what lies further ahead was noted while a clock was ahead. */
export const clocksDifferMs = 60_000;

/** Longer than any delay after a failure, and than any work of ours is stored ahead. */
export const mostDelayMs = 12 * 3_600_000;

/**
 * Whether `forMs` have passed since a moment, both in milliseconds since 1970. One that lies as far ahead
 * was noted while a clock was ahead, and holds nothing up (fault matrix H5).
 */
export const hasPassed = (sinceMs: number, forMs: number, nowMs: number): boolean =>
  Math.abs(nowMs - sinceMs) >= forMs;
