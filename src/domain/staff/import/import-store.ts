import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import type { NewJob } from '#domain/outbox.ts';
import type { ChangeAuthor } from '../inventory/staff-inventory-repository.ts';
import type {
  ImportCounts,
  ImportRecord,
  ImportRow,
  ImportSettings,
  ImportState,
  PlannedImportRow,
  StoredRowOutcome,
  RowStage,
} from './import-record.ts';

/** Work is done in slices, a transaction each. `more`: call again. */
export type SliceOutcome = 'more' | 'finished';

export type NewImport = Omit<
  ImportRecord,
  'id' | 'run' | 'problem' | 'appliedAt' | 'undoneAt' | 'undoneBy' | 'createdAt'
>;

/**
 * Imports and their rows. Promises: a slice changes listings, their audit rows, jobs and the rows of
 * the import in one transaction, so that after a crash the next slice continues where it broke off;
 * a change of state that another request made first is not made again (`false`).
 */
export interface ImportStore {
  create(record: NewImport, rows: AsyncIterable<RawRow>): Promise<number>;
  find(id: number): Promise<ImportRecord | null>;
  /** Newest first. */
  list(limit: number, beforeId?: number): Promise<ImportRecord[]>;
  counts(id: number): Promise<ImportCounts>;
  /** By line. */
  rows(
    id: number,
    request: {
      outcomes: readonly StoredRowOutcome[];
      stages?: readonly RowStage[];
      noted?: boolean;
      afterLine: number;
      limit: number;
    },
  ): Promise<ImportRow[]>;
  /** The first cells of the file, for the page that maps columns. */
  samples(id: number, limit: number): Promise<string[][]>;
  rawRows(id: number): AsyncGenerator<RawRow>;
  /**
   * Moves from one of the states; false when it was in none of them, or when its preview is not the
   * one of `run`, where that is given. The job of the topic that goes on with it is stored with the move.
   */
  move(
    id: number,
    from: readonly ImportState[],
    to: ImportState,
    by: ChangeAuthor,
    more?: { problem?: string; run?: string; topic?: string },
  ): Promise<boolean>;
  /** Starts a preview: settings are stored, what an earlier one found is forgotten. A job as for `move`. */
  startPlan(
    id: number,
    settings: ImportSettings,
    run: string,
    job?: Pick<NewJob, 'topic' | 'notBefore'>,
  ): Promise<boolean>;
  /** False when another preview has overtaken this one. */
  savePlan(id: number, run: string, rows: readonly PlannedImportRow[]): Promise<boolean>;
  /** Plans the archiving of what the file lacks, if asked to; then the preview is ready. */
  finishPlan(id: number, run: string): Promise<boolean>;
  applySlice(id: number, limit: number): Promise<SliceOutcome>;
  /** Whether what `applySlice` threw is the fault of a row, and would be tomorrow. */
  isForGood(error: unknown): boolean;
  /** Sets the next row aside that the database refuses. */
  skipNext(id: number, reason: string): Promise<void>;
  undoSlice(id: number, limit: number): Promise<SliceOutcome>;
  /** Who archived those of the listings that lie in the archive. */
  archivedBy(ids: readonly number[]): Promise<Map<number, 'import' | 'person'>>;
  /** Of the files of all imports. */
  storedNames(): Promise<ReadonlySet<string>>;
  /** Removes imports that were never run, and the cells of old ones. Returns files to remove. */
  prune(before: string): Promise<string[]>;
}
