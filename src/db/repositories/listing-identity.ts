import type { ListingIdentity } from '#domain/inventory/listing-repository.ts';
import type { Executor } from '../database.ts';
import { chunksOf } from './listing-statements.ts';

const keysPerStatement = 256;

interface Keys {
  id: number;
  source: string;
  source_id: string | null;
  vin: string | null;
  stock_number: string | null;
}

/**
 * A VIN names one vehicle wherever it is offered. A stock number is only a dealer's own numbering:
 * it counts within the same source, and not against a different VIN. Of several, the newest wins.
 */
export async function findByIdentity(
  executor: Executor,
  identities: readonly ListingIdentity[],
): Promise<(number | null)[]> {
  const result: (number | null)[] = [];
  for (const chunk of chunksOf(identities, keysPerStatement)) {
    const bySourceId = groupRows(
      await candidates(
        executor,
        'source_id',
        chunk.map((each) => each.sourceId),
      ),
      (row) => row.source_id,
    );
    const byVin = groupRows(
      await candidates(
        executor,
        'vin',
        chunk.map((each) => each.vin),
      ),
      (row) => row.vin,
    );
    const byStockNumber = groupRows(
      await candidates(
        executor,
        'stock_number',
        chunk.map((each) => each.stockNumber),
      ),
      (row) => row.stock_number,
    );
    for (const { source, sourceId, vin, stockNumber } of chunk) {
      const sameSource = (row: Keys) => row.source === source;
      const sameVehicle = (row: Keys) => row.vin === null || vin === null || row.vin === vin;
      const match =
        bySourceId.get(sourceId)?.find(sameSource) ??
        byVin.get(vin)?.[0] ??
        byStockNumber.get(stockNumber)?.find((row) => sameSource(row) && sameVehicle(row));
      result.push(match?.id ?? null);
    }
  }
  return result;
}

/** Stored keys with one of the values, newest first. */
async function candidates(
  executor: Executor,
  column: 'source_id' | 'vin' | 'stock_number',
  values: readonly (string | null)[],
): Promise<Keys[]> {
  const wanted = [...new Set(values.filter((value) => value !== null))];
  if (wanted.length === 0) return [];
  return executor
    .selectFrom('bus_listings')
    .select(['id', 'source', 'source_id', 'vin', 'stock_number'])
    .where(column, 'in', wanted)
    .orderBy('id', 'desc')
    .execute();
}

/** Rows by key. A key of null is never stored, so an unknown key finds nothing. */
function groupRows(rows: readonly Keys[], keyOf: (row: Keys) => string | null) {
  return Map.groupBy(rows, keyOf);
}
