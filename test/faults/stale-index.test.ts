import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { BusSearchRequest } from '#domain/search/bus-search.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { startInventoryServices } from '#server/wiring/inventory/inventory-services.ts';
import { searchRebuildTopic, searchSyncRetries } from '#server/jobs/search-sync.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { busSearchOf } from '#test/factories/bus-search-of.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { sqliteTestDatabase, type FreshDatabase } from '#test/setup/databases.ts';
import { embeddedBed, hostedBed } from '../contracts/bus-search-suite.ts';

const everything: BusSearchRequest = {
  text: '',
  groups: [],
  facets: [],
  sort: 'default',
  offset: 0,
  limit: 100,
  relaxWords: false,
};
const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => aListing({ id: index + 1 }));

describe('a hosted index that is behind (C6)', () => {
  let fresh: FreshDatabase;
  let repository: ListingRepository;
  let services: Awaited<ReturnType<typeof startInventoryServices>>;
  /** What the hosted index has: the ids that were true an hour ago, or none. */
  let indexed: number[];

  beforeAll(async () => {
    fresh = await sqliteTestDatabase.create();
    repository = createListingRepository(fresh.database);
    await repository.insertMany(listings(10));
    const hosted = busSearchOf(async () => ({
      total: indexed.length,
      ids: [...indexed],
      facets: {},
      droppedWords: [],
    }));
    services = await startInventoryServices({
      repository,
      versions: createTagVersions(fresh.database),
      log: createLogger('silent'),
      now: () => new Date(),
      hosted,
    });
  });
  afterAll(async () => {
    services.close();
    await fresh.remove();
  });

  const list = async () => {
    await services.refresh.refresh();
    const { cards, total } = await services.searchBuses(parseListQuery(new URLSearchParams()));
    return { total, ids: cards.map(({ id }) => id).toSorted((a, b) => a - b) };
  };
  const all = Array.from({ length: 10 }, (_, index) => index + 1);

  it('shows no bus that is gone, and counts what is there', async () => {
    indexed = all;
    expect(await list()).toEqual({ total: 10, ids: all });
    await changeListing(repository, 3, { status: 'withdrawn' });
    await changeListing(repository, 4, { status: 'draft' });
    expect(await list()).toEqual({ total: 8, ids: [1, 2, 5, 6, 7, 8, 9, 10] });
    indexed = [3, 4];
    expect(await list()).toMatchObject({ total: 8 });
  });

  it('is not believed when it is empty', async () => {
    indexed = [];
    expect(await list()).toMatchObject({ total: 8 });
  });
});

describe('an index while it is filled again (C6)', () => {
  it('answers with every bus all the time, also on the hosted service', async () => {
    const hosted = await hostedBed();
    await hosted.repository.insertMany(listings(40));
    await hosted.settled();
    const found: number[] = [];
    for (let round = 0; round < 2; round++) {
      // A stray one has to go, and one that was lost comes back, while people search.
      hosted.server.records.set('999999', { objectID: '999999', title: 'Stray' });
      await hosted.outbox.enqueue([{ topic: searchRebuildTopic, key: 'all' }]);
      const run = { isOver: false };
      void hosted.settled().then(() => (run.isOver = true));
      while (!run.isOver) found.push((await hosted.search.execute(everything)).total);
    }
    expect(Math.min(...found)).toBeGreaterThanOrEqual(40);
    expect((await hosted.search.execute(everything)).total).toBe(40);
    await hosted.close();
  });

  it('answers with every bus while the embedded one takes changes', async () => {
    const bed = await embeddedBed();
    await bed.repository.insertMany(listings(40));
    await bed.settled();
    for (let id = 1; id <= 40; id++) {
      await changeListing(bed.repository, id, { details: { bodyMake: `Make ${id}` } });
      const [, during] = await Promise.all([bed.settled(), bed.search.execute(everything)]);
      expect(during.total).toBe(40);
    }
    await bed.close();
  });

  it('is right within a minute after an outage of any length, and nothing is given up', () => {
    const { longestDelayMs, maxAttempts } = searchSyncRetries;
    expect(longestDelayMs).toBeLessThanOrEqual(30_000);
    // At the shortest of pauses, months.
    expect((maxAttempts * longestDelayMs) / 2).toBeGreaterThan(30 * 24 * 3_600_000);
  });
});
