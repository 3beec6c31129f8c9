import { defineSchema, type DocumentOf } from '@omnibus/search-core';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { fuels } from '#domain/inventory/choices.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import type { BusRecord } from './bus-record.ts';

/** Attributes that hold words and are counted as facets. */
export const facetAttributes = [
  'categorySlug',
  'make',
  'model',
  'chassisMake',
  'chassisModel',
  'schoolType',
  'condition',
  'fuel',
  'engineFamily',
  'transmission',
  'brakes',
  'suspension',
  'drive',
  'lift',
  'airConditioning',
  'luggage',
  'seatType',
  'seatBelts',
  'titleStatus',
  'mileageStatus',
  'color',
  'wheelchair',
  'restroom',
  'onLot',
  'cdl',
  'city',
  'state',
  'stockNumber',
  'vin',
  'capacityBucket',
  'priceBucket',
  'yearBucket',
] as const satisfies readonly (keyof BusRecord)[];

const multiValued: readonly string[] = ['categorySlug', 'priceBucket'];

/** Attributes that hold figures: ranges, statistics, sorts. */
export const numberAttributes = [
  'year',
  'price',
  'mileage',
  'seats',
  'passengers',
  'seatsAdult',
  'wheelchairPositions',
  'qty_available',
  'gvwrLb',
  'lengthFt',
  'created_at',
] as const satisfies readonly (keyof BusRecord)[];

export const flagAttributes = ['featured'] as const satisfies readonly (keyof BusRecord)[];

/**
 * Figures and flags whose values are few enough to be counted one by one (a list of years, a toggle
 * with its number), as the hosted service counts them. The engine holds them as facets named by
 * `countedName`.
 */
export const countedAttributes = [
  'year',
  'seats',
  'passengers',
  'seatsAdult',
  'wheelchairPositions',
  'qty_available',
  'featured',
] as const satisfies readonly (keyof BusRecord)[];

/** The engine's facet behind an attribute; facets, figures and flags may not share names there. */
export function countedName(attribute: string): string {
  return (countedAttributes as readonly string[]).includes(attribute)
    ? `${attribute}Value`
    : attribute;
}

/**
 * What words are looked for in. The order is the order of importance: a match in the title beats one
 * in the specifications, which beats one in the description. The first four can be highlighted.
 */
export const highlightAttributes = ['title', 'stockNumber', 'make', 'model'] as const;

export const busSchema = defineSchema({
  text: [
    ...highlightAttributes.map((name) => ({ name: textName(name), tier: 'head' as const })),
    { name: 'vehicle', tier: 'head', stored: false },
    { name: 'place', tier: 'head', stored: false },
    { name: 'description', tier: 'body', stored: false },
  ],
  facets: [
    ...facetAttributes.map((name) => ({ name: name as string, multi: multiValued.includes(name) })),
    ...countedAttributes.map((name) => ({ name: countedName(name) })),
    // Never counted: for filters that name or leave out one bus.
    { name: 'objectID' },
  ],
  numbers: [...numberAttributes.map((name) => ({ name })), { name: 'lot' as const }],
  flags: flagAttributes.map((name) => ({ name })),
  geo: true,
  // Spec §1: featured buses sit at the top and are usually on the lot; then the newest.
  defaultOrder: [
    { field: 'featured', direction: 'desc' },
    { field: 'lot', direction: 'desc' },
    { field: 'created_at', direction: 'desc' },
  ],
});

/** Text fields share no names with facets: `make` is both words to match and a value to count. */
export function textName(attribute: (typeof highlightAttributes)[number]) {
  return `${attribute}Text` as const;
}

export type BusDocument = DocumentOf<typeof busSchema>;

export function busDocument(record: BusRecord, listing: BusListing): BusDocument {
  return {
    id: listing.id,
    text: {
      titleText: record.title,
      stockNumberText: record.stockNumber,
      makeText: record.make,
      modelText: record.model,
      vehicle: vehicleWords(record, listing),
      place: [record.city, record.state, record.state && findState(record.state)?.name]
        .filter(Boolean)
        .join(' '),
      description: listing.description,
    },
    facets: Object.fromEntries([
      ...facetAttributes.map((name) => [name, record[name]] as const),
      ...countedAttributes.map((name) => [countedName(name), valueText(record[name])] as const),
      ['objectID', record.objectID] as const,
    ]),
    numbers: {
      ...Object.fromEntries(numberAttributes.map((name) => [name, record[name]])),
      lot: record.onLot === 'yes' ? 1 : 0,
    },
    flags: { featured: record.featured },
    geo: record._geoloc,
  };
}

const valueText = (value: number | boolean | null) => (value === null ? null : String(value));

/** The words buyers use for what the specifications say. */
function vehicleWords(record: BusRecord, listing: BusListing): string {
  const categories = record.categorySlug.map((slug) => findCategory(slug));
  const words = [
    record.make,
    record.model,
    record.chassisMake,
    record.chassisModel,
    record.engine,
    record.engineFamily,
    listing.transmissionModel,
    record.year,
    record.vin,
    record.color,
    record.schoolType && `type ${record.schoolType}`,
    record.fuel && fuels[record.fuel as keyof typeof fuels],
    record.seats && `${record.seats} passenger`,
    record.wheelchair === 'yes' && 'wheelchair accessible lift ada',
    record.restroom === 'yes' && 'restroom',
    record.condition,
    listing.stateSpec,
    ...categories.map((category) => category && `${category.name} ${category.pluralName}`),
  ];
  return words.filter(Boolean).join(' ');
}
