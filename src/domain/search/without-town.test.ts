import { expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { createEmbeddedBusSearch } from './embedded-bus-search.ts';
import { parseListQuery } from './list-query.ts';
import { createSearchBuses } from './search-buses.ts';
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
    const index = createEmbeddedBusSearch();
    index.replaceAll(buses);
    const searchBuses = createSearchBuses({
      search: index,
      now: () => now,
      loadCards: async (ids) => ids.map((id) => presentCard(buses[id - 1]!, now)),
    });
    const asked = parseListQuery(new URLSearchParams({ search }));
    const { cards } = await searchBuses(asked, language);
    expect(cards.map(({ id }) => id).toSorted()).toEqual([2, 3, 4]);
  },
);

it('tells programs the town by its name, as before', () => {
  const read = parseSmartQuery('not in Newark', { now });
  expect(toQueryVocabulary(read)).toMatchObject({ without: { city: ['Newark'] } });
});
