import type { BusCard } from '#domain/inventory/listing-card.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { Places } from '#domain/locations/place.ts';
import type { BusSearch, BusSearchAnswer } from './bus-search.ts';
import { enoughBuses, findCloseMatches, type CloseMatch } from './close-matches.ts';
import { countedBeyond, countedFacets } from './list-conditions.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import type { NearPlace } from './near.ts';
import { requestFor, type QueryParts } from './query-parts.ts';
import { readList } from './read-list.ts';
import { searchWithout, type Dropped } from './relaxation.ts';
import type { SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { withDistances } from './with-distances.ts';

/** One answer of `/buses` and `/search`: what was understood, what was found, what could refine it. */
export interface BusSearchPage {
  query: ListQuery;
  smart: SmartQuery;
  cards: BusCard[];
  /** Below fewer than a dozen: buses that miss one condition by little, nearest first. */
  close: CloseMatch[];
  total: number;
  pageCount: number;
  /** Attribute → value → count, each leaving out its own filter's choice. */
  facets: Record<string, Record<string, number>>;
  /** The same for filters of many answers whose choice overlaps with others: what it leaves out. */
  beyond: Record<string, Record<string, number>>;
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
 * smart query (spec §1), joins it with the chosen filters, and never ends in a dead end: few answers are
 * followed by those that miss one condition by little; where nothing is close either, conditions are
 * dropped and named.
 */
export function createSearchBuses(parts: {
  search: BusSearch;
  /** The cards of published listings, in the order asked for; others are left out. */
  loadCards: (ids: readonly number[]) => Promise<BusCard[]>;
  /** Absent: no place is known, and nothing is near anything. */
  places?: Places;
  now: () => Date;
}): SearchBuses {
  const { search, loadCards } = parts;
  return async (asIs, language) => {
    const { query, smart, place, unknown, asked, from } = readList(asIs, {
      now: parts.now(),
      language,
      places: parts.places ?? null,
    });
    const sort = effectiveSort(query, smart, place);
    const window = {
      facets: countedFacets,
      // Whoever says how many ride wants the bus that fits them first.
      sort: sort === 'default' && saysHowMany(smart) ? ('seats-low' as const) : sort,
      offset: (query.page - 1) * busesPerPage,
      limit: busesPerPage,
    };
    const exact = await search.execute({
      ...window,
      ...requestFor(asked, from),
      beyond: countedBeyond(asked.parts.flatMap(({ groups }) => groups)),
      relaxWords: false,
    });
    const close =
      exact.total < enoughBuses && query.page === 1
        ? await findCloseMatches({ search, loadCards }, asked, from, exact.ids)
        : [];
    const relaxed =
      exact.total === 0 && close.length === 0
        ? await searchWithout(search, asked, { ...window, from })
        : null;
    const { answer, dropped } = relaxed ?? { answer: exact, dropped: [] };
    return {
      query,
      smart,
      cards: withDistances(await loadCards(answer.ids), answer),
      close,
      total: answer.total,
      pageCount: Math.ceil(answer.total / busesPerPage),
      facets: relaxed ? { ...answer.facets, ...countsOfOwn(asked, exact) } : exact.facets,
      beyond: exact.beyond ?? {},
      dropped,
      sort,
      near: place,
      unknownPlace: unknown,
    };
  };
}

/** What a filter would find in place of its choice is known, whatever was dropped to find anything. */
function countsOfOwn(
  { parts }: QueryParts,
  { facets }: BusSearchAnswer,
): BusSearchAnswer['facets'] {
  const own = new Set(parts.flatMap(({ groups }) => groups.map(({ field }) => field)));
  return Object.fromEntries(Object.entries(facets).filter(([field]) => own.has(field)));
}

const saysHowMany = ({ filters: { passengersMin, passengersMax } }: SmartQuery): boolean =>
  passengersMin !== undefined && passengersMin === passengersMax;

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
