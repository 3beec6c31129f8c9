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

it.each([
  ['shuttle 25', '25 passengers', 'shuttle'],
  ['14+2', '2 wheelchair positions', '14 passengers'],
  ['prevost 45', '45 ft', 'prevost'],
  ['15 thomas', 'thomas', '2015'],
  ['coach pa', 'Pennsylvania', 'coach'],
  ['prevost 17091', 'stock 17091', 'prevost'],
])('“%s” without either says the other so that it is read alone', (query, ...rests) => {
  const smart = read(query);
  smart.understood.forEach((item, at) => {
    expect(withoutUnderstood(smart, item)).toBe(rests[at]);
    const kept = smart.understood.filter((one) => one !== item).map(({ chip }) => chip);
    expect(read(rests[at]!).understood.map(({ chip }) => chip)).toEqual(kept);
  });
});

it('takes what repeats a condition away with it, or it would come into force', () => {
  const smart = read('church bus under 30k, 25k');
  expect(withoutUnderstood(smart, smart.understood[1]!)).toBe('church bus');
});
