import type { PartnerScope } from './partner-scopes.ts';

/** A partner's key as staff see it: never the key itself. Times are ISO 8601 UTC. */
export interface PartnerKey {
  id: number;
  /** What staff call it. */
  name: string;
  /** How the key begins. */
  hint: string;
  scopes: readonly PartnerScope[];
  /** The only source whose buses it writes; null where it may write none. */
  source: string | null;
  createdAt: string;
  createdBy: string;
  revokedAt: string | null;
  revokedBy: string | null;
  /** A few seconds late, and null until the first call. */
  lastUsedAt: string | null;
}

export interface KeyCalls {
  keyId: number;
  /** UTC: `2026-11-01`. */
  day: string;
  calls: number;
  lastAt: string;
}

/** Who does it, as the audit log names them. */
export interface KeyAuthor {
  id: string;
  name: string;
}

/**
 * Keys of partners. Promises: making and revoking write their line of the audit log in the same
 * transaction, without the key; a key that is revoked is found as revoked by the next reader on any
 * node; calls that are added by several nodes at once are all counted.
 */
export interface PartnerKeyStore {
  create(
    key: Pick<PartnerKey, 'name' | 'hint' | 'scopes' | 'source'> & { hash: string },
    by: KeyAuthor,
  ): Promise<PartnerKey>;
  /** Newest first, those in use before those revoked. */
  list(): Promise<PartnerKey[]>;
  find(id: number): Promise<PartnerKey | null>;
  /** With the hash that was found, for a comparison that tells nothing by its time. */
  findByHash(hash: string): Promise<{ key: PartnerKey; hash: string } | null>;
  /** False when it was revoked before, or never was. */
  revoke(id: number, by: KeyAuthor): Promise<boolean>;
  addCalls(calls: readonly KeyCalls[]): Promise<void>;
  /** Of the days from `since` on that had any; earliest first. */
  callsByDay(id: number, since: string): Promise<{ day: string; calls: number }[]>;
  /** Forgets days before; how many. */
  forgetCalls(before: string): Promise<number>;
}
