import type { BusDetails, BusListing, ListingImage } from './bus-listing.ts';
import type { CategorySlug } from './categories.ts';
import type { ListingStatus } from './choices.ts';

/** A listing to store. `id` is given by demo data only; otherwise the database numbers it. */
export interface NewListing {
  details: BusDetails;
  status: ListingStatus;
  images: ListingImage[];
  source: string;
  sourceId: string | null;
  id?: number;
  /** ISO time; defaults to now. */
  createdAt?: string;
  soldAt?: string | null;
}

export interface ListingPatch {
  details?: Partial<BusDetails>;
  status?: ListingStatus;
  images?: ListingImage[];
}

export type UpdateOutcome =
  | { outcome: 'updated'; listing: BusListing }
  | { outcome: 'missing' }
  | { outcome: 'conflict'; current: BusListing };

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

/**
 * Where listings live. Promises: every write bumps the `inventory` tag version in the same
 * transaction (see `tag-versions.ts`), derives the slug, raises `revision` by one and leaves
 * `createdAt` alone; a write that changes nothing writes nothing. Unexpected database errors throw.
 */
export interface ListingRepository {
  insert(listing: NewListing): Promise<BusListing>;
  /** All or nothing, one version bump; returns ids in order. For imports and seeds. */
  insertMany(listings: readonly NewListing[]): Promise<number[]>;
  /** `expectedRevision` null skips the optimistic lock (imports, jobs). */
  update(id: number, expectedRevision: number | null, patch: ListingPatch): Promise<UpdateOutcome>;
  /** All or nothing, one version bump; unknown ids are skipped. Returns how many were changed. */
  updateMany(patches: readonly { id: number; patch: ListingPatch }[]): Promise<number>;
  findById(id: number): Promise<BusListing | null>;
  /** The published or sold listing with this slug, the newest if several. */
  findBySlug(slug: string): Promise<BusListing | null>;
  findByIds(ids: readonly number[]): Promise<BusListing[]>;
  /** For each identity the stored listing's id or null, matched by source id, VIN, stock number. */
  findByIdentity(identities: readonly ListingIdentity[]): Promise<(number | null)[]>;
  /** Every listing with one of the statuses, in id order, a bounded batch at a time. */
  scan(statuses: readonly ListingStatus[], batchSize: number): AsyncIterable<BusListing[]>;
  /** Listings changed after the cursor, for index refresh: ordered by (updatedAt, id). */
  changedSince(cursor: { updatedAt: string; id: number }, limit: number): Promise<BusListing[]>;
  page(request: {
    statuses: readonly ListingStatus[];
    /** `electric` finds electric buses of every body style. */
    category?: CategorySlug;
    featured?: boolean;
    /** Only lots with a quantity. */
    bulk?: boolean;
    order: ListingOrder;
    offset: number;
    limit: number;
  }): Promise<{ listings: BusListing[]; total: number }>;
  count(statuses: readonly ListingStatus[]): Promise<number>;
  /** Published listings for each category. */
  countByCategory(): Promise<Partial<Record<CategorySlug, number>>>;
}
