import { join } from 'node:path';
import { listenForChanges } from '#db/change-news.ts';
import { busAlertNews } from './bus-alert-news.ts';
import type { DatabaseTarget } from './env.ts';
import { createInventoryFeeds, type InventoryFeeds } from './http/feeds/inventory-feeds.ts';
import { startInventoryServices, type InventoryServices } from './inventory-services.ts';
import type { JobHandler } from './outbox-worker.ts';
import type { TagWatch } from './page-cache/tag-watch.ts';

const firstFeedsDelayMs = 20_000;

type Parts = Omit<Parameters<typeof startInventoryServices>[0], 'onChange'> &
  Omit<Parameters<typeof busAlertNews>[0], 'listings' | 'searchBuses'> & {
    target: DatabaseTarget;
    watch: TagWatch;
    dataDir: string;
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
  const buses = await startInventoryServices({
    ...parts,
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
  return {
    ...buses,
    feeds,
    handlers: [alerts.handler],
    start() {
      alerts.start();
      // Before the first search engine asks, and after the first visitors were served.
      setTimeout(() => {
        feeds
          .refresh()
          .catch((error: unknown) => log.warn({ err: error }, 'feeds could not be written'));
      }, firstFeedsDelayMs).unref();
    },
    async stop() {
      await news.stop();
      alerts.stop();
    },
    async end() {
      await feeds.close();
      buses.close();
    },
  };
}
