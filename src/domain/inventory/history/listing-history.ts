import type { UnitState } from '../lots/lot-unit.ts';
import type { FieldKey } from '../fields/bus-fields.ts';
import type { KnownValue } from '../specifications.ts';

/** A price that visitors were shown, and since when. */
export interface PriceStep {
  /** Null: it was asked before the first change that was recorded. */
  at: string | null;
  /** Null: on request. */
  cents: number | null;
}

export interface FieldStep {
  key: FieldKey;
  before: KnownValue | null;
  after: KnownValue | null;
}

/** How pictures changed; a picture in the place of another one is `replaced`. */
export interface PictureStep {
  added: number;
  removed: number;
  replaced: number;
  isReordered: boolean;
  /** Pictures that stayed and are described in other words. */
  captions: number;
}

/** How one bus of a lot changed; its color and its note are told by the fields of a listing for them. */
export interface UnitStep {
  number: number;
  move: 'added' | 'removed' | UnitState | null;
  fields: readonly FieldStep[];
  /** Other photos of the listing are said to show it. */
  pictures: boolean;
}

/** Whether a bus was for sale, sold or off the site before and is now. */
export type ListingMove = 'sold' | 'for-sale-again' | 'taken-off' | 'back';

/** What changed at one time. */
export interface HistoryStep {
  at: string;
  move: ListingMove | null;
  fields: readonly FieldStep[];
  pictures: PictureStep | null;
  /** Of a lot, by their numbers. */
  units: readonly UnitStep[];
}

/** What became of a listing, as a visitor who came by each day would have seen it. */
export interface ListingHistory {
  listedAt: string;
  /** Where it was listed before changes were recorded: since when they are. */
  recordedSince: string | null;
  /** When visitors were last shown something else, as far as is known. */
  changedAt: string;
  /** Oldest first; at least one. */
  prices: readonly PriceStep[];
  /** Newest first. */
  steps: readonly HistoryStep[];
  /** There is more than is told here. */
  hasOlder: boolean;
}
