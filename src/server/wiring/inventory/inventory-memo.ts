import { LRUCache } from 'lru-cache';

const mostEntries = 20_000;

/**
 * Answers about the inventory, kept until the inventory changes. `clear` is called when a new version
 * has been read (see `search-refresh.ts`), so what is kept is as fresh as the index. Bounded.
 */
export interface InventoryMemo {
  /** The kept answer, or what `load` answers; concurrent askers share one load, failures are not kept. */
  remember<T extends object>(key: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

export function createInventoryMemo(): InventoryMemo {
  const kept = new LRUCache<string, Promise<object>>({ max: mostEntries });
  return {
    remember<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known) return known as Promise<T>;
      const loading = load();
      kept.set(key, loading);
      loading.catch(() => {
        if (kept.peek(key) === loading) kept.delete(key);
      });
      return loading;
    },
    clear: () => kept.clear(),
  };
}
