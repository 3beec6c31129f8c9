import type { ListingStatus } from '#domain/inventory/choices.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { listingTitle, type TitleParts } from '#domain/inventory/listing-title.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';

/** The part of a listing that the staff table filters and sorts by, kept in memory. */
export interface TableRow {
  id: number;
  status: ListingStatus;
  archived: boolean;
  title: string;
  make: string | null;
  chassisMake: string | null;
  model: string | null;
  category: string | null;
  year: number | null;
  priceCents: number | null;
  mileageMiles: number | null;
  passengers: number | null;
  quantity: number | null;
  featured: boolean;
  photos: number;
  stockNumber: string | null;
  vin: string | null;
  city: string | null;
  state: string | null;
  createdAt: string;
  updatedAt: string;
  /** See `vouchedAt`. */
  vouchedAt: string;
  /** Folded words of everything that the search box looks through. */
  words: string;
}

export type TabName = ListingStatus | 'archive';

/** The tab a row stands in: what lies in the archive is nowhere else. */
export function tabOf(row: TableRow): TabName {
  return row.archived ? 'archive' : row.status;
}

export type RowSource = TitleParts &
  Omit<TableRow, 'title' | 'make' | 'chassisMake' | 'model' | 'words'> & {
    /** Of the units of a lot: papers and calls name a bus by its own. */
    unitVins: string | null;
  };

/** Builds the row from the stored columns; `source` is not kept. */
export function tableRow(source: RowSource): TableRow {
  const title = listingTitle(source);
  const { bodyMake, bodyModel, chassisMake, chassisModel, stockNumber, vin, city, state } = source;
  const own = [bodyMake, bodyModel, chassisMake, chassisModel].filter(
    (part) => part !== null && !title.includes(part),
  );
  const said = [`#${source.id}`, title, ...own, stockNumber, vin, source.unitVins, city, state];
  // "omn009" is OMN-009 and "bluebird" a Blue Bird; "shuttle" and "new jersey" are what is sold where.
  const alsoSaid = [stockNumber, bodyMake, chassisMake]
    .filter((name) => name !== null && /[^a-z0-9]/iu.test(name))
    .map((name) => name!.replace(/[^\p{L}\d]/gu, ''));
  const kind = source.category && findCategory(source.category)?.pluralName;
  const stateName = state && findState(state)?.name;
  const words = foldWords([...said, ...alsoSaid, kind, stateName].filter(Boolean).join(' '));
  return {
    id: source.id,
    status: source.status,
    archived: source.archived,
    title,
    make: bodyMake ?? chassisMake,
    chassisMake,
    model: bodyModel ?? chassisModel,
    category: source.category,
    year: source.year,
    priceCents: source.priceCents,
    mileageMiles: source.mileageMiles,
    passengers: source.passengers,
    quantity: source.quantity,
    featured: source.featured,
    photos: source.photos,
    stockNumber,
    vin,
    city,
    state,
    createdAt: source.createdAt,
    updatedAt: source.updatedAt,
    vouchedAt: source.vouchedAt,
    words,
  };
}

/** Lower case without accents, single spaces: "Société  BLUE-bird" → "societe blue-bird". */
export function foldWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
