import type { KeyCalls, PartnerKeyStore } from './partner-keys.ts';

/** Counts calls in memory, for one write every few seconds however many there are. */
export type CallCounter = ReturnType<typeof createCallCounter>;

/** Holds one figure a key and day, so that it is as small as the list of keys. */
export function createCallCounter(store: Pick<PartnerKeyStore, 'addCalls'>, now: () => Date) {
  let counted = new Map<string, KeyCalls>();
  const add = ({ keyId, day, calls, lastAt }: KeyCalls) => {
    const key = `${keyId} ${day}`;
    const before = counted.get(key);
    const latest = before && before.lastAt > lastAt ? before.lastAt : lastAt;
    counted.set(key, { keyId, day, calls: (before?.calls ?? 0) + calls, lastAt: latest });
  };
  return {
    note(keyId: number): void {
      const lastAt = now().toISOString();
      add({ keyId, day: lastAt.slice(0, 10), calls: 1, lastAt });
    },
    /** Stores what was counted; what cannot be stored is kept for the next time. */
    async flush(): Promise<void> {
      if (counted.size === 0) return;
      const taken = [...counted.values()];
      counted = new Map();
      try {
        await store.addCalls(taken);
      } catch (error) {
        taken.forEach(add);
        throw error;
      }
    },
  };
}
