import { busCategories } from '#domain/inventory/categories.ts';
import { busFields, type BusField } from '#domain/inventory/fields/bus-fields.ts';
import type { Bucket, UrlRange } from '#domain/inventory/filter-buckets.ts';
import { attributeOf } from './field-attributes.ts';

/** A filter whose values are words; several values of one filter mean any of them. */
export interface FacetFilter {
  kind: 'facet';
  /** The URL parameter. */
  parameter: string;
  label: string;
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
  /** The facet that holds each record's bucket, for counts beside the ranges; null: no counts. */
  bucketAttribute: string | null;
  buckets: readonly Bucket[];
}

export type ListFilter = FacetFilter | RangeFilter;

const yesNo = { yes: 'Yes', no: 'No' } as const;
const cdlOptions = { no: 'No CDL needed', yes: 'CDL needed' } as const;

type Placed = ListFilter & { position: number };

const facet = (
  position: number,
  parameter: string,
  label: string,
  attribute: string,
  options: Readonly<Record<string, string>> | null,
): Placed => ({
  position,
  kind: 'facet',
  parameter,
  label,
  attribute,
  options,
  isFlag: options === yesNo || options === cdlOptions,
});

/** Filters that ask for more, or for something else, than one field of a listing. */
const ownFilters: readonly Placed[] = [
  facet(
    10,
    'category',
    'Bus type',
    'categorySlug',
    Object.fromEntries(busCategories.map((c) => [c.slug, c.pluralName])),
  ),
  facet(60, 'wheelchair', 'Wheelchair accessible', 'wheelchair', yesNo),
  facet(70, 'cdl', 'CDL', 'cdl', cdlOptions),
  facet(80, 'make', 'Make', 'make', null),
  facet(90, 'model', 'Model', 'model', null),
];

function filterOf(field: BusField): Placed[] {
  if (!field.filter) return [];
  const { parameter, position, ranges, bucketAttribute = null, buckets = [] } = field.filter;
  const label = field.filter.label ?? field.label;
  const attribute = attributeOf(field);
  if (!ranges) return [facet(position, parameter, label, attribute, optionsOf(field))];
  return [
    { position, kind: 'range', parameter, label, attribute, ranges, bucketAttribute, buckets },
  ];
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
  .toSorted((a, b) => a.position - b.position)
  .map(({ position: _, ...filter }) => filter);

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
