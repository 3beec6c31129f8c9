import { mapColumns } from '#domain/inventory/import/map-columns.ts';
import type { CellProblem } from '#domain/inventory/import/imported-row.ts';
import { planRows, type PlannedRow } from '#domain/inventory/import/plan-rows.ts';
import { rowWord } from '#domain/inventory/import/table-file.ts';
import { withoutBreaks } from '#domain/inventory/import/without-breaks.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { ZipPlaces } from '#domain/inventory/zip-places.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { ImportRecord, PlannedImportRow } from './import-record.ts';
import type { ImportStore } from './import-store.ts';

const mostNotes = 20;

/** What rows are compared with, and where it is stored what they would do. */
export interface PlanParts {
  store: ImportStore;
  listings: Pick<ListingRepository, 'findByIdentity' | 'findByIds'>;
  zipPlaces?: ZipPlaces;
  now(): Date;
}

/** Compares the file with the inventory and stores what each row would do. False: overtaken. */
export async function planImport(
  record: ImportRecord,
  { store, listings, zipPlaces, now }: PlanParts,
): Promise<boolean> {
  const map = mapColumns(record.headers, record.settings.columns);
  if (!map) return false;
  const rows = withoutBreaks(store.rawRows(record.id), record.format, map);
  const planned = planRows(rows, listings, {
    map,
    rowWord: rowWord(record.format),
    source: record.source,
    clearBlanks: record.settings.clearBlanks,
    ownBusesOnly: record.settings.ownBusesOnly,
    zipPlaces,
    currentYear: now().getFullYear(),
    batchSize: 250,
    archivedBy: (ids) => store.archivedBy(ids),
  });
  for await (const batch of planned) {
    if (!(await store.savePlan(record.id, record.run, batch.map(storedRow)))) return false;
  }
  return store.finishPlan(record.id, record.run);
}

/** A row's plan as the store of imports keeps it. */
export function storedRow(row: PlannedRow): PlannedImportRow {
  const { line, outcome } = row;
  const bare = {
    line,
    outcome,
    column: null,
    reason: null,
    notes: [],
    title: null,
    listingId: null,
    revisionSeen: null,
    change: null,
  };
  switch (row.outcome) {
    case 'blank':
      return bare;
    case 'rejected':
      return { ...bare, column: row.rejection.column, reason: row.rejection.reason };
    case 'new': {
      const { listing, identity } = row;
      return {
        ...bare,
        notes: notesOf(row.problems),
        title: listingTitle(listing.details),
        change: { new: listing, identity },
      };
    }
    default: {
      const { current } = row;
      const named = {
        ...bare,
        notes: notesOf(row.problems),
        title: listingTitle(current),
        listingId: current.id,
        revisionSeen: current.revision,
      };
      if (row.outcome === 'changed') return { ...named, change: { change: { patch: row.patch } } };
      if (row.outcome === 'unchanged') return named;
      const { details, status } = row.listing;
      return {
        ...named,
        change: { change: { patch: { details, status }, facts: { archivedAt: null } } },
      };
    }
  }
}

function notesOf(problems: readonly CellProblem[]): string[] {
  return problems
    .slice(0, mostNotes)
    .map(({ column, value, clause }) => `${column}: “${value}” ${clause}`);
}
