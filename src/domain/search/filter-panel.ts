import type { Bucket, UrlRange } from '#domain/inventory/filter-buckets.ts';
import { priceBucketsHigh, priceBucketsLow } from '#domain/inventory/filter-buckets.ts';
import { listFilters, type ListFilter, type RangeFilter } from './list-filters.ts';
import { chosenRanges, type ListQuery } from './list-query.ts';

/** One value a visitor can choose. */
export interface FilterOption {
  value: string;
  /** Buses that would be found with this value; null when it is not counted. */
  count: number | null;
  selected: boolean;
}

export interface FilterGroup {
  parameter: string;
  /** `one`: choosing another value replaces this one (cumulative price ranges, flags). */
  choice: 'one' | 'many';
  /** Its values are names of makers and models, the same in every language. */
  names: boolean;
  options: readonly FilterOption[];
  /** How many values are chosen. */
  selectedCount: number;
}

type Counts = Record<string, Record<string, number>>;

const mostOpenOptions = 24;

/**
 * The filter panel of a list: every filter with the values that lead somewhere, counted by the
 * search. Chosen values are always shown, so that they can be dropped.
 */
export function filterPanel(query: ListQuery, counts: Counts): FilterGroup[] {
  return listFilters.flatMap((filter) => {
    const options =
      filter.kind === 'range'
        ? rangeOptions(filter, query, counts)
        : facetOptions(filter, query, counts);
    if (options.length === 0) return [];
    return [
      {
        parameter: filter.parameter,
        choice: takesOne(filter) ? 'one' : 'many',
        names: filter.kind === 'facet' && filter.options === null,
        options,
        selectedCount: options.filter((option) => option.selected).length,
      },
    ];
  });
}

/** Price and mileage ranges contain each other, and a flag has one answer: two say no more than one. */
const takesOne = (filter: ListFilter): boolean =>
  filter.kind === 'facet'
    ? filter.isFlag
    : filter.parameter === 'price' || filter.parameter === 'mileage';

function facetOptions(
  filter: Extract<ListFilter, { kind: 'facet' }>,
  query: ListQuery,
  counts: Counts,
): FilterOption[] {
  const counted = counts[filter.attribute] ?? {};
  const chosen = query.chosen.get(filter.parameter) ?? [];
  const values = filter.options
    ? Object.keys(filter.options)
    : Object.entries(counted)
        .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
        .slice(0, mostOpenOptions)
        .map(([value]) => value);
  return [...new Set([...values, ...chosen])]
    .map((value) => {
      const selected = chosen.includes(value);
      return { value, count: counted[value] ?? 0, selected };
    })
    .filter((option) => option.selected || option.count > 0);
}

function rangeOptions(filter: RangeFilter, query: ListQuery, counts: Counts): FilterOption[] {
  const counted = filter.bucketAttribute ? (counts[filter.bucketAttribute] ?? {}) : null;
  const chosen = chosenRanges(filter, query);
  const free = chosen.filter(
    (range) => !filter.ranges.some((known) => known.value === range.value),
  );
  return [...filter.ranges, ...free]
    .map((range) => {
      const selected = chosen.some((one) => one.value === range.value);
      return {
        value: range.value,
        count: counted && countOf(filter, range, counted),
        selected,
      };
    })
    .filter((option) => option.selected || option.count !== 0);
}

/** The sum of the buckets that tile a range exactly; null for a range that cuts through buckets. */
function countOf(
  filter: RangeFilter,
  range: UrlRange,
  counted: Record<string, number>,
): number | null {
  const scales =
    filter.parameter === 'price' ? [priceBucketsLow, priceBucketsHigh] : [filter.buckets];
  for (const scale of scales) {
    const inside = scale.filter((bucket) => isInside(bucket, range));
    if (inside.length > 0 && tiles(inside, range)) {
      return inside.reduce((sum, bucket) => sum + (counted[bucket.value] ?? 0), 0);
    }
  }
  return null;
}

const low = (bound: number | null) => bound ?? 0;
const high = (bound: number | null) => bound ?? Number.POSITIVE_INFINITY;

const isInside = (bucket: Bucket, range: UrlRange): boolean =>
  low(bucket.min) >= low(range.min) && high(bucket.max) <= high(range.max);

function tiles(inside: readonly Bucket[], range: UrlRange): boolean {
  const lowest = Math.min(...inside.map((bucket) => low(bucket.min)));
  const highest = Math.max(...inside.map((bucket) => high(bucket.max)));
  return lowest === low(range.min) && highest === high(range.max);
}
