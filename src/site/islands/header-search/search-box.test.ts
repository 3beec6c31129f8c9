import { expect, it } from 'vitest';
import { moveCursor } from './search-box.tsx';

it.each([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 0, 3, null],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', null, 3, undefined],
  ['End', null, 3, undefined],
  ['ArrowLeft', 1, 3, undefined],
  ['ArrowDown', null, 0, undefined],
])('%s from %s of %i goes to %s', (key, at, count, wanted) => {
  expect(moveCursor(key, at, count)).toBe(wanted);
});
