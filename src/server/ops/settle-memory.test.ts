import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { performance } from 'node:perf_hooks';
import { keepMemorySettled, settleMemory } from './settle-memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits when no file can be opened: what is resident stands in one', () => {
  const resident = vi.spyOn(process.memoryUsage, 'rss');
  resident.mockImplementationOnce(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  settleMemory();
  // Thrown from a timer, it would end the process.
  expect(() => vi.advanceTimersByTime(3_000)).not.toThrow();
  vi.advanceTimersByTime(3_000);
  expect(resident).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['a tenth of a second', 100, 150, true],
  ['a second', 1_000, 150, false],
  ['a second', 1_000, 250, true],
])(
  'after a collection of %s collects anew when there is enough to gain',
  (_, tookMs, now, isDone) => {
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += tookMs));
    const calm = { idle: 1, active: 0, utilization: 0 };
    vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(calm);
    const resident = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(100);
    settleMemory();
    vi.advanceTimersByTime(3_000);
    resident.mockClear().mockReturnValue(now);
    void keepMemorySettled().run(new AbortController().signal);
    // Looked at once, and after a collection again.
    expect(resident).toHaveBeenCalledTimes(isDone ? 2 : 1);
  },
);
