import type { MapPoint } from '#domain/locations/place.ts';
import type { ListSort } from './list-filters.ts';

/**
 * One thing that must hold of a record. Shapes keep to what both the embedded engine and the hosted
 * service's filter grammar can say: an AND of OR groups, `not` on single conditions only.
 */
export type SearchCondition =
  | { facet: string; value: string; not?: boolean }
  /** Inclusive bounds, at least one. Unknown figures never match. */
  | { number: string; min: number | null; max: number | null; not?: boolean };

/** Any of the conditions must hold. `field` names the filter, so its own counts can leave it out. */
export interface ConditionGroup {
  field: string;
  anyOf: readonly SearchCondition[];
}

/** Orders of a list, and one that follows from words: the bus that fits so many riders first. */
export type SearchSort = ListSort | 'seats-low';

export interface BusSearchRequest {
  text: string;
  groups: readonly ConditionGroup[];
  /** Attributes to count; counts leave out the groups of their own field. */
  facets: readonly string[];
  /** `nearest` without a place is the default order; buses that stand nowhere known come last. */
  sort: SearchSort;
  /** Where distances are measured from; with a radius, only what stands within it is found. */
  near?: (MapPoint & { radiusMiles: number | null }) | null;
  offset: number;
  limit: number;
  /** When nothing matches all words, drop words until something does. */
  relaxWords: boolean;
}

/** The question alone, whatever part of its answer is wanted. */
export type AskedOfSearch = Pick<BusSearchRequest, 'text' | 'groups' | 'near' | 'sort'>;

export interface BusSearchAnswer {
  total: number;
  /** Listing ids, best first. */
  ids: number[];
  /** Parallel to `ids`, with `near`: miles as the crow flies, null where a bus stands is unknown. */
  milesAway?: (number | null)[];
  facets: Record<string, Record<string, number>>;
  /** Words that had to be dropped to find anything. */
  droppedWords: string[];
}

/**
 * The search backend: the embedded engine or the hosted service. Only published listings are found.
 * Ordering for equal matches: featured, on the lot, newest; unknown values last in every sort. An
 * unreachable backend rejects; the embedded one never does.
 */
export interface BusSearch {
  execute(request: BusSearchRequest): Promise<BusSearchAnswer>;
}
