import { afterEach, describe, expect, it, vi } from 'vitest';
import { ordinaryRetries, retryDelayMs, type RetryPolicy } from './outbox.ts';

const policy: RetryPolicy = { maxAttempts: 6, firstDelayMs: 100, longestDelayMs: 1_000 };

const drawing = (random: number) => vi.spyOn(Math, 'random').mockReturnValue(random);
afterEach(() => void vi.restoreAllMocks());

describe('the delay after a failed attempt', () => {
  it('doubles up to the longest, and ends', () => {
    drawing(1);
    const delays = [1, 2, 3, 4, 5, 6].map((attempt) => retryDelayMs(attempt, policy));
    expect(delays).toEqual([100, 200, 400, 800, 1_000, null]);
  });

  it('is random by half of itself', () => {
    drawing(0);
    expect(retryDelayMs(3, policy)).toBe(200);
    drawing(0.5);
    expect(retryDelayMs(3, policy)).toBe(300);
  });

  it('outlasts a restart of the other side', () => {
    drawing(0);
    let totalMs = 0;
    for (let attempt = 1; attempt < ordinaryRetries.maxAttempts; attempt += 1) {
      totalMs += retryDelayMs(attempt, ordinaryRetries) ?? 0;
    }
    expect(totalMs).toBeGreaterThan(14 * 60_000);
  });
});
