import { expect, it } from 'vitest';
import { searchAmong } from '#test/factories/search-among.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';
import { toQueryVocabulary } from './smart-search/query-vocabulary.ts';

const now = new Date('2026-11-01T12:00:00.000Z');

const buses = [
  { city: 'Newark', state: 'NJ' },
  { city: 'Newark', state: 'DE' },
  { city: 'Elizabeth', state: 'NJ' },
  { city: null, state: null },
].map((details, at) => aStoredListing({ id: at + 1, details }));

it.each([
  ['en', 'not in Newark'],
  ['en', 'except Newark NJ'],
  ['en', 'anywhere but Newark'],
  ['es', 'excepto Newark'],
  ['fr', 'pas à Newark'],
] as const)(
  'leaves out that town alone, and no other of its name (%s: %s)',
  async (language, search) => {
    const { cards } = await searchAmong(buses, now)(search, language);
    expect(cards.map(({ id }) => id).toSorted()).toEqual([2, 3, 4]);
  },
);

it('tells programs the town by its name, as before', () => {
  const read = parseSmartQuery('not in Newark', { now });
  expect(toQueryVocabulary(read)).toMatchObject({ without: { city: ['Newark'] } });
});

it('takes either of two towns, and neither of its namesakes elsewhere', async () => {
  const found = await searchAmong(
    [...buses, aStoredListing({ id: 5, details: { city: 'Dallas', state: 'TX' } })],
    now,
  )('Newark NJ or Dallas');
  expect(found.cards.map(({ id }) => id).toSorted()).toEqual([1, 5]);
  expect(found.smart.contradictions).toEqual([]);
});

it.each([
  ['New Jersey or Dallas', [1, 3, 5]],
  ['Dallas or New Jersey', [1, 3, 5]],
  ['New Jersey, Newark', [1]],
  ['Delaware or Dallas or Newark NJ', [1, 2, 5]],
])('takes a state or a town of another: %s', async (words, ids) => {
  const dallas = [
    { city: 'Dallas', state: 'TX' },
    { city: 'Dallas', state: 'GA' },
  ].map((details, at) => aStoredListing({ id: at + 5, details }));
  const found = await searchAmong([...buses, ...dallas], now)(words);
  expect(found.cards.map(({ id }) => id).toSorted()).toEqual(ids);
});
