import {
  type Bucket,
  type UrlRange,
  parseRange,
  priceBucketsHigh,
  priceBucketsLow,
} from '#domain/inventory/filter-buckets.ts';
import { parseListGroup } from './group-choice.ts';
import { countedAttribute } from './query-conditions.ts';
import {
  hasFields,
  listFilters,
  takesOne,
  type ListFilter,
  type RangeFilter,
} from './list-filters.ts';
import { type ListQuery, freeRange, type WrongBounds } from './list-query.ts';
import type { BusSearchPage } from './search-buses.ts';
import type { ChipMeaning } from './smart-search/chip.ts';
import { typedChoices, type TypedChoice } from './typed-choices.ts';

/** One value a visitor can choose. */
export interface FilterOption {
  value: string;
  /** Buses in the list with this value ticked; null when that is not known. */
  count: number | null;
  selected: boolean;
  /** The words that say it, where they say it better than the filter would. */
  chip: ChipMeaning | null;
}

/** The fields from and to of a filter over a figure, as they are shown. */
export interface FilterBounds {
  from: string;
  to: string;
  /** The chosen range that they show; empty: none. */
  was: string;
  why: WrongBounds['why'] | null;
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
  /** Values that stand ticked because words say them. */
  said: readonly string[];
  bounds: FilterBounds | null;
}

type Counts = Readonly<Record<string, number>>;
type CountedList = Pick<
  BusSearchPage,
  'query' | 'smart' | 'facets' | 'beyond' | 'total' | 'dropped'
>;

const mostOpenOptions = 24;

/**
 * The filter panel of a list: every filter with the values that lead somewhere, and how many buses the
 * list has with each of them ticked. Chosen and typed values are always shown, so that they can be
 * dropped; a filter that could only leave the list as it is, or has one answer, is not.
 */
export function filterPanel(list: CountedList): FilterGroup[] {
  const { query } = list;
  const typed = typedChoices(list.smart);
  return listFilters.flatMap((filter) => {
    const choice = typed.find((one) => one.filter === filter);
    const chosen = query.chosen.get(filter.parameter) ?? [];
    const ticked = [...new Set([...(choice?.values ?? []), ...chosen])];
    const counts = countsFor(filter, list, ticked.length > 0);
    const values = offered(filter, counts);
    // What the filter does not offer by itself comes first, where it is seen.
    const added = ticked.filter((value) => !values.includes(value));
    const options = [...added, ...values].flatMap((value) => {
      const selected = ticked.includes(value);
      const count = selected ? countOfTicked(list) : countOf(filter, value, counts);
      const chip = sayingOf(value, choice);
      return selected || count !== 0 ? [{ value, count, selected, chip }] : [];
    });
    const bounds = boundsOf(filter, query, chosen);
    if (!isChoice(options, list) && !bounds?.why && filter.kind !== 'group') return [];
    return [
      {
        parameter: filter.parameter,
        // A group is not chosen among others: it stands ticked, and is taken back.
        choice: takesOne(filter) && filter.kind !== 'group' ? 'one' : 'many',
        names: filter.kind === 'facet' && filter.options === null,
        options,
        selectedCount: ticked.length,
        said: choice?.values ?? [],
        bounds,
      },
    ];
  });
}

function isChoice(options: readonly FilterOption[], { total }: CountedList): boolean {
  if (options.some((one) => one.selected)) return true;
  return options.length > 1 && options.some(({ count }) => count !== total);
}

/** What one range says as words do: "25 passengers" and not "25–30". */
function sayingOf(value: string, typed: TypedChoice | undefined): ChipMeaning | null {
  const [item, ...others] = typed?.items ?? [];
  const isRange = typed?.filter.kind === 'range' && others.length === 0;
  return isRange && typed.values.includes(value) ? (item?.chip ?? null) : null;
}

interface ValueCounts {
  counted: Counts;
  /** Buses that are in the list already, whatever is added. */
  already: number;
  /** Which words the search leaves out may turn with what is ticked. */
  isKnown: boolean;
}

/** A further value of a filter with many answers adds to the list, all others stand in its place. */
function countsFor(filter: ListFilter, list: CountedList, hasOwn: boolean): ValueCounts {
  const field = countedAttribute(filter);
  const adds = hasOwn && !takesOne(filter);
  const isExact = list.dropped.length === 0;
  return {
    counted: (adds ? list.beyond[field] : undefined) ?? list.facets[field] ?? {},
    already: adds && isExact ? list.total : 0,
    isKnown: !list.dropped.some(({ kind }) => kind === 'words'),
  };
}

/** Beside conditions that had to go, what is ticked does not find what is shown. */
const countOfTicked = ({ dropped, total }: CountedList): number | null =>
  dropped.length === 0 ? total : null;

function countOf(
  filter: ListFilter,
  value: string,
  { counted, already, isKnown }: ValueCounts,
): number | null {
  const more = filter.kind === 'range' ? sumOf(filter, value, counted) : (counted[value] ?? 0);
  if (more === 0) return 0;
  return more === null || !isKnown ? null : already + more;
}

/** What is offered beside what is ticked; a group is written, not chosen. */
function offered(filter: ListFilter, counts: ValueCounts): string[] {
  if (filter.kind === 'group') return [];
  return filter.kind === 'range' ? rangesOf(filter) : valuesOf(filter, counts);
}

const valuesOf = (
  { options }: Extract<ListFilter, { kind: 'facet' }>,
  { counted }: ValueCounts,
): string[] =>
  options
    ? Object.keys(options)
    : Object.entries(counted)
        .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
        .slice(0, mostOpenOptions)
        .map(([value]) => value);

const rangesOf = ({ ranges }: RangeFilter): string[] =>
  ranges.filter((range) => !range.unlisted).map(({ value }) => value);

/** What a range holds, from the buckets that tile it exactly; null for one that cuts through them. */
function sumOf(filter: RangeFilter, value: string, counted: Counts): number | null {
  const range = parseRange(filter.ranges, value);
  if (!range) return null;
  const scales =
    filter.parameter === 'price' ? [priceBucketsLow, priceBucketsHigh] : [filter.buckets];
  if (filter.buckets.length === 0) scales.splice(0, 1, figuresOf(counted));
  for (const scale of scales) {
    const inside = scale.filter((bucket) => isInside(bucket, range));
    if (filter.buckets.length === 0 || (inside.length > 0 && tiles(inside, range))) {
      return inside.reduce((sum, bucket) => sum + (counted[bucket.value] ?? 0), 0);
    }
  }
  return null;
}

/** Counted one by one, every figure is a bucket of its own. */
const figuresOf = (counted: Counts): Bucket[] =>
  Object.keys(counted).map((value) => ({ value, min: Number(value), max: Number(value) }));

const low = (bound: number | null) => bound ?? 0;
const high = (bound: number | null) => bound ?? Number.POSITIVE_INFINITY;

const isInside = (bucket: Bucket, range: UrlRange): boolean =>
  low(bucket.min) >= low(range.min) && high(bucket.max) <= high(range.max);

function tiles(inside: readonly Bucket[], range: UrlRange): boolean {
  const lowest = Math.min(...inside.map((bucket) => low(bucket.min)));
  const highest = Math.max(...inside.map((bucket) => high(bucket.max)));
  return lowest === low(range.min) && highest === high(range.max);
}

function boundsOf(
  filter: ListFilter,
  { form }: ListQuery,
  chosen: readonly string[],
): FilterBounds | null {
  if (filter.kind === 'facet' || !hasFields(filter)) return null;
  const was = freeRange(filter, chosen) ?? '';
  const wrong = form?.wrong.get(filter.parameter);
  if (wrong) return { ...wrong, was };
  if (filter.kind === 'group') {
    const group = parseListGroup(was);
    return {
      from: String(group?.riders ?? ''),
      to: String(group?.wheelchairs ?? ''),
      was,
      why: null,
    };
  }
  const range = parseRange(filter.ranges, was);
  return { from: String(range?.min ?? ''), to: String(range?.max ?? ''), was, why: null };
}
