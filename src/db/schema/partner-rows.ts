import type { Generated } from 'kysely';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import type { ColumnsOf } from './fields-as-columns.ts';

/** Fields of a key that are kept as they are. */
export const keyFields = [
  'name',
  'hint',
  'source',
  'createdAt',
  'createdBy',
  'revokedAt',
  'revokedBy',
  'lastUsedAt',
] as const;

export interface PartnerKeyRow extends ColumnsOf<PartnerKey, typeof keyFields> {
  id: Generated<number>;
  key_hash: string;
  /** JSON list. */
  scopes_json: string;
}

export interface PartnerKeyDayRow {
  key_id: number;
  day: string;
  calls: number;
}
