import { expect, it } from 'vitest';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';
import { withoutKept, withoutUnderstood } from './understand-query.ts';

const read = (query: string) => parseSmartQuery(query, { now: new Date('2026-11-01T12:00:00Z') });

it.each([
  ['type c or d', 'type d', 'type c'],
  ['cheap type c or d', 'cheap type d', 'cheap type c'],
  ['e350 or 450', 'e 450', 'e350'],
  ['allison 2000 or 2500', 'allison 2500', 'allison 2000'],
])('“%s” without either keeps the words that both share', (query, withoutFirst, withoutSecond) => {
  const smart = read(query);
  const [first, second] = smart.understood.filter(({ kind }) => kind !== 'sort');
  expect(withoutUnderstood(smart, first!)).toBe(withoutFirst);
  expect(withoutUnderstood(smart, second!)).toBe(withoutSecond);
  expect(read(withoutFirst).understood.at(-1)!.chip).toEqual(second!.chip);
});

it.each([['near boston or near hartford', 'near hartford']])(
  '“%s” offers what was set aside with all of its words: %s',
  (query, instead) => {
    const smart = read(query);
    expect(withoutKept(smart, smart.contradictions[0]!)).toBe(instead);
  },
);
