import { missingToPublish } from '../fields/bus-fields.ts';
import type { ListingPatch, ListingRepository, NewListing } from '../listing-repository.ts';
import { ReportBuilder, type ImportReport } from './import-report.ts';
import type { RawRow } from './imported-row.ts';
import { planRows, type PlannedRow, type PlanOptions } from './plan-rows.ts';
import { RowIdentities } from './row-identity.ts';
import { storeChanges, type Addition, type PendingRow } from './store-changes.ts';

export interface ImportOptions extends PlanOptions {
  dryRun: boolean;
  onProgress?: (rows: number) => void;
}

/**
 * Brings the rows of a file into the inventory, a batch and a transaction at a time, and tells what
 * became of each. A row that cannot be used is reported and never stops the others. The same rows
 * twice change nothing the second time. Memory grows only with the keys of the rows.
 */
export async function importListings(
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
  listings: ListingRepository,
  options: ImportOptions,
): Promise<ImportReport> {
  const builder = new ReportBuilder(options.map, options.dryRun);
  const identities = new RowIdentities();
  for await (const planned of planRows(rows, listings, options, identities)) {
    await importBatch(planned, listings, builder, options.dryRun);
    options.onProgress?.(builder.report.rows);
  }
  const { keyless } = identities;
  if (keyless > 0)
    builder.report.notes.push(
      `Rows without id, VIN and stock number: ${keyless.toLocaleString('en-US')}. They are recognized by year, make, model, seats and place, in order.`,
    );
  return builder.finish();
}

async function importBatch(
  planned: readonly PlannedRow[],
  listings: ListingRepository,
  builder: ReportBuilder,
  dryRun: boolean,
): Promise<void> {
  const { report } = builder;
  const additions: PendingRow<Addition>[] = [];
  const changes: PendingRow<{ id: number; patch: ListingPatch }>[] = [];
  for (const row of planned) {
    const { line } = row;
    if (row.outcome === 'blank') continue;
    report.rows++;
    if (row.outcome === 'rejected') {
      builder.reject(row.rejection);
      continue;
    }
    for (const problem of row.problems) builder.problem(problem);
    if (row.outcome === 'new') additions.push({ line, change: row });
    else if (row.outcome === 'changed')
      changes.push({ line, change: { id: row.current.id, patch: row.patch } });
    else report.unchanged++;
  }
  const refused = dryRun
    ? new Set<number>()
    : await storeChanges(listings, additions, changes, builder);
  for (const { line, change } of additions)
    if (!refused.has(line)) builder.add(change.listing.status, missingLabels(change.listing));
  report.changed += changes.filter(({ line }) => !refused.has(line)).length;
}

function missingLabels({ details, status }: NewListing): string[] {
  return status === 'draft' ? missingToPublish(details).map((field) => field.label) : [];
}
