import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { TagVersions } from '#domain/tag-versions.ts';
import type { Logger } from './logger.ts';

const pollMs = 400;
const batchSize = 1_000;
/**
 * Rows may commit a little after the time they carry (another node, a long import), so every refresh
 * reads this far back again and skips the revisions it already has.
 */
const overlapMs = 60_000;

export interface SearchRefresh {
  /** Reads what changed since the last time; resolves when the index holds it. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the embedded index in step with the database: loads it once, then asks for the inventory's
 * version a few times a second and reads only what changed. Edits by this process, by command-line
 * tools and by other nodes are found within a second.
 */
export async function startSearchRefresh(parts: {
  repository: ListingRepository;
  versions: TagVersions;
  search: EmbeddedBusSearch;
  log: Logger;
  /** Called when the index holds a new version, so that kept answers can go. */
  onChange?: () => void;
}): Promise<SearchRefresh> {
  const { repository, versions, search, log, onChange } = parts;
  let seenVersion = (await versions.current()).inventory;
  const revisions = new Map<number, number>();
  let latest = new Date(0).toISOString();

  const note = (listing: { id: number; revision: number; updatedAt: string }) => {
    revisions.set(listing.id, listing.revision);
    if (listing.updatedAt > latest) latest = listing.updatedAt;
  };

  const loaded = [];
  for await (const batch of repository.scan(['published'], batchSize)) {
    batch.forEach(note);
    loaded.push(...batch);
  }
  search.replaceAll(loaded);
  loaded.length = 0;

  const readChanges = async () => {
    const since = new Date(Date.parse(latest) - overlapMs).toISOString();
    let cursor = { updatedAt: since, id: 0 };
    for (;;) {
      const changed = await repository.changedSince(cursor, batchSize);
      const fresh = changed.filter((listing) => revisions.get(listing.id) !== listing.revision);
      search.apply(fresh);
      fresh.forEach(note);
      const last = changed.at(-1);
      if (!last || changed.length < batchSize) return;
      cursor = { updatedAt: last.updatedAt, id: last.id };
    }
  };

  let running: Promise<void> | null = null;
  const refresh = async () => {
    const version = (await versions.current()).inventory;
    if (version === seenVersion) return;
    await readChanges();
    seenVersion = version;
    onChange?.();
  };
  const refreshOnce = () => {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  };

  const timer = setInterval(() => {
    refreshOnce().catch((error: unknown) => log.warn({ err: error }, 'search refresh failed'));
  }, pollMs);
  timer.unref();
  return { refresh: refreshOnce, stop: () => clearInterval(timer) };
}
