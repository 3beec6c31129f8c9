import type { StaffChange } from '#domain/staff/inventory/changed-fields.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import type { ChangeTurn } from '../change-turn.ts';
import { findStaffListings } from './staff-inventory-facts.ts';

export async function listingsOf(
  { trx }: ChangeTurn,
  rows: readonly { listing_id: number | null }[],
): Promise<Map<number, StaffListing>> {
  const ids = rows.flatMap(({ listing_id }) => listing_id ?? []);
  const found = await findStaffListings(trx, ids);
  return new Map(found.map((each) => [each.listing.id, each]));
}

/** Remembers how an import left what it archived, so that a later file may bring it back. */
export async function noteArchived(
  { trx }: ChangeTurn,
  changes: readonly StaffChange[],
  ids: readonly number[],
): Promise<void> {
  for (const { after } of changes) {
    const { id, revision } = after.listing;
    if (!ids.includes(id)) continue;
    await trx
      .insertInto('import_archived')
      .values({ listing_id: id, revision })
      .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ revision }))
      .execute();
  }
}
