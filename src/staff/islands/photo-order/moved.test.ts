import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['b', 1, 'abc'],
])('puts %s to place %i', (name, toIndex, order) => {
  expect(moved(['a', 'b', 'c'], name, toIndex).join('')).toBe(order);
});
