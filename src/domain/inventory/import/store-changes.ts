import type {
  ListingIdentity,
  ListingPatch,
  ListingRepository,
  NewListing,
} from '../listing-repository.ts';
import type { ReportBuilder } from './import-report.ts';

export interface PendingRow<Change> {
  line: number;
  change: Change;
}

export interface Addition {
  listing: NewListing;
  identity: ListingIdentity;
}

/**
 * Stores a batch in two transactions. When the database refuses one, its rows are tried one by one,
 * so that only the offending rows are lost; when it refuses them all, the fault is not in the rows
 * and is thrown. Returns the lines that were refused, already reported.
 */
export async function storeChanges(
  listings: ListingRepository,
  additions: readonly PendingRow<Addition>[],
  changes: readonly PendingRow<{ id: number; patch: ListingPatch }>[],
  builder: ReportBuilder,
): Promise<Set<number>> {
  const refused = new Set<number>();
  const reason = 'it was added by somebody else while this file was read';
  const add = async (rows: readonly PendingRow<Addition>[]) => {
    const ids = await listings.insertUnknown(rows.map(({ change }) => change));
    for (const [index, { line }] of rows.entries()) {
      if (ids[index] !== null) continue;
      refused.add(line);
      builder.reject({ line, column: null, code: 'duplicate', reason });
    }
  };
  await storeAll(additions, add, refused, builder);
  await storeAll(
    changes,
    (rows) => listings.updateMany(rows.map(({ change }) => change)),
    refused,
    builder,
  );
  return refused;
}

async function storeAll<Change>(
  rows: readonly PendingRow<Change>[],
  store: (rows: readonly PendingRow<Change>[]) => Promise<unknown>,
  refused: Set<number>,
  builder: ReportBuilder,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await store(rows);
  } catch (error) {
    if (rows.length === 1) throw error;
    const failures: { line: number; reason: string }[] = [];
    for (const row of rows) {
      try {
        await store([row]);
      } catch (failure) {
        failures.push({
          line: row.line,
          reason: `the database refused it: ${(failure as Error).message}`,
        });
      }
    }
    if (failures.length === rows.length) throw error;
    for (const { line, reason } of failures) {
      refused.add(line);
      builder.reject({ line, column: null, code: 'refused', reason });
    }
  }
}
