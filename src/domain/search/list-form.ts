import { parseRange } from '#domain/inventory/filter-buckets.ts';
import { readListGroup, writeListGroup } from './group-choice.ts';
import { listFieldName } from './list-field-name.ts';
import { hasFields, listFilters, takesOne, type ListFilter } from './list-filters.ts';

/** From and to as a visitor wrote them, and why they make no range. */
export interface WrongBounds {
  from: string;
  to: string;
  why: 'no-figure' | 'wrong-order' | 'too-many';
}

/** What only the list's form says, beside the address of a list: such an address is never kept. */
export interface ListForm {
  /** Values that stood ticked because words say them, by parameter. */
  said: ReadonlyMap<string, readonly string[]>;
  wrong: ReadonlyMap<string, WrongBounds>;
}

const longestFigure = 12;

const ownFields = new Set(
  (['from', 'to', 'was', 'said'] as const).flatMap((what) =>
    listFilters.map(({ parameter }) => listFieldName(parameter, what)),
  ),
);

/** Null for an address that no form made. */
export function readListForm(parameters: URLSearchParams): ListForm | null {
  if (![...parameters.keys()].some((name) => ownFields.has(name))) return null;
  const said = new Map<string, readonly string[]>();
  const wrong = new Map<string, WrongBounds>();
  for (const filter of listFilters) {
    const shown = parameters.get(listFieldName(filter.parameter, 'said'));
    if (shown) said.set(filter.parameter, shown.slice(0, 1_000).split(','));
    const bounds = readBounds(filter, parameters);
    if (bounds && 'why' in bounds) wrong.set(filter.parameter, bounds);
  }
  return { said, wrong };
}

/**
 * The chosen values with what stands in the fields from and to, which show the one free range among
 * them: fields that still say what they showed (`was`) say nothing new; else they say it in its place.
 */
export function withBounds(
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
