import { isDeepStrictEqual } from 'node:util';
import {
  recordedFacts,
  replay,
  type ListingRecord,
  type SomeFacts,
} from '#domain/inventory/history/recorded-facts.ts';
import type { Database, Executor } from '../database.ts';
import { listingFromRow, someFactsFromCells } from '../schema/listing-columns.ts';
import { scanById } from './scan-by-id.ts';

/** The newest lines of the record of a listing, oldest first. */
export async function readRecords(
  executor: Executor,
  listingId: number,
  most: number,
): Promise<ListingRecord[]> {
  const rows = await executor
    .selectFrom('listing_changes')
    .select(['at', 'before_json', 'after_json'])
    .where('listing_id', '=', listingId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed().map((row) => ({
    at: row.at,
    before: row.before_json === null ? null : factsIn(row.before_json),
    after: factsIn(row.after_json),
  }));
}

const factsIn = (json: string): SomeFacts =>
  someFactsFromCells(JSON.parse(json) as Record<string, string | number | null>);

const batchSize = 256;

/** Listings that show something else than their record tells: somebody has got around it. */
export async function* listingsBesideRecord({ kysely }: Database): AsyncGenerator<number> {
  const batches = scanById(batchSize, (afterId) =>
    kysely
      .selectFrom('bus_listings')
      .selectAll()
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(batchSize)
      .execute(),
  );
  for await (const rows of batches) {
    for (const row of rows) {
      const shown = recordedFacts(listingFromRow(row));
      const told = replay(await readRecords(kysely, row.id, Number.MAX_SAFE_INTEGER));
      if (!isDeepStrictEqual(told, shown)) yield row.id;
    }
  }
}
