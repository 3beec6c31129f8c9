import type { BusListing, ListingImage } from '#domain/inventory/bus-listing.ts';
import { shownFields, type SomeFacts } from '#domain/inventory/history/recorded-facts.ts';
import { busFields, type BusField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { LotSummary } from '#domain/inventory/lots/lot-summary.ts';
import { readCells } from '../damaged-rows.ts';
import { snakeCase, type SnakeCase } from './snake-case.ts';

/** How a field is kept: as it is, as 0 or 1 (both engines alike), or as JSON text. */
type Storage = 'plain' | 'flag' | 'json';

/** What a listing has besides the fields of the table; `id` is the first column. */
const ownStorage = {
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
  images: 'json',
  lot: 'json',
} as const satisfies Record<Exclude<keyof BusListing, FieldKey>, Storage>;

type Stored<Value> = Value extends boolean
  ? 0 | 1
  : Value extends ListingImage[] | LotSummary
    ? string
    : Value;

/** A row of `bus_listings`, the same on both engines. */
export type ListingRow = {
  [Field in keyof BusListing as SnakeCase<Field>]: Stored<BusListing[Field]>;
};

type Cell = string | number | null;

const plan: readonly { field: keyof BusListing; column: string; storage: Storage }[] = [
  ...Object.entries(ownStorage).map(([field, storage]) => [field, storage] as const),
  ...busFields.map(({ key, type }) => [key, type === 'flag' ? 'flag' : 'plain'] as const),
].map(([field, storage]) => ({
  field: field as keyof BusListing,
  column: snakeCase(field),
  storage,
}));

export const listingColumns = plan.map(({ column }) => column);

/** The values of a listing in the order of `listingColumns`; two listings are alike if these are. */
export function cellsOf(listing: BusListing): Cell[] {
  return plan.map(({ field, storage: kind }) => {
    const value = listing[field];
    // PostgreSQL's trigger takes out what JSON spells as U+0000 or half a character: a backslash that somebody
    // typed is spelled out, so that it cannot be the beginning of that.
    if (kind === 'json')
      return value === null ? null : JSON.stringify(value).replaceAll('\\\\', '\\u005c');
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
  if (!Array.isArray(listing['images'])) throw new SyntaxError('The images are no list');
  return listing as unknown as BusListing;
}

/** Those that can be read. */
export const listingsFromRows = (rows: readonly ListingRow[]): BusListing[] =>
  rows.flatMap((row) => readCells('bus_listings', row.id, () => listingFromRow(row)) ?? []);

const shownColumns = new Map<string, BusField>(
  shownFields.map((field) => [snakeCase(field.key), field]),
);

/** Facts that stand in the record by column; columns that visitors are not shown are passed over. */
export function someFactsFromCells(cells: Readonly<Record<string, Cell>>): SomeFacts {
  const details: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const field = shownColumns.get(column);
    if (field) details[field.key] = field.type === 'flag' && cell !== null ? cell === 1 : cell;
  }
  const { status, images } = cells as Pick<ListingRow, 'status' | 'images'>;
  const pictures = images && (JSON.parse(images) as [string, string][]);
  return {
    details,
    ...(status ? { status } : {}),
    ...(pictures ? { pictures: pictures.map(([name, alt]) => ({ name, alt })) } : {}),
  };
}

function parseJson(cell: Cell): unknown {
  return JSON.parse(String(cell));
}
