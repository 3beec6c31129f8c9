import { describe, expect, it } from 'vitest';
import { ordinaryRetries, retryDelayMs, type RetryPolicy } from './outbox.ts';

const policy: RetryPolicy = { maxAttempts: 6, firstDelayMs: 100, longestDelayMs: 1_000 };

describe('the delay after a failed attempt', () => {
  it('doubles up to the longest, and ends', () => {
    const delays = [1, 2, 3, 4, 5, 6].map((attempt) => retryDelayMs(attempt, policy, () => 1));
    expect(delays).toEqual([100, 200, 400, 800, 1_000, null]);
  });

  it('is random by half of itself', () => {
    expect(retryDelayMs(3, policy, () => 0)).toBe(200);
    expect(retryDelayMs(3, policy, () => 0.5)).toBe(300);
  });

  it('outlasts a restart of the other side', () => {
    let totalMs = 0;
    for (let attempt = 1; attempt < ordinaryRetries.maxAttempts; attempt += 1) {
      totalMs += retryDelayMs(attempt, ordinaryRetries, () => 0) ?? 0;
    }
    expect(totalMs).toBeGreaterThan(14 * 60_000);
  });
});
