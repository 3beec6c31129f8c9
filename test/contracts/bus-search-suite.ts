import { createHostedBusSearch } from '#adapters/search-algolia/hosted-bus-search.ts';
import { createHostedIndex } from '#adapters/search-algolia/hosted-index.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { Outbox } from '#domain/outbox.ts';
import type { BusSearch } from '#domain/search/bus-search.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { startOutboxWorker } from '#server/jobs/outbox-worker.ts';
import { startSearchRefresh } from '#server/wiring/inventory/search-refresh.ts';
import {
  searchRebuildTopic,
  searchSyncHandlers,
  searchSyncTopic,
} from '#server/jobs/search-sync.ts';
import { sqliteTestDatabase } from '#test/setup/databases.ts';
import {
  hostedKeys,
  startHostedSearchServer,
  type HostedSearchServer,
} from './hosted-search-server.ts';

/** One implementation of the port over a database of listings that tests change. */
export interface SearchBed {
  search: BusSearch;
  repository: ListingRepository;
  /** Resolves when every change so far can be found. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface HostedBed extends SearchBed {
  server: HostedSearchServer;
  outbox: Outbox;
}

export async function embeddedBed(): Promise<SearchBed> {
  const fresh = await sqliteTestDatabase.create();
  const repository = createListingRepository(fresh.database);
  const search = createEmbeddedBusSearch();
  const refresh = await startSearchRefresh({
    repository,
    versions: createTagVersions(fresh.database),
    search,
    log: createLogger('silent'),
  });
  return {
    search,
    repository,
    settled: () => refresh.refresh(),
    async close() {
      search.index.close();
      await fresh.remove();
    },
  };
}

/** The hosted implementation, its index filled through the outbox as in production. */
export async function hostedBed(): Promise<HostedBed> {
  const fresh = await sqliteTestDatabase.create();
  const server = await startHostedSearchServer();
  const outbox = createOutbox(fresh.database);
  const repository = createListingRepository(fresh.database, { jobTopics: [searchSyncTopic] });
  const connection = { ...hostedKeys, origin: server.origin };
  const retries = { maxAttempts: 1_000, firstDelayMs: 5, longestDelayMs: 20 };
  const handlers = searchSyncHandlers({
    index: createHostedIndex({ ...connection, apiKey: hostedKeys.adminKey }),
    repository,
    outbox,
  }).map((handler) => ({ ...handler, retries }));
  const worker = startOutboxWorker({ outbox, handlers, log: createLogger('silent'), pollMs: 5 });
  const settled = async () => {
    while ((await outbox.counts()).waiting > 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await outbox.enqueue([{ topic: searchRebuildTopic, key: 'all' }]);
  await settled();
  return {
    search: createHostedBusSearch({ ...connection, apiKey: hostedKeys.searchKey }),
    repository,
    server,
    outbox,
    settled,
    async close() {
      await worker.stop();
      await server.close();
      await fresh.remove();
    },
  };
}
