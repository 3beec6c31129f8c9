import {
  capacityBuckets,
  priceBucketsHigh,
  priceBucketsLow,
  priceRanges,
  seatRanges,
  yearBuckets,
  yearRanges,
  type Bucket,
  type UrlRange,
} from '#domain/inventory/filter-buckets.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import {
  airConditionings,
  brakes,
  conditions,
  fuels,
  lifts,
  luggageKinds,
  schoolTypes,
  seatBelts,
  transmissions,
} from '#domain/inventory/choices.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';

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

const facet = (
  parameter: string,
  label: string,
  attribute: string,
  options: Readonly<Record<string, string>> | null,
): FacetFilter => ({
  kind: 'facet',
  parameter,
  label,
  attribute,
  options,
  isFlag: options === yesNo || options === cdlOptions,
});

const mileageRanges: readonly UrlRange[] = [
  { value: 'under-25000', label: 'Under 25,000 mi', min: null, max: 24_999 },
  { value: 'under-50000', label: 'Under 50,000 mi', min: null, max: 49_999 },
  { value: 'under-100000', label: 'Under 100,000 mi', min: null, max: 99_999 },
  { value: 'under-200000', label: 'Under 200,000 mi', min: null, max: 199_999 },
];

/**
 * Every filter of `/buses` and `/search`, in the order of the panel. URL reading, URL writing,
 * conditions, facet requests, chips and the panel all walk this table.
 */
export const listFilters: readonly ListFilter[] = [
  facet(
    'category',
    'Bus type',
    'categorySlug',
    Object.fromEntries(busCategories.map((c) => [c.slug, c.pluralName])),
  ),
  {
    kind: 'range',
    parameter: 'seats',
    label: 'Passengers',
    attribute: 'seats',
    ranges: seatRanges,
    bucketAttribute: 'capacityBucket',
    buckets: capacityBuckets,
  },
  {
    kind: 'range',
    parameter: 'price',
    label: 'Price',
    attribute: 'price',
    ranges: priceRanges,
    bucketAttribute: 'priceBucket',
    buckets: [...priceBucketsLow, ...priceBucketsHigh],
  },
  {
    kind: 'range',
    parameter: 'year',
    label: 'Year',
    attribute: 'year',
    ranges: yearRanges,
    bucketAttribute: 'yearBucket',
    buckets: yearBuckets,
  },
  {
    kind: 'range',
    parameter: 'mileage',
    label: 'Mileage',
    attribute: 'mileage',
    ranges: mileageRanges,
    bucketAttribute: null,
    buckets: [],
  },
  facet('wheelchair', 'Wheelchair accessible', 'wheelchair', yesNo),
  facet('cdl', 'CDL', 'cdl', cdlOptions),
  facet('make', 'Make', 'make', null),
  facet('model', 'Model', 'model', null),
  facet('chassis', 'Chassis', 'chassisMake', null),
  facet('state', 'State', 'state', Object.fromEntries(usStates.map((s) => [s.code, s.name]))),
  facet('fuel', 'Fuel', 'fuel', fuels),
  facet('transmission', 'Transmission', 'transmission', transmissions),
  facet('condition', 'Condition', 'condition', conditions),
  facet('engine', 'Engine', 'engineFamily', null),
  facet('school-type', 'School bus type', 'schoolType', schoolTypes),
  facet('lift', 'Lift or ramp', 'lift', lifts),
  facet('restroom', 'Restroom', 'restroom', yesNo),
  facet('luggage', 'Luggage', 'luggage', luggageKinds),
  facet('air', 'Air conditioning', 'airConditioning', airConditionings),
  facet('belts', 'Seat belts', 'seatBelts', seatBelts),
  facet('brakes', 'Brakes', 'brakes', brakes),
  facet('lot', 'On our lot', 'onLot', yesNo),
];

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
