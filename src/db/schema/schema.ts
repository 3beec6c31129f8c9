import type { Generated } from 'kysely';
import type { IdempotencyRow, LeadEventRow, LeadRow, MailboxRow } from './lead-rows.ts';
import type { ListingRow } from './listing-columns.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { SubmissionEventRow, SubmissionPhotoRow, SubmissionRow } from './submission-rows.ts';

/** Cache tag versions; `changed_at` is the time of the last change under the tag, ISO 8601. */
export interface TagVersionRow {
  tag: string;
  version: number;
  changed_at: string;
}

/** How often words were searched on a UTC day. */
export interface SearchTallyRow {
  day: string;
  words: string;
  searches: number;
}

export interface SchemaMigrationRow {
  name: string;
  checksum: string;
  applied_at: string;
}

/** Every table. Times are ISO 8601 text in UTC with milliseconds, flags 0 or 1, on both engines. */
export interface Schema {
  bus_listings: Omit<ListingRow, 'id'> & { id: Generated<number> };
  leads: LeadRow;
  lead_events: LeadEventRow;
  idempotency_records: IdempotencyRow;
  mailbox: MailboxRow;
  outbox: OutboxRow;
  submissions: SubmissionRow;
  submission_photos: SubmissionPhotoRow;
  submission_events: SubmissionEventRow;
  search_tally: SearchTallyRow;
  tag_versions: TagVersionRow;
  schema_migrations: SchemaMigrationRow;
}
