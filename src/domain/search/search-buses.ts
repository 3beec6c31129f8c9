import type { BusCard } from '#domain/inventory/listing-card.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { Places } from '#domain/locations/place.ts';
import type { BusSearch, BusSearchAnswer } from './bus-search.ts';
import { countedFacets } from './list-conditions.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import { whereabouts, type NearPlace } from './near.ts';
import { queryParts } from './query-parts.ts';
import { searchWithRelaxation, type Dropped } from './relaxation.ts';
import { parseSmartQuery, type SmartLanguage } from './smart-search/parse-smart-query.ts';
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
  /** The order of the cards: as chosen, as spoken, or nearest first from a named place. */
  sort: ListSort;
  /** The place that distances are measured from, if one was named and is known. */
  near: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknownPlace: string | null;
}

export interface SearchBuses {
  /** `language`: which words the text is read by; English when left out. */
  (query: ListQuery, language?: SmartLanguage): Promise<BusSearchPage>;
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
  /** Absent: no place is known, and nothing is near anything. */
  places?: Places;
  now: () => Date;
}): SearchBuses {
  return async (query, language) => {
    const smart = parseSmartQuery(query.text, { now: parts.now(), language });
    const { place, unknown } = whereabouts(query.near, smart.filters, parts.places ?? null);
    const sort = effectiveSort(query, smart, place);
    const found = await searchWithRelaxation(parts.search, queryParts(query, smart, place), {
      facets: countedFacets,
      sort,
      from: place?.point ?? null,
      offset: (query.page - 1) * busesPerPage,
      limit: busesPerPage,
    });
    return {
      query,
      smart,
      cards: withDistances(await parts.loadCards(found.answer.ids), found.answer),
      total: found.answer.total,
      pageCount: Math.ceil(found.answer.total / busesPerPage),
      facets: found.answer.facets,
      dropped: found.dropped,
      sort,
      near: place,
      unknownPlace: unknown,
    };
  };
}

/** Cards are shared between visitors, who are at different places: a distance goes on a copy. */
function withDistances(cards: BusCard[], { ids, milesAway }: BusSearchAnswer): BusCard[] {
  if (!milesAway) return cards;
  const byId = new Map(ids.map((id, at) => [id, milesAway[at] ?? null]));
  return cards.map((card) => ({ ...card, milesAway: byId.get(card.id) ?? null }));
}

const spokenSorts = {
  price: 'price-low',
  mileage: 'mileage-low',
  year: 'year-new',
  newest: 'newest',
} as const;

function effectiveSort(query: ListQuery, smart: SmartQuery, place: NearPlace | null): ListSort {
  if (query.near) return place || query.sort !== 'nearest' ? query.sort : 'default';
  if (query.sort !== 'default') return query.sort;
  const spoken = smart.filters.sort && spokenSorts[smart.filters.sort];
  return spoken ?? (place ? 'nearest' : 'default');
}
