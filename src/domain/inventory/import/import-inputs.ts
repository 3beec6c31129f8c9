import type { FieldKey } from '../fields/bus-fields.ts';

/**
 * What a column of a file can say. Most are fields of a listing; the others need more than one field
 * or none: `make` may be a body or a chassis maker, `bodyType` names category and school type, and
 * some say whether the row is a bus for sale at all.
 */
export type ImportInput =
  | FieldKey
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
  {
    input: 'make',
    label: 'Make',
    headers: [
      'make',
      'manufacturer',
      'mfr',
      'mfg',
      'brand',
      'year make model',
      'year make',
      'make model',
      'make and model',
    ],
  },
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

/** A row that names none of these is not about a vehicle. */
export const describingInputs: ReadonlySet<ImportInput> = new Set<ImportInput>([
  'make',
  'model',
  'bodyMake',
  'bodyModel',
  'chassisMake',
  'title',
  'vin',
  'stockNumber',
  'year',
]);
