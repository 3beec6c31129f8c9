import type { BusCard } from '#domain/inventory/listing-card.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { BusSearch } from './bus-search.ts';
import { countedFacets } from './list-conditions.ts';
import type { ListQuery } from './list-query.ts';
import { queryParts } from './query-parts.ts';
import { searchWithRelaxation, type Dropped } from './relaxation.ts';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';

/** One answer of `/buses` and `/search`: what was understood, what was found, what could refine it. */
export interface BusSearchPage {
  query: ListQuery;
  smart: SmartQuery;
  cards: BusCard[];
  total: number;
  pageCount: number;
  /** Attribute → value → count, each leaving out its own filter's choice. */
  facets: Record<string, Record<string, number>>;
  /** Conditions and words that had to go before anything was found; empty when all hold. */
  dropped: Dropped[];
}

export interface SearchBuses {
  (query: ListQuery): Promise<BusSearchPage>;
}

/**
 * The one way to search for buses: server pages and the JSON API call it alike. Reads the text as a
 * smart query (spec §1), joins it with the chosen filters, and never ends in a dead end: when nothing
 * fits, conditions are dropped one by one and named.
 */
export function createSearchBuses(parts: {
  search: BusSearch;
  /** The cards of published listings, in the order asked for; others are left out. */
  loadCards: (ids: readonly number[]) => Promise<BusCard[]>;
  now: () => Date;
}): SearchBuses {
  return async (query) => {
    const smart = parseSmartQuery(query.text, { now: parts.now() });
    const found = await searchWithRelaxation(parts.search, queryParts(query, smart), {
      facets: countedFacets,
      sort: query.sort === 'default' ? spokenSort(smart) : query.sort,
      offset: (query.page - 1) * busesPerPage,
      limit: busesPerPage,
    });
    return {
      query,
      smart,
      cards: await parts.loadCards(found.answer.ids),
      total: found.answer.total,
      pageCount: Math.ceil(found.answer.total / busesPerPage),
      facets: found.answer.facets,
      dropped: found.dropped,
    };
  };
}

const spokenSorts = {
  price: 'price-low',
  mileage: 'mileage-low',
  year: 'year-new',
  newest: 'newest',
} as const;

function spokenSort(smart: SmartQuery): ListQuery['sort'] {
  return smart.filters.sort ? spokenSorts[smart.filters.sort] : 'default';
}
