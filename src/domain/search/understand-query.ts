import type { Places } from '#domain/locations/place.ts';
import type { SearchSort } from './bus-search.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import { whereabouts, type NearPlace } from './near.ts';
import { queryParts, type QueryParts } from './query-parts.ts';
import { parseSmartQuery, type SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';

/** What a question asks for: read once, the same way, for whoever answers it. */
export interface UnderstoodQuery {
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
}

/**
 * The one reading of a question (words, filters, place, radius): the list, the suggestions, the search
 * protocol's smart mode and whoever keeps a question for later turn it into conditions by this.
 */
export function understandQuery(
  query: ListQuery,
  reader: { now: Date; places: Places | null; language?: SmartLanguage },
): UnderstoodQuery {
  const smart = parseSmartQuery(query.text, reader);
  const { place, unknown } = whereabouts(query.near, smart.filters, reader.places);
  const sort = effectiveSort(query, smart, place);
  return {
    smart,
    asked: queryParts(query, smart, place),
    sort,
    order: sort === 'default' && saysHowMany(smart) ? 'seats-low' : sort,
    near: place,
    unknownPlace: unknown,
  };
}

/** Whoever says how many ride wants the bus that fits them first. */
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
