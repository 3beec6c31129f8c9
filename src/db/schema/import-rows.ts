import type { Generated } from 'kysely';
import type { ImportSource } from '#domain/staff/import/import-ports.ts';
import type { ImportRecord, ImportState } from '#domain/staff/import/import-record.ts';
import type { ColumnsOf } from './fields-as-columns.ts';

/** Fields of a source that are kept as they are. */
export const sourceFields = [
  'name',
  'feedUrl',
  'schedule',
  'etag',
  'lastModified',
  'checkedAt',
  'lastOutcome',
  'lastProblem',
] as const;

export interface ImportSourceRow extends ColumnsOf<ImportSource, typeof sourceFields> {
  id: Generated<number>;
  columns_json: string;
  missing: string;
  clear_blanks: number;
  created_at: string;
  updated_at: string;
}

/** Fields that an import is created with, kept as they are. */
export const newImportFields = [
  'source',
  'storedName',
  'format',
  'sizeBytes',
  'rowCount',
  'memberId',
  'memberName',
] as const;
export const importFields = [
  ...newImportFields,
  'fileName',
  'run',
  'problem',
  'createdAt',
  'appliedAt',
  'undoneAt',
  'undoneBy',
] as const;

export interface ImportTableRow extends ColumnsOf<ImportRecord, typeof importFields> {
  id: Generated<number>;
  headers_json: string;
  /** `receiving` until its rows are all there. */
  state: ImportState | 'receiving';
  settings_json: string;
  undone_by_id: string | null;
}

export interface ImportFileRow {
  import_id: number;
  line: number;
  cells_json: string | null;
  outcome: string;
  stage: string;
  column_name: string | null;
  reason: string | null;
  notes_json: string | null;
  title: string | null;
  listing_id: number | null;
  revision_seen: number | null;
  change_json: string | null;
  before_json: string | null;
  revision_after: number | null;
}

export interface ImportArchivedRow {
  listing_id: number;
  revision: number;
}
