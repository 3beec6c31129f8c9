import { defineSchema, type DocumentOf } from '@omnibus/search-core';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { fuels } from '#domain/inventory/choices.ts';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import { busFeatures } from '#domain/inventory/vocabulary/features.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import type { BusRecord } from './bus-record.ts';
import { attributesOf } from './field-attributes.ts';
import { groupAttributes, groupNumbers } from './group-choice.ts';
import { phraseKey } from './smart-search/tokens.ts';

/** Attributes that hold words and are counted as facets. */
export const facetAttributes = [
  'categorySlug',
  'make',
  'model',
  'wheelchair',
  'cdl',
  'claims',
  ...attributesOf('facet'),
  'capacityBucket',
  'priceBucket',
  'yearBucket',
  'seatsBucket',
  'mileageBucket',
  'lengthBucket',
] as const satisfies readonly (keyof BusRecord)[];

/** Facets of which one bus may have several values. */
export const multiValued: readonly string[] = [
  'categorySlug',
  'claims',
  'priceBucket',
  'seatsBucket',
];

/** Attributes that hold figures: ranges, statistics, sorts. */
export const numberAttributes = [
  ...attributesOf('figure', 'counted'),
  'passengers',
  'created_at',
] as const satisfies readonly (keyof BusRecord)[];

export const flagAttributes = ['featured'] as const satisfies readonly (keyof BusRecord)[];

/**
 * Figures and flags whose values are few enough to be counted one by one (a list of years, a toggle
 * with its number), as the hosted service counts them. The engine holds them as facets named by
 * `countedName`.
 */
export const countedAttributes = [
  ...attributesOf('counted'),
  'passengers',
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
    // Never counted: for whoever names or leaves out one bus.
    { name: 'objectID' },
    { name: 'stockKey' },
  ],
  numbers: [...numberAttributes, 'lot', ...groupAttributes].map((name) => ({ name })),
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
  const facets: BusDocument['facets'] = {
    objectID: record.objectID,
    stockKey: record.stockNumber && phraseKey(record.stockNumber),
  };
  for (const name of facetAttributes) facets[name] = record[name];
  for (const [name, counted] of countedNames) facets[counted] = valueText(record[name]);
  const numbers: Record<string, number | null> = {
    lot: record.onLot === 'yes' ? 1 : 0,
    ...groupNumbers(listing),
  };
  for (const name of numberAttributes) numbers[name] = record[name];
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
    facets,
    numbers,
    flags: { featured: record.featured },
    geo: record._geoloc,
  };
}

const countedNames = countedAttributes.map((name) => [name, countedName(name)] as const);

const valueText = (value: number | boolean | null) => (value === null ? null : String(value));

/** Of each flag that buyers ask for, the word they use first. */
const flagWords = busFeatures.flatMap(({ field, words }) =>
  field && busField(field.name).type === 'flag' ? [[field.name, words[0]] as const] : [],
);

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
    // On paper and on the phone a bus goes by the last of it.
    record.vin?.slice(-8),
    record.vin?.slice(-6),
    record.color,
    record.schoolType && `type ${record.schoolType}`,
    listing.fuel && fuels[listing.fuel],
    record.seats && `${record.seats} passenger`,
    record.wheelchair === 'yes' && 'wheelchair accessible lift ada',
    ...flagWords.map(([key, word]) => listing[key] === true && word),
    record.condition,
    listing.stateSpec,
    ...categories.map((category) => category && `${category.name} ${category.pluralName}`),
  ];
  return words.filter(Boolean).join(' ');
}
