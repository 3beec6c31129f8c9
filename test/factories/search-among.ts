import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { createSearchBuses } from '#domain/search/search-buses.ts';

type Ask = Parameters<ReturnType<typeof createSearchBuses>>;

/** The list's answers to words among these buses, whose ids are 1, 2, 3, … in their order. */
export function searchAmong(buses: readonly BusListing[], now: Date) {
  const search = createEmbeddedBusSearch();
  search.replaceAll(buses);
  const searchBuses = createSearchBuses({
    search,
    stock: search.stockNumbers,
    now: () => now,
    loadCards: async (ids) => ids.map((id) => presentCard(buses[id - 1]!, now)),
  });
  return (words: string, language?: Ask[1]) =>
    searchBuses(parseListQuery(new URLSearchParams({ search: words })), language);
}
