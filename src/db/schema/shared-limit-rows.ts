import type { Generated } from 'kysely';

/** One token bucket; `key_hash` is the SHA-256 of an address or a person. */
export interface RateBucketRow {
  scope: string;
  key_hash: string;
  tokens: number;
  at_ms: number;
}

/** What staff are to be told of in one mail with others. */
export interface StaffDigestRow {
  id: Generated<number>;
  topic: string;
  subject_id: number;
  reference: string;
  title: string;
  at: string;
}
