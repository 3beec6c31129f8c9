import { join } from 'node:path';
import { listenForChanges } from '#db/change-news.ts';
import { busAlertNews } from './bus-alert-news.ts';
import type { DatabaseTarget } from './env.ts';
import { createInventoryFeeds, type InventoryFeeds } from './http/feeds/inventory-feeds.ts';
import { startInventoryServices, type InventoryServices } from './inventory-services.ts';
import { buildEdition, createKeptIndex } from './kept-index.ts';
import type { JobHandler } from './outbox-worker.ts';
import type { TagWatch } from './page-cache/tag-watch.ts';
import { settleMemory } from './settle-memory.ts';
import { zipPlacesFile } from './zip-places.ts';

const housekeepingDelayMs = 20_000;

type Parts = Omit<Parameters<typeof startInventoryServices>[0], 'onChange' | 'kept'> &
  Omit<Parameters<typeof busAlertNews>[0], 'listings' | 'searchBuses'> & {
    target: DatabaseTarget;
    watch: TagWatch;
    dataDir: string;
    /** Whether the index is taken over from the last process, and kept for the next. */
    keepsIndex: boolean;
  };

/** The inventory as visitors, feeds and people with an alert see it. */
export interface PublishedInventory extends InventoryServices {
  feeds: InventoryFeeds;
  handlers: JobHandler[];
  /** Begins what need not be ready for the first visitor. */
  start(): void;
  /** Learns of no more changes, begins no more mails. */
  stop(): Promise<void>;
  /** Ends the index and the feeds; after the last request and the last job. */
  end(): Promise<void>;
}

/** Search, feeds and bus alerts, kept in step with the database. */
export async function publishInventory(parts: Parts): Promise<PublishedInventory> {
  const { repository, watch, log } = parts;
  const edition = parts.keepsIndex ? buildEdition([zipPlacesFile]) : null;
  const kept = edition ? createKeptIndex(join(parts.dataDir, 'search-index.bin'), edition) : null;
  const buses = await startInventoryServices({
    ...parts,
    kept,
    onChange: () => watch.bump('inventory'),
  });
  // Polling finds the same changes a moment later, also while nobody can be listened to.
  const news = listenForChanges(parts.target, () => {
    void watch.poll();
    buses.refresh.refresh().catch(() => {});
  });
  const feeds = createInventoryFeeds({ ...parts, folder: join(parts.dataDir, 'feeds') });
  const alerts = busAlertNews({
    ...parts,
    listings: repository,
    searchBuses: buses.searchBuses,
  });
  const keep = () =>
    buses.refresh
      .keep()
      .catch((error: unknown) => log.warn({ err: error }, 'the search index was not kept'));
  /** Before the first search engine asks, and after the first visitors were served. */
  const housekeeping = async () => {
    await feeds
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'feeds could not be written'));
    // A process that is killed later leaves this index behind.
    await keep();
    settleMemory();
  };
  return {
    ...buses,
    feeds,
    handlers: [alerts.handler],
    start() {
      alerts.start();
      setTimeout(() => void housekeeping(), housekeepingDelayMs).unref();
    },
    async stop() {
      await news.stop();
      alerts.stop();
    },
    async end() {
      await feeds.close();
      buses.close();
      await keep();
    },
  };
}
