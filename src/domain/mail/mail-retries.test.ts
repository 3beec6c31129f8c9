import { afterEach, expect, it, vi } from 'vitest';
import { retryDelayMs } from '../outbox.ts';
import { mailRetries } from './mail-retries.ts';

const minutes = 60_000;
afterEach(() => void vi.restoreAllMocks());

/** When the attempts after the first are made, in milliseconds after it. */
function attemptsOf(random: () => number): number[] {
  vi.spyOn(Math, 'random').mockImplementation(random);
  const times = [0];
  for (let attempt = 1; ; attempt++) {
    const delayMs = retryDelayMs(attempt, mailRetries);
    if (delayMs === null) return times;
    times.push(times.at(-1)! + delayMs);
  }
}

it('a mail server that comes back meets every mail within ten minutes, for two days', () => {
  for (const random of [() => 0.5, () => 1, alternating()]) {
    const times = attemptsOf(random);
    expect(times.at(-1)).toBeGreaterThanOrEqual(48 * 60 * minutes);
    const pauses = times.slice(1).map((time, at) => time - times[at]!);
    expect(Math.max(...pauses)).toBeLessThan(10 * minutes);
  }
  // With all luck against it, a day is waited out.
  expect(attemptsOf(() => 0).at(-1)).toBeGreaterThanOrEqual(24 * 60 * minutes);
});

it('a fault of a moment costs seconds', () => {
  expect(attemptsOf(() => 1)[1]).toBe(5_000);
});

function alternating(): () => number {
  let turn = 0;
  return () => (turn++ % 2 === 0 ? 0.1 : 0.9);
}
