import { expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';

it.each([
  [0, 1],
  [40, 1],
  [149, 1],
  [150, 2],
  [820, 8],
])('reads %s words in %s min (spec §9)', (words, minutes) => {
  expect(readMinutes(' bus '.repeat(words))).toBe(minutes);
});
