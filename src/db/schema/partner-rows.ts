import type { Generated } from 'kysely';

export interface PartnerKeyRow {
  id: Generated<number>;
  name: string;
  hint: string;
  key_hash: string;
  /** JSON list. */
  scopes_json: string;
  source: string | null;
  created_at: string;
  created_by: string;
  revoked_at: string | null;
  revoked_by: string | null;
  last_used_at: string | null;
}

export interface PartnerKeyDayRow {
  key_id: number;
  day: string;
  calls: number;
}
