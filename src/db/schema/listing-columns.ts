import type { BusListing, ListingImage } from '#domain/inventory/bus-listing.ts';
import type { SnakeCase } from './snake-case.ts';
import { snakeCase } from './snake-case.ts';

/** How a field is kept: as it is, as 0 or 1 (both engines alike), or as JSON text. */
type Storage = 'plain' | 'flag' | 'json';

/**
 * Every field of a listing and how it is stored, in column order. To add a field: `BusDetails`, one
 * line here, and a migration that adds the column; the compiler points at what is missing.
 */
const storage = {
  id: 'plain',
  status: 'plain',
  slug: 'plain',
  source: 'plain',
  sourceId: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
  publishedAt: 'plain',
  soldAt: 'plain',
  revision: 'plain',
  year: 'plain',
  bodyMake: 'plain',
  bodyModel: 'plain',
  chassisMake: 'plain',
  chassisModel: 'plain',
  category: 'plain',
  schoolType: 'plain',
  condition: 'plain',
  title: 'plain',
  description: 'plain',
  stockNumber: 'plain',
  vin: 'plain',
  passengers: 'plain',
  passengersAdult: 'plain',
  wheelchairPositions: 'plain',
  rows: 'plain',
  windowsPerSide: 'plain',
  priceCents: 'plain',
  pricePreviousCents: 'plain',
  quantity: 'plain',
  mileageMiles: 'plain',
  mileageStatus: 'plain',
  engineHours: 'plain',
  fuel: 'plain',
  engine: 'plain',
  engineFamily: 'plain',
  transmission: 'plain',
  transmissionModel: 'plain',
  gvwrLb: 'plain',
  brakes: 'plain',
  suspension: 'plain',
  drive: 'plain',
  lengthIn: 'plain',
  widthIn: 'plain',
  heightIn: 'plain',
  wheelbaseIn: 'plain',
  headroomIn: 'plain',
  lift: 'plain',
  liftLocation: 'plain',
  liftMake: 'plain',
  restroom: 'flag',
  luggage: 'plain',
  airConditioning: 'plain',
  seatType: 'plain',
  seatBelts: 'plain',
  colorExterior: 'plain',
  colorInterior: 'plain',
  titleStatus: 'plain',
  stateSpec: 'plain',
  city: 'plain',
  state: 'plain',
  zip: 'plain',
  latitude: 'plain',
  longitude: 'plain',
  featured: 'flag',
  onLot: 'flag',
  images: 'json',
} as const satisfies Record<keyof BusListing, Storage>;

type Stored<Value> = Value extends boolean ? 0 | 1 : Value extends ListingImage[] ? string : Value;

/** A row of `bus_listings`, the same on both engines. */
export type ListingRow = {
  [Field in keyof BusListing as SnakeCase<Field>]: Stored<BusListing[Field]>;
};

type Cell = string | number | null;

/** Fields of the domain and their columns, both in column order. */
export const listingFields = Object.keys(storage) as (keyof BusListing)[];
export const listingColumns = listingFields.map((field) => snakeCase(field));

const plan = listingFields.map((field) => ({
  field,
  column: snakeCase(field) as string,
  storage: storage[field] as Storage,
}));

/** The values of a listing in the order of `listingColumns`; two listings are alike if these are. */
export function cellsOf(listing: BusListing): Cell[] {
  return plan.map(({ field, storage: kind }) => {
    const value = listing[field];
    if (kind === 'json') return JSON.stringify(value);
    if (kind === 'flag') return value === null ? null : value ? 1 : 0;
    // PostgreSQL cannot store U+0000 in text, and nobody means it.
    if (typeof value === 'string' && value.includes('\0')) return value.replaceAll('\0', '');
    return value as Cell;
  });
}

export function listingFromRow(row: ListingRow): BusListing {
  const cells = row as unknown as Record<string, Cell>;
  const listing: Record<string, unknown> = {};
  for (const { field, column, storage: kind } of plan) {
    const cell = cells[column] ?? null;
    listing[field] =
      cell === null || kind === 'plain' ? cell : kind === 'flag' ? cell === 1 : parseJson(cell);
  }
  return listing as unknown as BusListing;
}

function parseJson(cell: Cell): unknown {
  return JSON.parse(String(cell));
}
