import { parseRange, type UrlRange } from '#domain/inventory/filter-buckets.ts';
import { parseListGroup, writeListGroup } from './group-choice.ts';
import { readListForm, withBounds, type ListForm } from './list-form.ts';
import { readNear, type NearChoice } from './near.ts';
import { typedText } from './typed-text.ts';
import {
  listFilters,
  listSorts,
  type FacetFilter,
  type ListFilter,
  type ListSort,
} from './list-filters.ts';

/** What a visitor asked of `/buses` or `/search`, checked and in canonical form. */
export interface ListQuery {
  /** Words typed or linked: the `search` and `query` parameters of spec §2, joined. */
  text: string;
  /** Chosen values by URL parameter, in table order, without repeats. */
  chosen: ReadonlyMap<string, readonly string[]>;
  sort: ListSort;
  /** Where the bus should stand; null: anywhere. */
  near: NearChoice | null;
  /** From 1. */
  page: number;
  /** Of a form that was sent, and not settled yet. */
  form?: ListForm;
}

/** Longest text read; the rest is cut, as nobody looks for a bus in more words. */
export const longestText = 200;
/** A region that is typed is a dozen states, and others can be ticked beside them. */
const mostValues = 24;
const longestValue = 80;

/** Reads the parameters it knows and ignores everything else; never throws. */
export function parseListQuery(parameters: URLSearchParams): ListQuery {
  const form = readListForm(parameters);
  const chosen = new Map<string, readonly string[]>();
  // Looking for each of forty filters in the address costs more than reading it.
  const named = new Set(parameters.keys());
  for (const filter of listFilters) {
    const read = named.has(filter.parameter) ? readValues(filter, parameters) : [];
    const values = form ? withBounds(filter, read, parameters) : read;
    if (values.length > 0) chosen.set(filter.parameter, values);
  }
  const near = readNear(parameters);
  return {
    text: readText(parameters),
    chosen,
    sort: readSort(parameters.get('sort'), near),
    near,
    page: parsePageNumber(parameters.get('page')),
    ...(form ? { form } : {}),
  };
}

/** Whoever names a place wants to see what stands nearest, unless another order is asked for. */
export const orderOf = (near: NearChoice | null): ListSort => (near ? 'nearest' : 'default');

function readSort(given: string | null, near: NearChoice | null): ListSort {
  const known = given !== null && Object.hasOwn(listSorts, given) ? (given as ListSort) : null;
  return known === null || (known === 'nearest' && !near) ? orderOf(near) : known;
}

/** Whole numbers from 1; anything else is page 1 (spec §5). */
export function parsePageNumber(text: string | null | undefined): number {
  if (!text || !/^\d{1,6}$/.test(text)) return 1;
  return Math.max(1, Number(text));
}

/** The parameters that say this query again, canonical order and spelling, without defaults. */
export function writeListQuery(
  query: ListQuery,
): Record<string, string | readonly string[] | null> {
  return {
    search: query.text || null,
    ...Object.fromEntries([...query.chosen].map(([name, values]) => [name, values.join(',')])),
    near: query.near?.place ?? null,
    within: query.near?.radiusMiles ? String(query.near.radiusMiles) : null,
    sort: query.sort === orderOf(query.near) ? null : query.sort,
    page: query.page > 1 ? String(query.page) : null,
  };
}

/** The same query with one filter's values replaced; changing a filter goes back to page 1. */
export function withChosen(
  query: ListQuery,
  parameter: string,
  values: readonly string[],
): ListQuery {
  const chosen = new Map<string, readonly string[]>();
  for (const filter of listFilters) {
    const kept = filter.parameter === parameter ? values : query.chosen.get(filter.parameter);
    if (kept && kept.length > 0) chosen.set(filter.parameter, kept);
  }
  return { ...query, chosen, page: 1 };
}

/** The same query without its place, and without an order that only a place gives. */
export function withoutNear(query: ListQuery): ListQuery {
  return { ...query, near: null, sort: query.sort === 'nearest' ? 'default' : query.sort, page: 1 };
}

/** Ranges of a chosen range filter; unreadable values are already gone. */
export function chosenRanges(filter: ListFilter, query: ListQuery): UrlRange[] {
  if (filter.kind !== 'range') return [];
  const values = query.chosen.get(filter.parameter) ?? [];
  return values.flatMap((value) => parseRange(filter.ranges, value) ?? []);
}

function readText(parameters: URLSearchParams): string {
  const typed = [parameters.get('search'), parameters.get('query')].filter(Boolean).join(' ');
  return typedText(typed, longestText);
}

/** A flag has one answer, spelled as it is: `YES`, `yes,no` and both of them at once say nothing. */
function readFlag({ parameter, options }: FacetFilter, parameters: URLSearchParams): string[] {
  const given = parameters.getAll(parameter).filter((value) => Object.hasOwn(options!, value));
  const values = [...new Set(given)];
  return values.length === 1 ? values : [];
}

function readValues(filter: ListFilter, parameters: URLSearchParams): string[] {
  if (filter.kind === 'facet' && filter.isFlag) return readFlag(filter, parameters);
  const given = parameters
    .getAll(filter.parameter)
    .flatMap((value) => value.slice(0, 1_000).split(','))
    .filter((value) => value.length <= longestValue)
    .slice(0, mostValues);
  const read = given.flatMap((value) => readValue(filter, value) ?? []);
  return [...new Set(read)];
}

function readValue(filter: ListFilter, value: string): string | null {
  if (filter.kind === 'range') return parseRange(filter.ranges, value)?.value ?? null;
  if (filter.kind === 'group') {
    const group = parseListGroup(value);
    return group && writeListGroup(group);
  }
  const trimmed = value.trim();
  if (!trimmed || trimmed === 'all') return null;
  if (!filter.options) return trimmed;
  if (Object.hasOwn(filter.options, trimmed)) return trimmed;
  const wanted = trimmed.toLowerCase();
  return Object.keys(filter.options).find((option) => option.toLowerCase() === wanted) ?? null;
}
