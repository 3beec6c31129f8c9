import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { UnitChange } from '#domain/inventory/lots/unit-audit.ts';
import type { Executor } from '../database.ts';
import { cellsOfUnit, unitFromRow } from '../schema/lot-unit-row.ts';
import { chunksOf } from './listing-statements.ts';

/** Columns of a unit times these stay far below what one statement may bind. */
const rowsPerStatement = 64;

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

/** What is gone goes first, so that its number is free again within the same change. */
export async function storeUnits(trx: Executor, changes: readonly UnitChange[]): Promise<void> {
  const removed = changes.flatMap(({ before, after }) => (before && !after ? before.id : []));
  for (const ids of chunksOf(removed, rowsPerStatement))
    await trx.deleteFrom('lot_units').where('id', 'in', ids).execute();
  for (const { before, after } of changes) {
    if (!before || !after) continue;
    await trx
      .updateTable('lot_units')
      .set(cellsOfUnit({ ...after, revision: before.revision + 1 }))
      .where('id', '=', before.id)
      .execute();
  }
  const added = changes.flatMap(({ before, after }) => (after && !before ? after : []));
  for (const chunk of chunksOf(added, rowsPerStatement)) {
    const rows = chunk.map((unit) => cellsOfUnit({ ...unit, revision: 1 }));
    await trx.insertInto('lot_units').values(rows).execute();
  }
}
