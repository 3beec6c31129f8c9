import { setImmediate as othersFirst } from 'node:timers/promises';
import type { ListingRepository, ListingStamp } from '#domain/inventory/listing-repository.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { TagVersions } from '#domain/tag-versions.ts';
import type { KeptIndex } from '../../ops/kept-index.ts';
import type { Logger } from '../../ops/log/logger.ts';

const batchSize = 1_000;
/** While visitors ask: to index so many holds a press up for some 20 ms. */
const atOnce = 250;
/**
 * Rows may commit a little after the time they carry (another node, a long import), so every refresh
 * looks this far back again and reads the revisions it does not have. Only at stamps: after a feed of
 * thousands of buses whole rows would be a second of work for every edit of the next minute.
 */
const overlapMs = 60_000;
/** Of a kept index; with more changes than this, a new one is made as quickly. */
const mostChangedShare = 0.2;
/** Writing a larger one would block the process for longer than the start gains. */
const mostKept = 20_000;

/**
 * Keeps the embedded index in step with the database: makes it once, or takes over what the last
 * process kept and reads what has changed since; then reads only what changed whenever the inventory
 * has another version. Edits by this process, by command-line tools and by other nodes are found
 * within a second.
 */
export async function startSearchRefresh(parts: {
  repository: ListingRepository;
  versions: TagVersions;
  search: EmbeddedBusSearch;
  log: Logger;
  /** Called when the index holds a new version, so that kept answers can go. */
  onChange?: () => void;
  /** Where the index outlives the process. */
  kept?: KeptIndex | null;
}) {
  const { repository, versions, search, log, onChange, kept = null } = parts;
  let seenVersion = (await versions.current()).inventory;
  /** Of every listing that was read, published or not. */
  const stamps = new Map<number, string>();
  let latest = new Date(0).toISOString();
  /** The index holds something that is not written down. */
  let hasChanges = false;

  const note = (listing: ListingStamp) => {
    stamps.set(listing.id, stampOf(listing));
    if (listing.updatedAt > latest) latest = listing.updatedAt;
  };

  /** Whole, a few at a time: others have their turn in between. */
  const readWhole = async (listings: readonly ListingStamp[]) => {
    for (let from = 0; from < listings.length; from += atOnce) {
      const ids = listings.slice(from, from + atOnce).map(({ id }) => id);
      const fresh = await repository.findByIds(ids);
      search.apply(fresh);
      fresh.forEach(note);
      // What cannot be read any more is not found any more.
      const read = new Set(fresh.map(({ id }) => id));
      const lost = ids.filter((id) => !read.has(id));
      if (lost.length > 0) search.remove(lost);
      hasChanges = true;
      await othersFirst();
    }
  };

  const build = async () => {
    const loaded = [];
    for await (const batch of repository.scan(['published'], batchSize)) {
      batch.forEach(note);
      loaded.push(...batch);
    }
    search.replaceAll(loaded);
    hasChanges = true;
  };

  /** Compares with every published listing, so that it cannot matter how old the kept index is. */
  const restore = async (): Promise<boolean> => {
    const found = await kept?.read();
    if (!found) return false;
    const before = new Map(found.stamps);
    const published = await repository.publishedStamps();
    const changed = published.filter((listing) => before.get(listing.id) !== stampOf(listing));
    for (const { id } of published) before.delete(id);
    const gone = [...before.keys()];
    if (changed.length + gone.length > found.stamps.length * mostChangedShare) return false;
    if (!search.restore(found)) return false;
    search.remove(gone);
    await readWhole(changed);
    published.forEach(note);
    hasChanges ||= gone.length > 0;
    return true;
  };

  // What is kept is a shortcut, never a reason not to start.
  const restored = await restore().catch((error: unknown) => {
    log.warn({ err: error }, 'the kept search index is not used');
    return false;
  });
  if (!restored) await build();

  const readChanges = async () => {
    const since = new Date(Date.parse(latest) - overlapMs).toISOString();
    let cursor = { updatedAt: since, id: 0 };
    for (;;) {
      const changed = await repository.changedSince(cursor, batchSize);
      await readWhole(changed.filter((listing) => stamps.get(listing.id) !== stampOf(listing)));
      const last = changed.at(-1);
      if (!last || changed.length < batchSize) return;
      cursor = { updatedAt: last.updatedAt, id: last.id };
      await othersFirst();
    }
  };

  let running: Promise<void> | null = null;
  const step = async (version: number) => {
    if (version === seenVersion) return;
    await readChanges();
    seenVersion = version;
    onChange?.();
  };
  const once = (work: () => Promise<void>) =>
    (running ??= work().finally(() => {
      running = null;
    }));

  return {
    /** Reads what changed since the last time; resolves when the index holds it. */
    refresh: (): Promise<void> => once(async () => step((await versions.current()).inventory)),
    /** The same when the inventory's version is known already. */
    reach: (version: number): Promise<void> => once(() => step(version)),
    /** Writes the index down for the next start, when it differs from what is written. */
    async keep(): Promise<void> {
      if (!kept || !hasChanges || search.index.stats().documents > mostKept) return;
      hasChanges = false;
      const published = [...stamps].filter(([id]) => search.has(id));
      await kept.write({ stamps: published, ...search.keep() });
    },
  };
}

const stampOf = ({ revision, updatedAt }: ListingStamp) => `${revision} ${updatedAt}`;
