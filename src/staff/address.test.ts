import { expect, it } from 'vitest';
import { address } from './address.ts';

it('is filled, and escapes what it is filled with', () => {
  const one = address('/staff/submissions/:reference/take');
  expect(one('BUS-7')).toBe('/staff/submissions/BUS-7/take');
  expect(one('../$&?')).toBe('/staff/submissions/..%2F%24%26%3F/take');
  expect(one.pattern).toBe('/staff/submissions/:reference/take');
  // @ts-expect-error -- the reference is missing
  expect(one()).toBe('/staff/submissions/undefined/take');
});

it('takes what stands behind the question mark, and leaves out what is not there', () => {
  const list = address('/staff/content', (state?: string) => ({ state }));
  expect(list()).toBe('/staff/content');
  expect(list('waiting')).toBe('/staff/content?state=waiting');
  const rows = address('/staff/import/:id/rows', (view: string, after: number | null) => ({
    show: view,
    after,
  }));
  expect(rows(7, 'all', null)).toBe('/staff/import/7/rows?show=all');
  expect(rows(7, 'a&b', 0)).toBe('/staff/import/7/rows?show=a%26b&after=0');
  const table = address('/staff/inventory', (query?: URLSearchParams) => query);
  expect(table(new URLSearchParams())).toBe('/staff/inventory');
  expect(table(new URLSearchParams({ q: 'a b' }))).toBe('/staff/inventory?q=a+b');
});
