import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import type { TableFormat } from '#domain/inventory/import/table-file.ts';
import type { ListingIdentity, NewListing } from '#domain/inventory/listing-repository.ts';
import type { ListingChange } from '../inventory/staff-inventory-repository.ts';

/** Where an import stands, with the words that staff read. */
export const importStates = {
  columns: 'Choose columns',
  planning: 'Being compared',
  ready: 'Preview',
  applying: 'Running',
  done: 'Done',
  cancelled: 'Stopped',
  undoing: 'Being rolled back',
  undone: 'Rolled back',
  failed: 'Failed',
} as const;
export type ImportState = keyof typeof importStates;

/** What to do with published buses and drafts of the source that a full-stock file lacks. */
export type MissingRule = 'leave' | 'archive';

export interface ImportSettings {
  columns: readonly (ImportInput | null)[];
  missing: MissingRule;
  /** A blank cell empties the field. */
  clearBlanks: boolean;
  /** As of `PlanOptions`: rows of a partner's program. */
  ownBusesOnly?: boolean;
}

/** One file on its way into the inventory. Times are ISO 8601 UTC. */
export interface ImportRecord {
  id: number;
  source: string;
  fileName: string;
  /** Under `DATA_DIR/imports`; "" for what came without a file. */
  storedName: string;
  format: TableFormat;
  sizeBytes: number;
  rowCount: number;
  headers: readonly string[];
  settings: ImportSettings;
  state: ImportState;
  run: string;
  /** Why it failed, in words. */
  problem: string | null;
  memberId: string;
  memberName: string;
  createdAt: string;
  appliedAt: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
}

/** `missing`: a bus of the source that the file lacks. `returned`: back from the archive. */
export type StoredRowOutcome =
  | 'unread'
  | 'blank'
  | 'new'
  | 'changed'
  | 'returned'
  | 'missing'
  | 'unchanged'
  | 'rejected';

/**
 * `skipped`: the bus was edited, or added, between preview and import. `kept`: the bus was edited
 * after the import, so rolling back leaves it.
 */
export type RowStage = 'none' | 'planned' | 'applied' | 'skipped' | 'undone' | 'kept';

/** What applying a row does; stored with the row. */
export type RowChange =
  | { new: NewListing; identity: ListingIdentity }
  | { change: ListingChange }
  | { archive: true };

export interface ImportRow {
  line: number;
  outcome: StoredRowOutcome;
  stage: RowStage;
  column: string | null;
  reason: string | null;
  /** Cells that were not used, as sentences. */
  notes: readonly string[];
  title: string | null;
  listingId: number | null;
  change: RowChange | null;
}

/** A row as the preview stores it. */
export interface PlannedImportRow extends Omit<ImportRow, 'stage'> {
  revisionSeen: number | null;
}

export type ImportCounts = Readonly<
  Record<StoredRowOutcome, number> & {
    /** Cells that were not used: rows that have any. */
    noted: number;
    stages: Readonly<Record<RowStage, number>>;
  }
>;

export const changingOutcomes: readonly StoredRowOutcome[] = [
  'new',
  'changed',
  'returned',
  'missing',
];

export const importCan = {
  choose: ({ state }: Pick<ImportRecord, 'state'>) =>
    state === 'columns' || state === 'ready' || state === 'planning' || state === 'failed',
  apply: ({ state }: Pick<ImportRecord, 'state'>) => state === 'ready',
  cancel: ({ state }: Pick<ImportRecord, 'state'>) => state === 'applying',
  undo: ({ state }: Pick<ImportRecord, 'state'>) => state === 'done' || state === 'cancelled',
};
