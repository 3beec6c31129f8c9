import { busCategories } from '#domain/inventory/categories.ts';
import { busFields, type BusField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { Bucket, UrlRange } from '#domain/inventory/filter-buckets.ts';
import { attributeOf } from './field-attributes.ts';

/** A filter whose values are words; several values of one filter mean any of them. */
export interface FacetFilter {
  kind: 'facet';
  /** The URL parameter. */
  parameter: string;
  label: string;
  /** The field whose values it takes; null: it asks for more, or for something else, than one field. */
  field: FieldKey | null;
  /** The attribute of search records. */
  attribute: string;
  /** Known values in display order; null when the values are open (makes, models). */
  options: Readonly<Record<string, string>> | null;
  /** A question with one answer: another answer replaces it. */
  isFlag: boolean;
}

/** A filter over a figure, with the named ranges of spec §3 and free `min-max` values. */
export interface RangeFilter {
  kind: 'range';
  parameter: string;
  label: string;
  attribute: string;
  ranges: readonly UrlRange[];
  /** The facet that holds each record's buckets, for counts beside the ranges. */
  bucketAttribute: string;
  /** Empty: the facet counts the figures themselves. */
  buckets: readonly Bucket[];
  isCumulative: boolean;
  /** Visitors may say from which figure to which. */
  takesBounds: boolean;
}

/** Who rides: `22-3` is 22 riders, 3 of them in wheelchairs. */
interface GroupFilter {
  kind: 'group';
  parameter: 'group';
  label: string;
  attribute: 'group';
}

export type ListFilter = FacetFilter | RangeFilter | GroupFilter;

const yesNo = { yes: 'Yes', no: 'No' } as const;
const cdlOptions = { no: 'No CDL needed', yes: 'CDL needed' } as const;

const facet = (
  parameter: string,
  label: string,
  attribute: string,
  options: Readonly<Record<string, string>> | null,
  field: FieldKey | null = null,
): FacetFilter => ({
  kind: 'facet',
  parameter,
  label,
  field,
  attribute,
  options,
  isFlag: options === yesNo || options === cdlOptions,
});

const categoryNames = Object.fromEntries(busCategories.map((c) => [c.slug, c.pluralName]));

/** Filters that ask for more, or for something else, than one field of a listing; by position. */
const ownFilters: readonly (readonly [number, ListFilter])[] = [
  [10, facet('category', 'Bus type', 'categorySlug', categoryNames)],
  [25, { kind: 'group', parameter: 'group', label: 'Group', attribute: 'group' }],
  [60, facet('wheelchair', 'Wheelchair accessible', 'wheelchair', yesNo)],
  [70, facet('cdl', 'CDL', 'cdl', cdlOptions)],
  [80, facet('make', 'Make', 'make', null)],
  [90, facet('model', 'Model', 'model', null)],
];

function filterOf(field: BusField): [number, ListFilter][] {
  if (!field.filter) return [];
  const { position, parameter, label = field.label, ranges } = field.filter;
  const { buckets = [], isCumulative = false, takesBounds = false } = field.filter;
  const attribute = attributeOf(field);
  const { bucketAttribute = attribute } = field.filter;
  const filter: ListFilter = ranges
    ? {
        kind: 'range',
        parameter,
        label,
        attribute,
        ranges,
        bucketAttribute,
        buckets,
        isCumulative,
        takesBounds,
      }
    : facet(parameter, label, attribute, optionsOf(field), field.key);
  return [[position, filter]];
}

function optionsOf(field: BusField): Readonly<Record<string, string>> | null {
  if (field.type === 'flag') return yesNo;
  if (field.type === 'choice') return field.choices;
  return field.type === 'text' && field.names ? field.names : null;
}

/**
 * Every filter of `/buses` and `/search`, in the order of the panel. URL reading, URL writing,
 * conditions, facet requests, chips and the panel all walk this table.
 */
export const listFilters: readonly ListFilter[] = [...ownFilters, ...busFields.flatMap(filterOf)]
  .toSorted(([a], [b]) => a - b)
  .map(([, filter]) => filter);

const byParameter = new Map(listFilters.map((filter) => [filter.parameter, filter]));

/** The filter of a URL parameter; null for any other. */
export const findFilter = (parameter: string): ListFilter | null =>
  byParameter.get(parameter) ?? null;

/** Ranges that contain each other, and a flag, have one answer: another one replaces it. */
export function takesOne(filter: ListFilter): boolean {
  if (filter.kind === 'group') return true;
  return filter.kind === 'facet' ? filter.isFlag : filter.isCumulative;
}

/** Visitors write two figures of it, each in a field. */
export const hasFields = (filter: ListFilter): boolean =>
  filter.kind === 'group' || (filter.kind === 'range' && filter.takesBounds);

export const listSorts = {
  default: 'Best match',
  nearest: 'Nearest first',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  'mileage-low': 'Mileage: low to high',
  'year-new': 'Year: new to old',
  'year-old': 'Year: old to new',
} as const;

export type ListSort = keyof typeof listSorts;
