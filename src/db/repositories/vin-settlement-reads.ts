import type { StaffSettledDifference } from '#domain/inventory/vin/settled-doubts.ts';
import type { Executor } from '../database.ts';
import { settledFromRow } from '../schema/vin-settlement-row.ts';

/** All that was ever settled of a listing and not opened again, whether it still counts or not. */
export async function readSettled(
  executor: Executor,
  listingId: number,
): Promise<StaffSettledDifference[]> {
  const rows = await executor
    .selectFrom('vin_settlements')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('fact')
    .execute();
  return rows.map(settledFromRow);
}
