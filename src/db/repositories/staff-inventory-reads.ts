import {
  mostPriceChanges,
  type PossibleDuplicate,
  type PriceChange,
  type StaffInventoryRepository,
} from '#domain/staff/inventory/staff-inventory-repository.ts';
import type { Executor } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import { titleColumns, titleOfRow } from './listing-row-title.ts';

const mostDuplicates = 10;

/** See `StaffInventoryRepository.priceChanges`: the first one says what the bus once cost. */
export async function readPriceChanges(executor: Executor, id: number): Promise<PriceChange[]> {
  const read = (order: 'asc' | 'desc', limit: number) =>
    executor
      .selectFrom('listing_price_changes')
      .selectAll()
      .where('listing_id', '=', id)
      .orderBy('at', order)
      .orderBy('id', order)
      .limit(limit)
      .execute();
  const newest = await read('desc', mostPriceChanges);
  const first = newest.length < mostPriceChanges ? [] : await read('asc', 1);
  const rows = [...first.filter((one) => one.id !== newest.at(-1)?.id), ...newest.toReversed()];
  return rows.map((row) => fieldsOf(row, ['at', 'fromCents', 'toCents', 'memberName']));
}

/** Listings of any status and source with the same VIN, or a unit that has it, or stock number, newest first. */
export async function findDuplicates(
  executor: Executor,
  { vin, stockNumber, exceptId }: Parameters<StaffInventoryRepository['duplicates']>[0],
): Promise<PossibleDuplicate[]> {
  const found = new Map<number, PossibleDuplicate>();
  const keys = [
    { column: 'vin', value: vin, same: 'vin' },
    { column: 'stock_number', value: stockNumber, same: 'stock number' },
  ] as const;
  for (const { column, value, same } of keys) {
    if (value === null) continue;
    const rows = await executor
      .selectFrom('bus_listings')
      .select(['id', 'status', ...titleColumns])
      .where((eb) => {
        const own = eb(column, '=', value);
        if (column !== 'vin') return own;
        const withUnit = eb.selectFrom('lot_units').select('listing_id').where('vin', '=', value);
        return eb.or([own, eb('id', 'in', withUnit)]);
      })
      .orderBy('id', 'desc')
      .limit(mostDuplicates)
      .execute();
    for (const row of rows) {
      if (row.id === exceptId || found.has(row.id)) continue;
      const title = titleOfRow(row);
      found.set(row.id, { id: row.id, title, status: row.status, same });
    }
  }
  return [...found.values()].slice(0, mostDuplicates);
}
