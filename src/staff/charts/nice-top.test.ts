import { expect, it } from 'vitest';
import { niceTop } from './nice-top.ts';

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [100, 100],
  [101, 200],
  [4_500, 6_000],
])('an axis for %i ends at %i', (most, top) => expect(niceTop(most)).toBe(top));
