import type { ListingPatch, ListingRepository, NewListing } from '../listing-repository.ts';
import type { ReportBuilder } from './import-report.ts';

export interface PendingRow<Change> {
  line: number;
  change: Change;
}

/**
 * Stores a batch in two transactions. When the database refuses one, its rows are tried one by one,
 * so that only the offending rows are lost; when it refuses them all, the fault is not in the rows
 * and is thrown. Returns the lines that were refused, already reported.
 */
export async function storeChanges(
  listings: ListingRepository,
  additions: readonly PendingRow<NewListing>[],
  changes: readonly PendingRow<{ id: number; patch: ListingPatch }>[],
  builder: ReportBuilder,
): Promise<Set<number>> {
  const refused = new Set<number>();
  await storeAll(additions, (all) => listings.insertMany(all), refused, builder);
  await storeAll(changes, (all) => listings.updateMany(all), refused, builder);
  return refused;
}

async function storeAll<Change>(
  rows: readonly PendingRow<Change>[],
  store: (changes: Change[]) => Promise<unknown>,
  refused: Set<number>,
  builder: ReportBuilder,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    await store(rows.map(({ change }) => change));
  } catch (error) {
    if (rows.length === 1) throw error;
    const failures: { line: number; reason: string }[] = [];
    for (const { line, change } of rows) {
      try {
        await store([change]);
      } catch (failure) {
        failures.push({ line, reason: `the database refused it: ${(failure as Error).message}` });
      }
    }
    if (failures.length === rows.length) throw error;
    for (const { line, reason } of failures) {
      refused.add(line);
      builder.reject({ line, column: null, code: 'refused', reason });
    }
  }
}
