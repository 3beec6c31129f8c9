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

/** With so many seats first, then with more, and those with fewer last. */
type SeatsFrom = `seats-from-${number}`;

/** Orders that an index can have: those of a list, and two that follow from words. */
export type IndexSort = ListSort | 'seats-low' | 'seats-high';

/** And one that knows a number: the bus that fits so many riders first. */
export type SearchSort = IndexSort | SeatsFrom;

/** How many seats come first, of an order by them. */
export function seatsFirst(sort: SearchSort): number | null {
  return sort.startsWith('seats-from-') ? Number(sort.slice('seats-from-'.length)) : null;
}

/** How far a bus is from what was wanted, in one number a bus; 0: nothing is missed. */
export interface MissOrder {
  /** The wanted figure that is missed least counts: 1 when it lies `below` or `above` the bounds by so much. */
  ranges: readonly {
    number: string;
    min: number | null;
    max: number | null;
    below: number;
    above: number;
  }[];
  /** What a bus misses of which none of these figures is known. */
  otherwise: number;
  /** Added with `near`: so many miles are as bad as 1; a bus that stands nowhere known is 2 away. */
  milesOfOne: number;
}

/** Any number of seats more is nearer than one too few. */
export const seatsOrder = (wanted: number): MissOrder => ({
  ranges: [{ number: 'seats', min: wanted, max: wanted, below: 0.001, above: 1 }],
  otherwise: Number.MAX_SAFE_INTEGER,
  milesOfOne: Number.MAX_SAFE_INTEGER,
});

export interface BusSearchRequest {
  text: string;
  groups: readonly ConditionGroup[];
  /** Attributes to count; counts leave out the groups of their own field. */
  facets: readonly string[];
  /** Attributes to count among the buses that only the one group of their own field leaves out. */
  beyond?: readonly string[];
  /** `nearest` without a place is the default order; buses that stand nowhere known come last. */
  sort: SearchSort;
  /** What misses least first, in place of `sort`. */
  leastMissed?: MissOrder;
  /** Where distances are measured from; with a radius, only what stands within it is found. */
  near?: (MapPoint & { radiusMiles: number | null }) | null;
  offset: number;
  limit: number;
  /** When nothing matches all words, drop words until something does. */
  relaxWords: boolean;
  /** The last word is whole, and not the beginning of others. */
  wholeWords?: boolean;
  /** Words that are written nearly alike are others. */
  asTyped?: true;
}

/** The question alone, whatever part of its answer is wanted. */
export type AskedOfSearch = Pick<BusSearchRequest, 'text' | 'groups' | 'near' | 'sort'>;

export interface BusSearchAnswer {
  total: number;
  /** Listing ids, best first. */
  ids: number[];
  /** Parallel to `ids`, with `near`: miles as the crow flies, null where a bus stands is unknown. */
  milesAway?: (number | null)[];
  /** Parallel to `ids`, with `leastMissed`. */
  misses?: number[];
  facets: Record<string, Record<string, number>>;
  /** Of the request's `beyond`. */
  beyond?: Record<string, Record<string, number>>;
  /** Words that had to be dropped to find anything. */
  droppedWords: string[];
}

/** What holds of the buses that only the field's own group leaves out. */
export function groupsBeyond(groups: readonly ConditionGroup[], field: string): ConditionGroup[] {
  return groups.flatMap((group) =>
    group.field === field
      ? group.anyOf.map((one) => ({
          field: `beyond-${field}`,
          anyOf: [{ ...one, not: one.not !== true }],
        }))
      : [group],
  );
}

/**
 * The search backend: the embedded engine or the hosted service. Only published listings are found.
 * Ordering for equal matches: featured, on the lot, newest; unknown values last in every sort. An
 * unreachable backend rejects; the embedded one never does.
 */
export interface BusSearch {
  execute(request: BusSearchRequest): Promise<BusSearchAnswer>;
  /** Several questions of one visitor at once: one request to a service elsewhere. */
  executeAll(requests: readonly BusSearchRequest[]): Promise<BusSearchAnswer[]>;
}
