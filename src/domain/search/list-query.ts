import { parseRange, type UrlRange } from '#domain/inventory/filter-buckets.ts';
import { parseListGroup, writeListGroup, readListGroup } from './group-choice.ts';
import { readNear, readRadius, type NearChoice } from './near.ts';
import { listFieldName, typedText } from './typed-fields.ts';
import {
  listFilters,
  listSorts,
  type FacetFilter,
  type ListFilter,
  type ListSort,
  hasFields,
  takesOne,
} from './list-filters.ts';

/** What a visitor asked of `/buses` or `/search`, checked and in canonical form. */
export interface ListQuery {
  /** Words typed or linked: the `search` and `query` parameters of spec §2, joined. */
  text: string;
  /** Words are looked for as they were typed, where they would be corrected. */
  asTyped?: true | undefined;
  /** Chosen values by URL parameter, in table order, without repeats. */
  chosen: ReadonlyMap<string, readonly string[]>;
  sort: ListSort;
  /** Where the bus should stand; null: anywhere. */
  near: NearChoice | null;
  /** How far from a place that only the words can name; settled with it. */
  withinMiles?: number;
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
  const text = readText(parameters);
  const withinMiles = near || text === '' ? null : readRadius(parameters);
  return {
    text,
    ...(parameters.get('spelling') === 'typed' ? { asTyped: true } : {}),
    chosen,
    sort: readSort(parameters.get('sort'), near),
    near,
    ...(withinMiles === null ? {} : { withinMiles }),
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
    ...(query.asTyped ? { spelling: 'typed' } : {}),
    ...Object.fromEntries([...query.chosen].map(([name, values]) => [name, values.join(',')])),
    near: query.near?.place ?? null,
    within: (query.near ? query.near.radiusMiles : query.withinMiles)?.toString() ?? null,
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

/** From and to as a visitor wrote them, and why they make no range. */
export interface WrongBounds {
  from: string;
  to: string;
  why: 'no-figure' | 'wrong-order' | 'too-many';
}

/** What only the list's form says, beside the address of a list: such an address is never kept. */
interface ListForm {
  /** Values that stood ticked because words say them, by parameter. */
  said: ReadonlyMap<string, readonly string[]>;
  wrong: ReadonlyMap<string, WrongBounds>;
  /** The place that its field showed because words say it. */
  saidNear: string | null;
  /** The order that was in force as it was shown; null: it does not say. */
  sortWas: string | null;
}

const longestFigure = 12;

const saidNear = listFieldName('near', 'said');
const sortWas = listFieldName('sort', 'was');
const ownFields = new Set([
  saidNear,
  sortWas,
  ...(['from', 'to', 'was', 'said'] as const).flatMap((what) =>
    listFilters.map(({ parameter }) => listFieldName(parameter, what)),
  ),
]);

/** Null for an address that no form made. */
function readListForm(parameters: URLSearchParams): ListForm | null {
  if (![...parameters.keys()].some((name) => ownFields.has(name))) return null;
  const said = new Map<string, readonly string[]>();
  const wrong = new Map<string, WrongBounds>();
  for (const filter of listFilters) {
    const shown = parameters.get(listFieldName(filter.parameter, 'said'));
    if (shown) said.set(filter.parameter, shown.slice(0, 1_000).split(','));
    const bounds = readBounds(filter, parameters);
    if (bounds && 'why' in bounds) wrong.set(filter.parameter, bounds);
  }
  return { said, wrong, saidNear: parameters.get(saidNear), sortWas: parameters.get(sortWas) };
}

/**
 * The chosen values with what stands in the fields from and to, which show the one free range among
 * them: fields that still say what they showed (`was`) say nothing new; else they say it in its place.
 */
function withBounds(
  filter: ListFilter,
  values: readonly string[],
  parameters: URLSearchParams,
): readonly string[] {
  const bounds = readBounds(filter, parameters);
  const was = parameters.get(listFieldName(filter.parameter, 'was')) ?? '';
  if (!bounds || 'why' in bounds || bounds.value === was) return values;
  if (bounds.value !== '' && takesOne(filter)) return [bounds.value];
  const others = values.filter((value) => value !== was);
  return bounds.value === '' ? others : [...new Set([...others, bounds.value])];
}

/** The one range that the fields can show: the last that is none of the filter's own. */
export function freeRange(filter: ListFilter, values: readonly string[]): string | null {
  const own = filter.kind === 'range' ? filter.ranges : [];
  return values.findLast((value) => !own.some((one) => one.value === value)) ?? null;
}

function readBounds(
  filter: ListFilter,
  parameters: URLSearchParams,
): { value: string } | WrongBounds | null {
  if (filter.kind === 'facet' || !hasFields(filter)) return null;
  const read = (what: 'from' | 'to') =>
    (parameters.get(listFieldName(filter.parameter, what)) ?? '').trim().slice(0, longestFigure);
  const [from, to] = [read('from'), read('to')];
  if (filter.kind === 'group') return readGroupFields(from, to);
  const [min, max] = [from, to].map((text) => text.replaceAll(/[$,\s]/g, ''));
  if (from === '' && to === '') return { value: '' };
  if (![min, max].every((text) => /^\d{0,7}$/.test(text!))) return { from, to, why: 'no-figure' };
  if (min !== '' && max !== '' && Number(min) > Number(max))
    return { from, to, why: 'wrong-order' };
  const range = parseRange(filter.ranges, `${min}-${max}`);
  return range ? { value: range.value } : { from, to, why: 'no-figure' };
}

/** All riders, and those in wheelchairs. */
function readGroupFields(from: string, to: string): { value: string } | WrongBounds {
  if (from === '' && to === '') return { value: '' };
  const read = readListGroup(from, to);
  if (read.is === 'group') return { value: writeListGroup(read.group) };
  const why = { 'more-than-riders': 'wrong-order', 'too-many': 'too-many' } as const;
  return { from, to, why: read.fault in why ? why[read.fault as keyof typeof why] : 'no-figure' };
}
