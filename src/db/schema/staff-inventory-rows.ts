import type { Generated, Selectable } from 'kysely';
import type { ChangeSet } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { fieldsOf, type ColumnsOf } from './fields-as-columns.ts';

export interface ListingFactsRow {
  listing_id: number;
  confirmed_at: string | null;
  archived_at: string | null;
  sold_on: string | null;
  buyer_note: string | null;
}

/** Written by a trigger on `bus_listings`; `member_name` is added by staff writes. */
export interface PriceChangeRow {
  id: Generated<number>;
  listing_id: number;
  at: string;
  from_cents: number | null;
  to_cents: number | null;
  member_name: string | null;
}

/** Written by triggers on `bus_listings` (`migrations/listing-records.ts`) and never changed. */
export interface ListingChangeRow {
  id: Generated<number>;
  listing_id: number;
  revision: number | null;
  at: string;
  /** JSON by column; null in the first record, whose `after_json` is all that was known. */
  before_json: string | null;
  after_json: string;
}

const changeSetFields = ['at', 'memberName', 'label', 'rowCount', 'undoneAt', 'undoneBy'] as const;

export interface ChangeSetRow extends ColumnsOf<ChangeSet, typeof changeSetFields> {
  id: Generated<number>;
  member_id: string;
}

export const changeSetFromRow = (row: Selectable<ChangeSetRow>): ChangeSet =>
  fieldsOf(row, ['id', ...changeSetFields]);

/** `before_json` holds the changed fields as they were. */
export interface ChangeSetListingRow {
  change_set_id: number;
  listing_id: number;
  revision_after: number;
  before_json: string;
}

/** `params` is an address query, `columns` keys joined by commas. */
export interface StaffViewRow {
  id: Generated<number>;
  member_id: string;
  name: string;
  params: string;
  columns: string;
}

export interface StaffTableColumnsRow {
  member_id: string;
  columns: string;
}

export interface PhotoOriginRow {
  name: string;
  sent_bytes: number | null;
  file_name: string | null;
  cropped_from: string | null;
  /** JSON of the whole picture and the rectangle that was cut out of it. */
  original_json: string | null;
  created_at: string;
}
