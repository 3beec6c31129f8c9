import { missingToPublish } from '../bus-fields.ts';
import type { BusListing } from '../bus-listing.ts';
import type {
  ListingIdentity,
  ListingPatch,
  ListingRepository,
  NewListing,
} from '../listing-repository.ts';
import { ReportBuilder, type ImportReport } from './import-report.ts';
import type { ImportedRow, RawRow } from './imported-row.ts';
import type { HeaderMap } from './map-headers.ts';
import { mergeRow, newListing } from './merge-row.ts';
import { RowIdentities } from './row-identity.ts';
import { rowToDetails } from './row-to-details.ts';
import { storeChanges, type PendingRow } from './store-changes.ts';

export interface ImportOptions {
  map: HeaderMap;
  /** Whose file this is; null takes the file's own source column, else "import". */
  source: string | null;
  dryRun: boolean;
  /** Blank cells empty the field instead of leaving it alone. */
  clearBlanks: boolean;
  currentYear: number;
  batchSize?: number;
  onProgress?: (rows: number) => void;
}

export const defaultSource = 'import';

/** An accepted row with the keys by which its listing is found. */
interface Candidate {
  row: ImportedRow;
  identity: ListingIdentity;
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
  const touched = new Map<number, number>();
  const batchSize = options.batchSize ?? 500;
  let batch: Candidate[] = [];
  const flush = async () => {
    await importBatch(batch, listings, builder, touched, options.dryRun);
    batch = [];
    options.onProgress?.(builder.report.rows);
  };
  for await (const raw of rows) {
    const candidate = readCandidate(raw, builder, identities, options);
    if (candidate) batch.push(candidate);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  addNotes(builder.report, identities);
  return builder.finish();
}

function readCandidate(
  raw: RawRow,
  builder: ReportBuilder,
  identities: RowIdentities,
  { map, source, currentYear, clearBlanks }: ImportOptions,
): Candidate | null {
  const outcome = rowToDetails(map, raw, { currentYear, clearBlanks });
  if (outcome.outcome === 'blank') {
    builder.report.blankRows++;
    return null;
  }
  builder.report.rows++;
  if (outcome.outcome === 'rejected') {
    builder.reject(outcome.rejection);
    return null;
  }
  const { row, problems } = outcome;
  const identity = identities.identify(row, source ?? row.source ?? defaultSource);
  const repeated = identities.repeats(identity, row.line);
  if (repeated) {
    const column = columnOf(map, repeated.by);
    const reason = `same ${repeated.by} as line ${repeated.line}`;
    builder.reject({ line: row.line, column, code: 'duplicate', reason });
    return null;
  }
  for (const problem of problems) builder.problem(problem);
  return { row, identity };
}

async function importBatch(
  batch: readonly Candidate[],
  listings: ListingRepository,
  builder: ReportBuilder,
  touched: Map<number, number>,
  dryRun: boolean,
): Promise<void> {
  if (batch.length === 0) return;
  const stored = await findStored(batch, listings);
  const additions: PendingRow<NewListing>[] = [];
  const changes: PendingRow<{ id: number; patch: ListingPatch }>[] = [];
  for (const [index, { row, identity }] of batch.entries()) {
    const current = stored[index];
    if (!current) {
      additions.push({ line: row.line, change: newListing(row, identity) });
      continue;
    }
    const earlier = touched.get(current.id);
    if (earlier !== undefined) {
      const reason = `the same bus as line ${earlier} (listing ${current.id})`;
      builder.reject({ line: row.line, column: null, code: 'duplicate', reason });
      continue;
    }
    touched.set(current.id, row.line);
    const patch = mergeRow(current, row);
    if (patch) changes.push({ line: row.line, change: { id: current.id, patch } });
    else builder.report.unchanged++;
  }
  const refused = dryRun
    ? new Set<number>()
    : await storeChanges(listings, additions, changes, builder);
  for (const { line, change } of additions)
    if (!refused.has(line)) builder.add(change.status, missingLabels(change));
  builder.report.changed += changes.filter(({ line }) => !refused.has(line)).length;
}

/** The stored listing of each candidate, or undefined, in order. */
async function findStored(
  batch: readonly Candidate[],
  listings: ListingRepository,
): Promise<(BusListing | undefined)[]> {
  const ids = await listings.findByIdentity(batch.map(({ identity }) => identity));
  const wanted = new Set<number>();
  for (const [index, { row }] of batch.entries()) {
    if (ids[index]) wanted.add(ids[index]);
    if (row.listingId) wanted.add(row.listingId);
  }
  const found = await listings.findByIds([...wanted]);
  const byId = new Map(found.map((listing) => [listing.id, listing]));
  return batch.map(({ row, identity }, index) => {
    const named = row.listingId ? byId.get(row.listingId) : undefined;
    if (named && isSameListing(named, row, identity)) return named;
    return ids[index] ? byId.get(ids[index]) : undefined;
  });
}

/** An id means the same listing only in the database it was exported from. */
function isSameListing(named: BusListing, row: ImportedRow, { source }: ListingIdentity): boolean {
  return named.createdAt === row.createdAt && named.source === (row.source ?? source);
}

function missingLabels({ details, status }: NewListing): string[] {
  return status === 'draft' ? missingToPublish(details).map((field) => field.label) : [];
}

function columnOf(map: HeaderMap, by: string): string | null {
  const input = by === 'VIN' ? 'vin' : by === 'id' ? 'sourceId' : 'stockNumber';
  return map.byInput.get(input)?.[0]?.header ?? null;
}

function addNotes(report: ImportReport, identities: RowIdentities): void {
  if (identities.keyless > 0)
    report.notes.push(
      `${identities.keyless.toLocaleString('en-US')} rows have no id, VIN or stock number; they are recognized by year, make, model, seats and place, in order.`,
    );
}
