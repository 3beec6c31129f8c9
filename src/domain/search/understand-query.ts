import type { MapPoint, Places } from '#domain/locations/place.ts';
import type { SearchSort } from './bus-search.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import { pointIn } from './near.ts';
import { queryParts, type QueryParts } from './query-parts.ts';
import { settledQuery } from './settle-query.ts';
import { parseSmartQuery, type SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { groupAsked } from './group-choice.ts';
import { whereabouts, type NearPlace, type PlaceDoubt } from './whereabouts.ts';

/** What a question asks for: read once, the same way, for whoever answers it. */
export interface UnderstoodQuery {
  /** Words and ticks made one. */
  query: ListQuery;
  smart: SmartQuery;
  /** Each condition on its own; `requestFor(asked, near?.point)` is what they ask of a search. */
  asked: QueryParts;
  /** The order of a list, as chosen, as spoken, or nearest first from a named place. */
  sort: ListSort;
  /** The order asked of the search: with a number of riders, the bus that fits them first. */
  order: SearchSort;
  /** The place that distances are measured from, if one was named and is known. */
  near: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknownPlace: string | null;
  /** What is not clear about the place. */
  doubt: PlaceDoubt | null;
}

interface QueryReader {
  now: Date;
  places: Places | null;
  /** Where the dealer is: towns of one name are asked for from here outward. */
  home?: MapPoint | undefined;
  language?: SmartLanguage | undefined;
}

/**
 * The one reading of a question (words, filters, place, radius): the list, the suggestions, the search
 * protocol's smart mode and whoever keeps a question for later turn it into conditions by this.
 */
export function understandQuery(
  asIs: ListQuery,
  { now, places, home, language }: QueryReader,
): UnderstoodQuery {
  const read = (text: string) => parseSmartQuery(text, { now, language });
  const typed = read(asIs.text);
  const settled = settledQuery(asIs, typed);
  const smart = settled.text === asIs.text ? typed : read(settled.text);
  const { place, unknown, doubt } = whereabouts(settled.near, smart.filters, places, home);
  const query = withNamedPoint(settled, place);
  const sort = effectiveSort(query, smart, place);
  return {
    query,
    smart,
    asked: queryParts(query, smart, place),
    sort,
    order: sort === 'default' && saysHowMany(query, smart) ? 'seats-low' : sort,
    near: place,
    unknownPlace: unknown,
    doubt,
  };
}

/** A device's point is named by the ZIP code there, so that no link says the point again. */
function withNamedPoint(query: ListQuery, place: NearPlace | null): ListQuery {
  const isPoint = query.near && place && pointIn(query.near.place) !== null;
  return isPoint ? { ...query, near: { ...query.near!, place: place.name } } : query;
}

/** Whoever says how many ride wants the bus that fits them first. */
function saysHowMany(query: ListQuery, smart: SmartQuery): boolean {
  const { passengersMin, passengersMax } = smart.filters;
  if (groupAsked(query, smart)) return true;
  return passengersMin !== undefined && passengersMin === passengersMax;
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
