import type { PricedListing, PricedRange } from './asked-prices.ts';
import type { BusDetails, BusListing, ListingImage } from './bus-listing.ts';
import type { CategorySlug } from './categories.ts';
import type { PublicUnit } from './lots/lot-unit.ts';
import type { ListingStatus } from './choices.ts';
import type { SettledDifference } from './vin/settled-doubts.ts';
import type { RecordPart } from './history/recorded-facts.ts';

/** A listing to store. `id` is given by demo data only; otherwise the database numbers it. */
export interface NewListing {
  details: BusDetails;
  status: ListingStatus;
  images: ListingImage[];
  source: string;
  sourceId: string | null;
  id?: number;
  /** ISO time; defaults to now. A listing stored as published or sold was published then. */
  createdAt?: string;
  /** Kept for a sold listing only; defaults to now. */
  soldAt?: string | null;
  /** However old its dates are, it is news to buyers; none of them lies ahead. */
  comesNow?: true;
}

export interface ListingPatch {
  details?: Partial<BusDetails>;
  status?: ListingStatus;
  images?: ListingImage[];
}

/** A key by which an import recognises a listing it has seen before, strongest first. */
export interface ListingIdentity {
  source: string;
  sourceId: string | null;
  vin: string | null;
  stockNumber: string | null;
}

export interface ListingOrder {
  /** `newest`: featured first, then on the lot, then newest (spec §1: featured buses on top). */
  by: 'newest' | 'recently-updated' | 'id';
}

/** How new a listing is: two equal ones are of the same contents. */
export interface ListingStamp {
  id: number;
  revision: number;
  /** ISO time. */
  updatedAt: string;
}

/**
 * Where listings live. Promises: every write bumps the `inventory` tag version in the same
 * transaction (see `tag-versions.ts`), derives the slug, raises `revision` by one and leaves
 * `createdAt` alone; a write that changes nothing writes nothing. `publishedAt` and `soldAt` follow
 * the status (`listing-lifecycle.ts`). Each write's `updatedAt` is later than that of all earlier
 * ones, within a millisecond too. Unexpected database errors throw.
 */
export interface ListingRepository {
  /**
   * All or nothing, one version bump; returns ids in order. For imports and seeds. Other writers
   * wait meanwhile: pass some thousands at a time, not an unbounded file.
   */
  insertMany(listings: readonly NewListing[]): Promise<number[]>;
  /**
   * `insertMany` for those that `findByIdentity` does not find, asked in the same transaction: of two
   * imports at once one adds a bus. Null for each that is there already.
   */
  insertUnknown(
    rows: readonly { listing: NewListing; identity: ListingIdentity }[],
  ): Promise<(number | null)[]>;
  /** All or nothing, one version bump; unknown ids are skipped. Returns how many were changed. */
  updateMany(patches: readonly { id: number; patch: ListingPatch }[]): Promise<number>;
  findById(id: number): Promise<BusListing | null>;
  /** The units of a lot as everybody may see them, by number; none of a listing that is one bus. */
  units(id: number): Promise<PublicUnit[]>;
  /** The published or sold listing with this slug, the newest if several. */
  findBySlug(slug: string): Promise<BusListing | null>;
  /** The sold listing with one of these as its stock number or VIN, the newest if several. */
  findSold(names: readonly string[]): Promise<BusListing | null>;
  /** In the order of the ids; unknown ones are left out. */
  findByIds(ids: readonly number[]): Promise<BusListing[]>;
  /**
   * For each identity the stored listing's id or null: first by source and source id, then by VIN
   * from any source, then by stock number within the source unless the VINs differ. Of several
   * matches the newest.
   */
  findByIdentity(identities: readonly ListingIdentity[]): Promise<(number | null)[]>;
  /**
   * Every listing with one of the statuses, in id order, a bounded batch at a time. Listings may
   * change between batches; each is seen at most once.
   */
  scan(statuses: readonly ListingStatus[], batchSize: number): AsyncIterable<BusListing[]>;
  /** How new each published listing is, in no order: cheap, for comparing with a copy. */
  publishedStamps(): Promise<ListingStamp[]>;
  /**
   * Which listings of any status changed after the cursor, for index refresh: ordered by
   * (updatedAt, id). Continuing from the last one returned misses no change, whoever wrote it.
   */
  changedSince(cursor: { updatedAt: string; id: number }, limit: number): Promise<ListingStamp[]>;
  page(request: {
    statuses: readonly ListingStatus[];
    /** `electric` finds electric buses of every body style. */
    category?: CategorySlug;
    featured?: boolean;
    /** Only lots: with a quantity, or with units. */
    bulk?: boolean;
    order: ListingOrder;
    offset: number;
    limit: number;
  }): Promise<{ listings: BusListing[]; total: number }>;
  /** What visitors were shown of a listing: the newest part, the whole of it where that is asked for. */
  records(id: number, how?: 'newest' | 'whole'): Promise<RecordPart>;
  /** What staff settled of differences between its VIN and what it tells, without who did. */
  settled(id: number): Promise<SettledDifference[]>;
  /** Published and sold listings within the range, in no order; at most `limit`. */
  priced(range: PricedRange): Promise<PricedListing[]>;
  count(statuses: readonly ListingStatus[]): Promise<number>;
  /** Published listings for each category that has any; `electric` counts as in `page`. */
  countByCategory(): Promise<Partial<Record<CategorySlug, number>>>;
}
