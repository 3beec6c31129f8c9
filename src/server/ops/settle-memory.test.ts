import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleMemory } from './settle-memory.ts';

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
