import { describe, expect, it } from 'vitest';
import { paginationItems } from './pagination-model.ts';

const row = (current: number, pageCount: number) =>
  paginationItems(current, pageCount)
    .map((item) => (item === 'gap' ? '…' : item === current ? `[${item}]` : item))
    .join(' ');

describe('paginationItems', () => {
  it.each([
    [1, 0, ''],
    [0, 3, ''],
    [4, 3, ''],
    [1.5, 3, ''],
    [Number.NaN, 3, ''],
    [1, 1, '[1]'],
    [2, 3, '1 [2] 3'],
    [5, 5, '1 2 3 4 [5]'],
    [1, 6, '[1] 2 3 4 5 6'],
    [3, 6, '1 2 [3] 4 5 6'],
    [1, 26, '[1] 2 3 4 … 26'],
    [3, 26, '1 2 [3] 4 … 26'],
    [4, 26, '1 2 3 [4] 5 … 26'],
    [5, 26, '1 … 4 [5] 6 … 26'],
    [13, 26, '1 … 12 [13] 14 … 26'],
    [22, 26, '1 … 21 [22] 23 … 26'],
    [23, 26, '1 … 22 [23] 24 25 26'],
    [26, 26, '1 … 23 24 25 [26]'],
  ])('page %s of %s lists "%s"', (current, pageCount, expected) => {
    expect(row(current, pageCount)).toBe(expected);
  });

  it('always lists the first, the current and the last page, each page once and in order', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount++) {
      for (let current = 1; current <= pageCount; current++) {
        const pages = paginationItems(current, pageCount).filter((item) => item !== 'gap');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, pageCount]));
      }
    }
  });
});
