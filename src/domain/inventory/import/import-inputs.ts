import type { BusDetails } from '../bus-listing.ts';

/**
 * What a column of a file can say. Most are fields of a listing; the others need more than one field
 * or none: `make` may be a body or a chassis maker, `bodyType` names category and school type, and
 * some say whether the row is a bus for sale at all.
 */
export type ImportInput =
  | Exclude<keyof BusDetails, 'category'>
  | 'category'
  | 'make'
  | 'model'
  | 'series'
  | 'status'
  | 'sold'
  | 'soldDate'
  | 'priceKind'
  | 'isBus'
  | 'source'
  | 'sourceId'
  | 'listingId'
  | 'createdAt';

/** Inputs that are not fields of a listing, with the headers they answer to. */
export const otherInputs: readonly {
  input: ImportInput;
  label: string;
  headers: readonly string[];
}[] = [
  { input: 'make', label: 'Make', headers: ['make', 'manufacturer', 'mfr', 'mfg', 'brand'] },
  { input: 'model', label: 'Model', headers: ['model', 'model name'] },
  { input: 'series', label: 'Series', headers: ['series', 'trim', 'model series', 'variant'] },
  {
    input: 'status',
    label: 'Status',
    headers: ['status', 'listing status', 'availability', 'sale status'],
  },
  { input: 'sold', label: 'Sold', headers: ['sold', 'is sold'] },
  {
    input: 'soldDate',
    label: 'Sold on',
    headers: ['sold at', 'sold date', 'date sold', 'sold on'],
  },
  {
    input: 'priceKind',
    label: 'Kind of price',
    headers: ['price kind', 'price type', 'price basis', 'kind of price'],
  },
  { input: 'isBus', label: 'Is a bus', headers: ['bus like', 'is bus', 'is a bus'] },
  { input: 'source', label: 'Source', headers: ['source', 'data source', 'feed'] },
  {
    input: 'sourceId',
    label: 'Id in the source',
    headers: [
      'source id',
      'id',
      'record id',
      'external id',
      'vehicle id',
      'listing number',
      'item number',
      'item',
      'lot number',
      'guid',
      'uuid',
      'key',
      'ref',
      'reference',
    ],
  },
  { input: 'listingId', label: 'Omnibus id', headers: ['listing id'] },
  { input: 'createdAt', label: 'Created', headers: ['created at'] },
];

/** More names that dealers give to columns, beyond those the field descriptor lists. */
export const moreHeaders: Partial<Record<ImportInput, readonly string[]>> = {
  year: ['model yr', 'yr built', 'year model'],
  bodyMake: ['body mfr', 'body mfg', 'body maker', 'body company', 'coach builder', 'coachbuilder'],
  chassisMake: ['chassis mfg', 'chassis maker', 'chassis builder'],
  passengers: ['pass', 'number of passengers', 'passenger count', 'max passengers', 'seat count'],
  wheelchairPositions: [
    'handicap',
    'handicap accessible',
    'wheelchair spots',
    'wc spots',
    'tie downs',
  ],
  priceCents: ['our price', 'selling price', 'internet price', 'current price', 'asking'],
  mileageMiles: ['current mileage', 'total miles', 'current miles', 'meter reading', 'mi'],
  vin: ['serial', 'serial no', 'vin no', 'chassis number', 'vehicle id number'],
  stockNumber: ['asset number', 'asset id', 'equipment number', 'inventory number', 'inv number'],
  fuel: ['engine fuel', 'fuel kind', 'propulsion'],
  transmission: ['tranny', 'transmission kind'],
  colorExterior: ['outside color', 'body color', 'exterior'],
  colorInterior: ['inside color', 'interior'],
  lengthIn: ['len', 'bus size', 'vehicle length'],
  gvwrLb: ['gvwr rating', 'gross weight'],
  description: [
    'description long',
    'ad text',
    'features',
    'options',
    'equipment',
    'condition notes',
  ],
  quantity: ['quantity available', 'number of units', 'unit count'],
};
