import type { KeyAuthor, PartnerKey, PartnerKeyStore } from './partner-keys.ts';
import { isPartnerScope } from './partner-scopes.ts';
import { makeSecret } from './partner-secret.ts';

export const longestKeyName = 80;
/** As far back as staff look. */
const callDays = 30;
const dayMs = 86_400_000;
/** Stands in addresses as it is. */
const sourceName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u;

/** What staff typed to make a key; scopes as the form names them. */
export interface KeyWish {
  name: string;
  scopes: readonly string[];
  source: string;
}

export type KeyMade =
  /** The key is told once and kept nowhere. */
  | { outcome: 'made'; key: PartnerKey; secret: string }
  | { outcome: 'invalid'; field: 'name' | 'scopes' | 'source'; text: string };

export interface KeyView {
  partnerKey: PartnerKey;
  /** Every day of the last `callDays`, earliest first. */
  calls: readonly { day: string; count: number }[];
}

/** What staff do with partners' keys. */
export type PartnerService = ReturnType<typeof createPartnerService>;

export function createPartnerService(parts: { store: PartnerKeyStore; now(): Date }) {
  const { store, now } = parts;
  return {
    list: (): Promise<PartnerKey[]> => store.list(),

    async view(id: number): Promise<KeyView | null> {
      const partnerKey = await store.find(id);
      if (!partnerKey) return null;
      const days = Array.from({ length: callDays }, (_, ago) =>
        new Date(now().getTime() - (callDays - 1 - ago) * dayMs).toISOString().slice(0, 10),
      );
      const counted = await store.callsByDay(id, days[0]!);
      const byDay = new Map(counted.map(({ day, calls }) => [day, calls]));
      return { partnerKey, calls: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })) };
    },

    async make(wish: KeyWish, by: KeyAuthor): Promise<KeyMade> {
      const name = wish.name.replace(/\s+/g, ' ').trim();
      const source = wish.source.trim();
      const scopes = wish.scopes.filter(isPartnerScope);
      if (name === '' || name.length > longestKeyName)
        return invalid('name', `Give it a name of at most ${longestKeyName} characters.`);
      if (scopes.length === 0) return invalid('scopes', 'Choose what it may do.');
      const writes = scopes.includes('inventory.write');
      if (writes && !sourceName.test(source))
        return invalid(
          'source',
          'Say whose buses it writes: at most 80 letters, digits, spaces, dots and hyphens.',
        );
      const { secret, hash, hint } = await makeSecret();
      const key = await store.create(
        { name, hint, hash, scopes, source: writes ? source : null },
        by,
      );
      return { outcome: 'made', key, secret };
    },

    /** False when there is no such key in use. */
    revoke: (id: number, by: KeyAuthor): Promise<boolean> => store.revoke(id, by),
  };
}

const invalid = (field: 'name' | 'scopes' | 'source', text: string): KeyMade => ({
  outcome: 'invalid',
  field,
  text,
});
