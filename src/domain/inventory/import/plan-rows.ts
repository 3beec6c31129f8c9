import type { BusListing } from '../bus-listing.ts';
import type {
  ListingIdentity,
  ListingPatch,
  ListingRepository,
  NewListing,
} from '../listing-repository.ts';
import type { CellProblem, ImportedRow, RawRow, Rejection } from './imported-row.ts';
import type { HeaderMap } from './map-headers.ts';
import { mergeRow, newListing } from './merge-row.ts';
import { RowIdentities } from './row-identity.ts';
import { rowToDetails, type RowReading } from './row-to-details.ts';

export interface PlanOptions extends RowReading {
  map: HeaderMap;
  /** Whose file this is; null takes the file's own source column, else "import". */
  source: string | null;
  /** What the number of a row counts; lines unless told otherwise. */
  rowWord?: string;
  batchSize?: number;
  /**
   * Rows of a program that may touch the buses of its source only, each under its own id. Otherwise a
   * row finds its bus by VIN in any source.
   */
  ownBusesOnly?: boolean;
  /**
   * Of listings that lie in the archive: who put them there. What an import archived comes back when
   * a file offers it again; what a person archived stays. Absent, the archive is not asked.
   */
  archivedBy?: (ids: readonly number[]) => Promise<ReadonlyMap<number, 'import' | 'person'>>;
}

const defaultSource = 'import';

/** What a file's row would do. `problems` are cells that were not used. */
export type PlannedRow = { line: number } & (
  | { outcome: 'blank' }
  | { outcome: 'rejected'; rejection: Rejection }
  | { outcome: 'new'; listing: NewListing; identity: ListingIdentity; problems: CellProblem[] }
  | { outcome: 'changed'; current: BusListing; patch: ListingPatch; problems: CellProblem[] }
  /** In the archive by an import; comes back as the row has it. */
  | { outcome: 'returned'; current: BusListing; listing: NewListing; problems: CellProblem[] }
  | { outcome: 'unchanged'; current: BusListing; problems: CellProblem[] }
);

/** An accepted row with the keys by which its listing is found. */
interface Candidate {
  row: ImportedRow;
  identity: ListingIdentity;
  problems: CellProblem[];
}

/**
 * Compares the rows of a file with what is stored, a batch at a time, and says what each would do;
 * nothing is written. Memory grows only with the keys of the rows. `identities` tells afterwards how
 * many rows had none.
 */
export async function* planRows(
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
  listings: Pick<ListingRepository, 'findByIdentity' | 'findByIds'>,
  options: PlanOptions,
  identities: RowIdentities = new RowIdentities(),
): AsyncGenerator<PlannedRow[], void, void> {
  const touched = new Map<number, number>();
  const batchSize = options.batchSize ?? 500;
  let settled: PlannedRow[] = [];
  let batch: Candidate[] = [];
  const flush = async () => {
    const planned = [...settled, ...(await planBatch(batch, listings, touched, options))];
    settled = [];
    batch = [];
    return planned.sort((a, b) => a.line - b.line);
  };
  for await (const raw of rows) {
    const read = readRow(raw, identities, options);
    if ('outcome' in read) settled.push(read);
    else batch.push(read);
    if (batch.length >= batchSize || settled.length >= batchSize) yield await flush();
  }
  yield await flush();
}

function readRow(
  raw: RawRow,
  identities: RowIdentities,
  { map, source, rowWord = 'line', ...how }: PlanOptions,
): PlannedRow | Candidate {
  const read = rowToDetails(map, raw, how);
  const { line } = raw;
  if (read.outcome === 'blank') return { line, outcome: 'blank' };
  if (read.outcome === 'rejected') return { line, outcome: 'rejected', rejection: read.rejection };
  const { row, problems } = read;
  const identity = identities.identify(row, source ?? row.source ?? defaultSource);
  const repeated = identities.repeats(identity, line);
  if (!repeated) return { row, identity, problems };
  const column = columnOf(map, repeated.by);
  if (repeated.isOther) {
    const clause = `is that of ${rowWord} ${repeated.line}, too, under another VIN; it was kept`;
    const shared = {
      line,
      column: column ?? repeated.by,
      value: identity.stockNumber ?? '',
      clause,
    };
    return { row, identity, problems: [...problems, shared] };
  }
  const reason = `same ${repeated.by} as ${rowWord} ${repeated.line}`;
  return { line, outcome: 'rejected', rejection: { line, column, code: 'duplicate', reason } };
}

async function planBatch(
  batch: readonly Candidate[],
  listings: Pick<ListingRepository, 'findByIdentity' | 'findByIds'>,
  touched: Map<number, number>,
  { archivedBy, ownBusesOnly, source, rowWord = 'line' }: PlanOptions,
): Promise<PlannedRow[]> {
  if (batch.length === 0) return [];
  const stored = await findStored(batch, listings, source);
  const archived = await archivedBy?.(
    stored.flatMap((found) => (found && found !== 'undated' ? found.id : [])),
  );
  return batch.map(({ row, identity, problems }, index): PlannedRow => {
    const { line } = row;
    const current = stored[index];
    if (!current) {
      return { line, outcome: 'new', listing: newListing(row, identity), identity, problems };
    }
    const refuse = (code: Rejection['code'], reason: string): PlannedRow => ({
      line,
      outcome: 'rejected',
      rejection: { line, column: null, code, reason },
    });
    if (current === 'undated')
      return refuse(
        'nothing-known',
        `listing ${row.listingId} is here, but its id counts beside the created_at of its export only`,
      );
    const earlier = touched.get(current.id);
    if (earlier !== undefined)
      return refuse('duplicate', `the same bus as ${rowWord} ${earlier} (listing ${current.id})`);
    touched.set(current.id, line);
    if (ownBusesOnly && current.source !== identity.source)
      return refuse('not-own', 'its VIN or stock number is that of a bus of another source');
    if (ownBusesOnly && current.sourceId !== null && current.sourceId !== identity.sourceId)
      return refuse('not-own', `it is the same bus as ${current.sourceId}`);
    const by = archived?.get(current.id);
    if (by === 'person')
      return refuse('archived', `listing ${current.id} is in the archive; restore it there first`);
    if (by === 'import') {
      const listing = newListing(row, identity);
      return { line, outcome: 'returned', current, listing, problems };
    }
    const patch = mergeRow(current, row);
    return patch
      ? { line, outcome: 'changed', current, patch, problems }
      : { line, outcome: 'unchanged', current, problems };
  });
}

/**
 * The stored listing of each candidate, or undefined, in order; `undated` for a row that names one by
 * nothing but our id, without the time that tells it from a number of somebody else's.
 */
async function findStored(
  batch: readonly Candidate[],
  listings: Pick<ListingRepository, 'findByIdentity' | 'findByIds'>,
  source: string | null,
): Promise<(BusListing | 'undated' | undefined)[]> {
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
    const ofItsSource =
      named?.source === (row.source ?? identity.source) || (row.source ?? source) === null;
    // An id means the same listing only in the database it was exported from.
    if (named && ofItsSource && named.createdAt === row.createdAt) return named;
    if (ids[index]) return byId.get(ids[index]);
    return named && ofItsSource && row.createdAt === null ? 'undated' : undefined;
  });
}

function columnOf(map: HeaderMap, by: string): string | null {
  const input = by === 'VIN' ? 'vin' : by === 'id' ? 'sourceId' : 'stockNumber';
  return map.byInput.get(input)?.[0]?.header ?? null;
}
