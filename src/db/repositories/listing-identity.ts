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
    const bySourceId = Map.groupBy(await sameSourceIds(executor, chunk), (row) => row.source_id);
    const byVin = Map.groupBy(
      await sameKeys(
        executor,
        'vin',
        chunk.map(({ vin }) => vin),
      ),
      (row) => row.vin,
    );
    const stockNumbers = chunk.map(({ stockNumber }) => stockNumber);
    const byStockNumber = Map.groupBy(
      await sameKeys(executor, 'stock_number', stockNumbers),
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

async function sameSourceIds(
  executor: Executor,
  identities: readonly ListingIdentity[],
): Promise<Keys[]> {
  const found: Keys[] = [];
  // By source, because that is how the index begins; an import has one source.
  for (const [source, group] of Map.groupBy(identities, (each) => each.source)) {
    const wanted = known(group.map(({ sourceId }) => sourceId));
    if (wanted.length === 0) continue;
    const query = selectKeys(executor).where('source', '=', source);
    found.push(...(await query.where('source_id', 'in', wanted).execute()));
  }
  return found;
}

/** Stored keys with one of the values, newest first. */
async function sameKeys(
  executor: Executor,
  column: 'vin' | 'stock_number',
  values: readonly (string | null)[],
): Promise<Keys[]> {
  const wanted = known(values);
  if (wanted.length === 0) return [];
  return selectKeys(executor).where(column, 'in', wanted).orderBy('id', 'desc').execute();
}

function selectKeys(executor: Executor) {
  return executor
    .selectFrom('bus_listings')
    .select(['id', 'source', 'source_id', 'vin', 'stock_number']);
}

function known(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
