import { afterEach, expect, it, vi } from 'vitest';
import { keyInTurn } from './fresh-key.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('keys in turn sort as they were made, and are keys of a photo', () => {
  vi.useFakeTimers();
  const keys = Array.from({ length: 20 }, () => {
    vi.advanceTimersByTime(1);
    return keyInTurn();
  });
  expect(keys.toSorted()).toEqual(keys);
  for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
});
