import { expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { createEmbeddedBusSearch } from './embedded-bus-search.ts';
import { parseListQuery } from './list-query.ts';
import { createSearchBuses } from './search-buses.ts';

const now = new Date('2026-11-01T12:00:00.000Z');
const newYork = { city: 'New York', state: 'NY', lat: 40.7, lng: -74, codes: 1 };

/** `count` buses, each dearer than the one before; `minutes` is how much later it came to the site. */
function searchAmong(count: number, minutes: number) {
  const buses = Array.from({ length: count }, (_, at) =>
    aStoredListing({
      id: at + 1,
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * minutes * 60_000).toISOString(),
      details: {
        priceCents: 3_000_000 + Math.ceil((450_000 * (at + 1)) / count),
        latitude: newYork.lat,
        // The cheaper, the farther: twelve hundred miles at most.
        longitude: newYork.lng - (24 * (count - at)) / count,
      },
    }),
  );
  const search = createEmbeddedBusSearch();
  search.replaceAll(buses);
  const loaded: number[] = [];
  const searchBuses = createSearchBuses({
    search,
    now: () => now,
    places: {
      find: () => newYork,
      findCity: () => newYork,
      citiesNamed: () => [newYork],
      similarCities: () => [],
      nearest: () => null,
    },
    async loadCards(ids) {
      loaded.push(...ids);
      return ids.map((id) => presentCard(buses[id - 1]!, now));
    },
  });
  const close = async (parameters: Record<string, string>) =>
    (await searchBuses(parseListQuery(new URLSearchParams(parameters)))).close;
  return { close, loaded };
}

it('shows the nearest of hundreds, and reads the papers of those alone', async () => {
  const { close, loaded } = searchAmong(600, 1);
  const matches = await close({ search: 'under 30k' });
  expect(matches.map(({ card }) => card.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(matches[1]?.how).toEqual({ kind: 'price-over', by: 15 });
  expect(loaded).toHaveLength(12);
});

it('weighs the way there against what is missed', async () => {
  const { close } = searchAmong(600, -1);
  const [nearest] = await close({ search: 'under 30k', near: '10001' });
  // $4,500 more and no way at all is nearer than $8 more and twelve hundred miles.
  expect(nearest?.card.id).toBe(600);
});
