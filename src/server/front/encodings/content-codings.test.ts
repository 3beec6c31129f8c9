import { expect, it } from 'vitest';
import { chooseCoding } from './content-codings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR;Q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'zstd'],
  ['identity', null],
  ['*;q=0', null],
  ['', null],
  [undefined, null],
])('answers %j with %j', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});

it('offers only what exists', () => {
  expect(chooseCoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseCoding('br, gzip', [])).toBeNull();
});
