import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { Executor } from '../database.ts';
import { unitFromRow } from '../schema/lot-unit-row.ts';

/** The units of a listing, by number. */
export async function readUnits(executor: Executor, listingId: number): Promise<LotUnit[]> {
  if (!Number.isSafeInteger(listingId)) return [];
  return (await unitsOfMany(executor, [listingId])).get(listingId) ?? [];
}

/** The units of several listings, by listing and by number; those without any are left out. */
export async function unitsOfMany(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, LotUnit[]>> {
  const rows = await executor
    .selectFrom('lot_units')
    .selectAll()
    .where('listing_id', 'in', listingIds)
    .orderBy('number')
    .execute();
  return Map.groupBy(rows.map(unitFromRow), ({ listingId }) => listingId);
}
