import { expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { createEmbeddedBusSearch } from './embedded-bus-search.ts';
import { parseListQuery } from './list-query.ts';
import { createSearchBuses } from './search-buses.ts';

const now = new Date('2026-11-01T12:00:00.000Z');

const buses = [
  { description: 'No smoke, no leaks. Light surface rust only. Free delivery.' },
  { description: 'Came from Arizona: a rust-free frame.' },
  { priceCents: 2_000_000, pricePreviousCents: 2_400_000 },
  { priceCents: 2_000_000, pricePreviousCents: 1_900_000, description: 'Drop seats. Price it.' },
].map((details, at) => aStoredListing({ id: at + 1, details }));

async function found(search: string, language: 'en' | 'es' | 'fr' = 'en') {
  const index = createEmbeddedBusSearch();
  index.replaceAll(buses);
  const searchBuses = createSearchBuses({
    search: index,
    now: () => now,
    loadCards: async (ids) => ids.map((id) => presentCard(buses[id - 1]!, now)),
  });
  const { cards, dropped } = await searchBuses(
    parseListQuery(new URLSearchParams({ search })),
    language,
  );
  return { ids: cards.map(({ id }) => id).toSorted(), dropped };
}

it('finds no bus with rust for "no rust"', async () => {
  for (const words of ['no rust', 'rust free', 'free of rust'])
    expect(await found(words)).toEqual({ ids: [2], dropped: [] });
  expect((await found('sin óxido', 'es')).ids).toEqual([2]);
  expect((await found('sans rouille', 'fr')).ids).toEqual([2]);
});

it('finds what asks less than before for "price drop"', async () => {
  for (const words of ['price drop', 'reduced price', 'reduced'])
    expect(await found(words)).toEqual({ ids: [3], dropped: [] });
  expect((await found('precio rebajado', 'es')).ids).toEqual([3]);
  expect((await found('prix réduit', 'fr')).ids).toEqual([3]);
});

it('shows all buses, and says what none of them has, rather than nothing', async () => {
  const { ids, dropped } = await found('no def');
  expect(ids).toEqual([1, 2, 3, 4]);
  expect(dropped).toEqual([{ kind: 'condition', condition: { says: 'feature', key: 'def_free' } }]);
});
