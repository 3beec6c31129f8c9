import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { ListingPatch, NewListing } from '#domain/inventory/listing-repository.ts';
import type {
  StaffSettledDifference,
  VinDifference,
  VinSettlement,
} from '#domain/inventory/vin/settled-doubts.ts';
import type { ListingFacts, StaffListing } from './staff-listing.ts';

/** Who changes something, for the audit log. */
export interface ChangeAuthor {
  id: string;
  name: string;
}

export interface ListingChange {
  patch?: ListingPatch;
  facts?: Partial<ListingFacts>;
  /** Of a lot: what becomes of each of its units. */
  unit?(unit: LotUnit): LotUnit;
}

/** Decides, on the stored listing and under its lock, what to change; null leaves it alone. */
type DecideChange = (current: StaffListing, at: string) => ListingChange | null;

export type ChangeOutcome =
  | { outcome: 'changed'; before: StaffListing; after: StaffListing }
  | { outcome: 'unchanged'; current: StaffListing }
  | { outcome: 'missing' }
  | { outcome: 'conflict'; current: StaffListing };

/** Many listings changed in one go; can be undone once. */
export interface ChangeSet {
  id: number;
  at: string;
  memberName: string;
  label: string;
  rowCount: number;
  undoneAt: string | null;
  undoneBy: string | null;
}

export type UndoOutcome =
  | { outcome: 'undone'; restored: number; refused: { id: number; title: string }[] }
  | { outcome: 'already'; set: ChangeSet }
  | { outcome: 'missing' };

export interface PriceChange {
  at: string;
  fromCents: number | null;
  toCents: number | null;
  /** Null when an import or a job changed it. */
  memberName: string | null;
}

/** Of a price that a feed or a partner's program changes every minute: what a page can show. */
export const mostPriceChanges = 200;

/** Another listing that seems to be the same bus. */
export interface PossibleDuplicate {
  id: number;
  title: string;
  status: BusListing['status'];
  same: 'vin' | 'stock number';
}

/** `moved`: VIN, table or listing no longer say what was shown. */
export type SettleOutcome = 'settled' | 'moved' | 'missing';

/**
 * Listings as staff change them. Promises: every change, its audit row, its jobs and the bump of the
 * `inventory` version are one transaction; a change that changes nothing writes nothing; `revision`
 * and `updatedAt` rise with every change of the listing or its facts, so that editors and indexes
 * notice both.
 */
export interface StaffInventoryRepository {
  find(id: number): Promise<StaffListing | null>;
  /** In the order of the ids; unknown ones are left out. */
  findMany(ids: readonly number[]): Promise<StaffListing[]>;
  add(author: ChangeAuthor, listing: NewListing, action: string): Promise<BusListing>;
  /** `expectedRevision` null skips the optimistic lock, for changes that cannot overwrite anything. */
  change(
    request: {
      author: ChangeAuthor;
      action: string;
      id: number;
      expectedRevision: number | null;
    },
    decide: DecideChange,
  ): Promise<ChangeOutcome>;
  /** All or nothing. `changeSetId` is null when nothing changed. */
  changeMany(
    request: { author: ChangeAuthor; action: string; label: string; ids: readonly number[] },
    decide: DecideChange,
  ): Promise<{ changeSetId: number | null; changed: number }>;
  changeSet(id: number): Promise<ChangeSet | null>;
  /** Newest first. */
  changeSets(limit: number): Promise<ChangeSet[]>;
  /** Restores every row that nobody has changed since, and names the others. */
  undo(author: ChangeAuthor, changeSetId: number): Promise<UndoOutcome>;
  /** What was settled of differences between the listing's VIN and what it tells. */
  settled(id: number): Promise<StaffSettledDifference[]>;
  /**
   * Settles one difference, or with `as` null opens it again, with its audit row. `decide` finds it in
   * the stored listing, under its lock; null where it is no longer what was shown.
   */
  settle(
    request: { author: ChangeAuthor; id: number; as: VinSettlement | null },
    decide: (listing: BusListing) => VinDifference | null,
  ): Promise<SettleOutcome>;
  /** Oldest first: the newest `mostPriceChanges`, behind the very first where there were more. */
  priceChanges(id: number): Promise<PriceChange[]>;
  duplicates(request: {
    vin: string | null;
    stockNumber: string | null;
    exceptId: number | null;
  }): Promise<PossibleDuplicate[]>;
}
