import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** Spec §9: a failed host is asked again after two minutes. */
const skippedMs = 120_000;
const storageKey = 'search-hosts';

type Status = 'up' | 'down' | 'timed out';
type Trouble = Record<string, { status: Status; lastUpdate: number }>;

/**
 * Which search hosts failed, by host name, in local storage (spec §9). The client's own memory does
 * not work in 5.64: it stores a failure under the host together with its state, looks it up by the
 * host alone (client-common, `createTransporter`), and so asks a dead host again every time.
 * Without storage (private windows) it remembers for as long as the page lives.
 */
export function hostMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): HostsCache {
  let troubles: Trouble = {};
  const read = (): Trouble => (troubles = readTroubles(storage) ?? troubles);
  const write = (next: Trouble) => {
    troubles = next;
    try {
      storage().setItem(storageKey, JSON.stringify(next));
    } catch {
      // No storage: what this page saw must do.
    }
  };

  return {
    async get(key, defaultValue) {
      const trouble = read()[hostName(key)];
      const untouched = await defaultValue();
      if (!trouble || Date.now() - trouble.lastUpdate > skippedMs) return untouched;
      return {
        ...untouched,
        ...trouble,
        isUp: () => trouble.status === 'up',
        isTimedOut: () => trouble.status === 'timed out',
      };
    },
    async set(key, value) {
      const { status } = value as { status: Status };
      write({ ...read(), [hostName(key)]: { status, lastUpdate: Date.now() } });
      return value;
    },
    async delete(key) {
      const { [hostName(key)]: _, ...others } = read();
      write(others);
    },
    async clear() {
      write({});
    },
  };
}

const hostName = (key: unknown): string => String((key as { url?: unknown }).url);

/** Null for nothing, no storage, and nonsense that other code of this origin may have left there. */
function readTroubles(storage: () => Pick<Storage, 'getItem'>): Trouble | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null');
    return typeof value === 'object' ? (value as Trouble | null) : null;
  } catch {
    return null;
  }
}
