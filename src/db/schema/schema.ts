import type { Generated } from 'kysely';
import type { ListingRow } from './listing-columns.ts';

/** Cache tag versions; `changed_at` is the time of the last change under the tag, ISO 8601. */
export interface TagVersionRow {
  tag: string;
  version: number;
  changed_at: string;
}

export interface SchemaMigrationRow {
  name: string;
  checksum: string;
  applied_at: string;
}

/** Every table. Times are ISO 8601 text in UTC with milliseconds, flags 0 or 1, on both engines. */
export interface Schema {
  bus_listings: Omit<ListingRow, 'id'> & { id: Generated<number> };
  tag_versions: TagVersionRow;
  schema_migrations: SchemaMigrationRow;
}
