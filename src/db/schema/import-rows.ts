import type { Generated } from 'kysely';

export interface ImportSourceRow {
  id: Generated<number>;
  name: string;
  columns_json: string;
  missing: string;
  clear_blanks: number;
  feed_url: string | null;
  schedule: string;
  etag: string | null;
  last_modified: string | null;
  checked_at: string | null;
  last_outcome: string | null;
  last_problem: string | null;
  created_at: string;
  updated_at: string;
}

export interface ImportTableRow {
  id: Generated<number>;
  source: string;
  file_name: string;
  stored_name: string;
  format: string;
  size_bytes: number;
  row_count: number;
  headers_json: string;
  settings_json: string;
  state: string;
  run: string;
  problem: string | null;
  member_id: string;
  member_name: string;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
  undone_by_id: string | null;
  undone_by: string | null;
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
