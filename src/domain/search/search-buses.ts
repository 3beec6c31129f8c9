import type { BusCard } from '#domain/inventory/listing-card.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { MapPoint, Places } from '#domain/locations/place.ts';
import type { BusSearch } from './bus-search.ts';
import { enoughBuses, findCloseMatches, type CloseMatch } from './close-matches.ts';
import { countedFacets } from './list-conditions.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import { pointIn } from './near.ts';
import { placeQuestion, type PlaceQuestion } from './place-question.ts';
import { queryParts, requestFor } from './query-parts.ts';
import { searchWithout, type Dropped } from './relaxation.ts';
import { parseSmartQuery, type SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { whereabouts, type NearPlace } from './whereabouts.ts';
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
  /** Conditions and words that had to go before anything was found; empty when all hold. */
  dropped: Dropped[];
  /** The order of the cards: as chosen, as spoken, or nearest first from a named place. */
  sort: ListSort;
  /** The place that distances are measured from, if one was named and is known. */
  near: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknownPlace: string | null;
  /** What is to be asked about the place; null where it is clear, or none was named. */
  placeQuestion: PlaceQuestion | null;
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
  /** Where the dealer is: towns of one name are asked for from here outward. */
  home?: MapPoint;
  now: () => Date;
}): SearchBuses {
  const { search, loadCards } = parts;
  const read = (query: ListQuery, language?: SmartLanguage) => {
    const smart = parseSmartQuery(query.text, { now: parts.now(), language });
    const where = whereabouts(query.near, smart.filters, parts.places ?? null, parts.home);
    const from = where.place?.point ?? null;
    return { smart, where, asked: queryParts(query, smart, where.place), from };
  };
  const countOf = async (query: ListQuery, language?: SmartLanguage) => {
    const { asked, from } = read(query, language);
    const window = { facets: [], sort: 'default', offset: 0, limit: 1, relaxWords: false } as const;
    return (await search.execute({ ...window, ...requestFor(asked, from) })).total;
  };
  return async (typed, language) => {
    const { smart, where, asked, from } = read(typed, language);
    const { place, unknown } = where;
    const query = withNamedPoint(typed, place);
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
      facets: answer.facets,
      dropped,
      sort,
      near: place,
      unknownPlace: unknown,
      placeQuestion:
        where.doubt &&
        (await placeQuestion(where.doubt, query, smart, (one) => countOf(one, language))),
    };
  };
}

/** A device's point is named by the ZIP code there, so that no link says the point again. */
function withNamedPoint(query: ListQuery, place: NearPlace | null): ListQuery {
  const isPoint = query.near && place && pointIn(query.near.place) !== null;
  return isPoint ? { ...query, near: { ...query.near!, place: place.name } } : query;
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
