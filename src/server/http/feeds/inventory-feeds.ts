import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TagVersions } from '#domain/tag-versions.ts';
import type { Logger } from '#server/ops/log/logger.ts';
import type { FeedFile } from './feed-file.ts';
import { writeInventoryFeeds, type InventoryFeedParts } from './write-inventory-feeds.ts';

/** The feeds of the whole inventory, written to disk now and then instead of for every reader. */
export type InventoryFeeds = ReturnType<typeof createInventoryFeeds>;

const freshForMs = 5 * 60_000;
/** Whoever reads once a day would otherwise always be given what the day before was for sale. */
const oldestMs = 2 * freshForMs;
const abandonedAfterMs = 24 * 3_600_000;

export function createInventoryFeeds(
  parts: InventoryFeedParts & {
    versions: TagVersions;
    /** Ours alone; each process writes into a folder of its own below. */
    folder: string;
    log: Pick<Logger, 'warn'>;
  },
) {
  const { versions, log } = parts;
  const own = join(parts.folder, randomUUID());
  let current: { folder: string; version: number; files: Map<string, FeedFile> } | null = null;
  /** Readers may just be opening files of the generation before. */
  let previousFolder: string | null = null;
  let checkedAtMs = 0;
  let running: Promise<void> | null = null;
  let closed = false;

  const write = async () => {
    checkedAtMs = performance.now();
    const version = (await versions.current()).inventory;
    if (current?.version === version && (await exists(current.folder))) return;
    if (!current) await removeAbandoned(parts.folder);
    const folder = join(own, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const files = await writeInventoryFeeds(folder, parts);
      if (previousFolder) await rm(previousFolder, { recursive: true, force: true });
      previousFolder = current?.folder ?? null;
      current = { folder, version, files };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  };

  const refresh = (): Promise<void> => {
    if (closed) return Promise.resolve();
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  };

  const files = async () => {
    const ageMs = performance.now() - checkedAtMs;
    if (!current || !(await exists(current.folder))) await refresh();
    else if (ageMs > freshForMs) {
      const writing = refresh().catch((error: unknown) =>
        log.warn({ err: error }, 'feeds could not be written'),
      );
      if (ageMs > oldestMs) await writing;
    }
    return current?.files ?? new Map<string, FeedFile>();
  };

  return {
    /**
     * The file of a path; null when there is no such feed. The first reader, and the first in a while,
     * waits until they are written; others get what there is, and newer ones are written meanwhile.
     * Rejects when none could be written yet.
     */
    find: async (path: string): Promise<FeedFile | null> => (await files()).get(path) ?? null,
    /** Paths of the bus sitemaps with their newest change, in order. */
    async busSitemaps(): Promise<{ path: string; changedAt: string | null }[]> {
      return [...(await files())]
        .filter(([path]) => path.startsWith('/sitemaps/buses-'))
        .map(([path, { changedAt }]) => ({ path, changedAt }));
    },
    /** Writes them now if the inventory has changed. */
    refresh,
    async close(): Promise<void> {
      closed = true;
      await running?.catch(() => {});
      await rm(own, { recursive: true, force: true });
    },
  };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** What processes that died have left; a living one whose folder goes writes it again. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const entry = await stat(path).catch(() => null);
    if (entry && Date.now() - entry.mtimeMs > abandonedAfterMs)
      await rm(path, { recursive: true, force: true });
  }
}
