import type { LimitName } from '../leads/all-limits.ts';
import { networkOf } from '../leads/rate-limit.ts';
import { limitInMemory, type MakeLimit, type SharedLimit } from '../leads/shared-limit.ts';
import type { CallCounter } from './count-calls.ts';
import type { PartnerKey, PartnerKeyStore } from './partner-keys.ts';
import { hashOfSecret, sameHash } from './partner-secret.ts';

export type Opened =
  | { outcome: 'open'; key: PartnerKey }
  /** No key, one that never was, or one that is none any more. */
  | { outcome: 'missing' | 'unknown' | 'revoked' }
  | { outcome: 'too-many'; waitSeconds: number };

const turns = {
  read: 'partner-reads',
  write: 'partner-writes',
  file: 'partner-files',
  replay: 'partner-replays',
} as const satisfies Record<string, LimitName>;
export type PartnerTurn = keyof typeof turns;

/** Who may call us, and how often. */
export type PartnerAccess = ReturnType<typeof createPartnerAccess>;

export function createPartnerAccess(parts: {
  store: Pick<PartnerKeyStore, 'find' | 'findByHash'>;
  calls: Pick<CallCounter, 'note'>;
  makeLimit: MakeLimit;
  now(): Date;
}) {
  const { store, calls, makeLimit, now } = parts;
  // Of this process alone: it saves work, and nobody finds a key by trying.
  const tries = limitInMemory('partner-tries');
  const limits = new Map<PartnerTurn, SharedLimit>(
    (Object.keys(turns) as PartnerTurn[]).map((turn) => [turn, makeLimit(turns[turn])]),
  );
  return {
    /**
     * Whose call it is, by its `Authorization` header. The key is read at each call, so one that is
     * revoked opens nothing from that moment on, on every node.
     */
    async open(authorization: string | undefined, address: string): Promise<Opened> {
      const network = networkOf(address);
      const waitSeconds = await tries.take(network, now().getTime());
      if (waitSeconds > 0) return { outcome: 'too-many', waitSeconds };
      const given = /^Bearer +(\S{1,200})$/i.exec(authorization ?? '')?.[1];
      if (given === undefined) return { outcome: 'missing' };
      const hash = await hashOfSecret(given);
      const found = hash === null ? null : await store.findByHash(hash);
      if (!found || !sameHash(found.hash, hash!)) return { outcome: 'unknown' };
      if (found.key.revokedAt !== null) return { outcome: 'revoked' };
      await tries.giveBack(network);
      calls.note(found.key.id);
      return { outcome: 'open', key: found.key };
    },
    /** Whether the key still opens, for a call whose body took its time. */
    isOpen: async ({ id }: PartnerKey) => (await store.find(id))?.revokedAt === null,
    /** Takes one; 0, or the seconds to wait. */
    takeTurn: (key: PartnerKey, turn: PartnerTurn) =>
      limits.get(turn)!.take(String(key.id), now().getTime()),
  };
}
