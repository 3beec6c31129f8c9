import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';
import { readPageKey, type PageKey } from './page-key.ts';
import type { ChangeFeed } from '../../jobs/change-feed.ts';

/** However nothing changes: time itself shows on pages ("new arrival", the article of the day). */
const longestFreshMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Spellings of addresses whose key is remembered; working one out again takes microseconds. */
const mostAliases = 5_000;
/** Searches and filter combinations are endless; they get this part of the memory. */
const endlessShare = 0.25;

export type Lookup =
  | { state: 'none' }
  | { state: 'fresh'; page: KeptPage }
  /** Found out of date so many milliseconds ago. */
  | { state: 'stale'; page: KeptPage; ageMs: number };

/** Rendered pages in memory, by canonical address. Bounded in bytes; least recently used go first. */
export type PageCache = ReturnType<typeof createPageCache>;

export function createPageCache(parts: {
  maxBytes: number;
  watch: Pick<ChangeFeed, 'stampOf'>;
  now: () => Date;
}) {
  const { maxBytes, watch, now } = parts;
  const endlessBytes = Math.floor(maxBytes * endlessShare);
  const plain = new LRUCache<string, KeptPage>({ maxSize: maxBytes - endlessBytes });
  const endless = new LRUCache<string, KeptPage>({ maxSize: endlessBytes });
  const aliases = new LRUCache<string, PageKey>({ max: mostAliases });
  const cacheFor = (key: PageKey) => (key.endless ? endless : plain);
  const keep = (page: KeptPage) =>
    cacheFor(page.key).set(page.key.url, page, { size: page.bytes() });

  return {
    /** The key of a raw request target; null when that page is never kept. */
    keyOf(target: string): PageKey | null {
      const known = aliases.get(target);
      if (known) return known;
      const key = readPageKey(target);
      if (key) aliases.set(target, key);
      return key;
    },
    /** The key of a target that was asked for before, without reading it. */
    knownKey: (target: string): PageKey | undefined => aliases.get(target),
    look(key: PageKey): Lookup {
      const page = cacheFor(key).get(key.url);
      if (!page) return { state: 'none' };
      const nowMs = now().getTime();
      if (page.stamp === watch.stampOf(page.key.tags) && nowMs < page.expiresMs) {
        return { state: 'fresh', page };
      }
      page.staleSinceMs ??= nowMs;
      return { state: 'stale', page, ageMs: nowMs - page.staleSinceMs };
    },
    /** What a page asked for now will be stamped with. */
    stampFor: (key: PageKey): number => watch.stampOf(key.tags),
    /** When a page rendered now goes out of date by itself, milliseconds. */
    expiryMs(): number {
      const nowMs = now().getTime();
      const midnightMs = Math.ceil((nowMs + 1) / dayMs) * dayMs;
      return Math.min(nowMs + longestFreshMs, midnightMs);
    },
    keep,
    /** Counts the page's bytes anew, after a body was added. */
    weigh(page: KeptPage): void {
      // Not a page that has been replaced or pushed out meanwhile.
      if (cacheFor(page.key).peek(page.key.url) === page) keep(page);
    },
    clear(): void {
      plain.clear();
      endless.clear();
    },
    size: (): { pages: number; bytes: number } => ({
      pages: plain.size + endless.size,
      bytes: (plain.calculatedSize ?? 0) + (endless.calculatedSize ?? 0),
    }),
  };
}
