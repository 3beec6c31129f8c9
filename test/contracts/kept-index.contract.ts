import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { createKeptIndex } from '#server/ops/kept-index.ts';
import { startSearchRefresh } from '#server/wiring/inventory/search-refresh.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('the search index of the last process', ({ create }) => {
  let fresh: FreshDatabase;
  let folder: string;
  let repository: ListingRepository;
  let scans = 0;
  let ids: number[] = [];

  beforeEach(async () => {
    fresh = await create();
    folder = await mkdtemp(join(tmpdir(), 'omnibus-kept-'));
    const stored = createListingRepository(fresh.database);
    scans = 0;
    repository = {
      ...stored,
      scan(...request) {
        scans += 1;
        return stored.scan(...request);
      },
    };
    ids = await repository.insertMany(
      Array.from({ length: 20 }, (_, number) =>
        aListing({ details: { bodyMake: number % 2 === 0 ? 'Prevost' : 'Setra' } }),
      ),
    );
  });
  afterEach(async () => {
    await fresh.remove();
    await rm(folder, { recursive: true });
  });

  /** One process: its index, and what it does when it ends. */
  async function startProcess(edition = 'first') {
    const search = createEmbeddedBusSearch();
    const refresh = await startSearchRefresh({
      repository,
      versions: createTagVersions(fresh.database),
      search,
      log: { warn() {} } as never,
      kept: createKeptIndex(join(folder, 'search-index.bin'), edition),
    });
    return {
      refresh,
      found: async (text: string) => {
        const answer = await search.execute({
          text,
          groups: [],
          facets: [],
          sort: 'newest',
          near: null,
          offset: 0,
          limit: 50,
          relaxWords: false,
        });
        return answer.ids.toSorted((one, other) => one - other);
      },
      record: search.record,
      async stop() {
        await refresh.keep();
        search.index.close();
      },
    };
  }
  const even = () => ids.filter((_, at) => at % 2 === 0);

  it('is taken over without reading the listings again', async () => {
    const first = await startProcess();
    const record = first.record(ids[0]!);
    await first.stop();
    expect(scans).toBe(1);
    const second = await startProcess();
    expect(scans).toBe(1);
    expect(await second.found('prevost')).toEqual(even());
    expect(second.record(ids[0]!)).toEqual(record);
    await second.stop();
  });

  it('learns what changed, came and went while no process ran', async () => {
    await (await startProcess()).stop();
    await changeListing(repository, ids[0]!, { details: { bodyMake: 'Setra' } });
    await changeListing(repository, ids[2]!, { status: 'withdrawn' });
    const [added] = await repository.insertMany([aListing({ details: { bodyMake: 'Prevost' } })]);
    const second = await startProcess();
    expect(scans).toBe(1);
    expect(await second.found('prevost')).toEqual([...even().slice(2), added]);
    expect(await second.found('setra')).toContain(ids[0]);
    // And goes on to learn.
    await changeListing(repository, ids[4]!, { status: 'withdrawn' });
    await second.refresh.refresh();
    expect(await second.found('prevost')).toEqual([...even().slice(3), added]);
    await second.stop();
    const third = await startProcess();
    expect(await third.found('prevost')).toEqual([...even().slice(3), added]);
    await third.stop();
  });

  it('is not believed when listings were deleted behind it, or another database took its place', async () => {
    await (await startProcess()).stop();
    await fresh.database.kysely.deleteFrom('bus_listings').where('id', 'in', even()).execute();
    const second = await startProcess();
    expect(scans).toBe(2);
    expect(await second.found('prevost')).toEqual([]);
    await second.stop();
  });

  it.each([
    ['written by another build', 'second', (bytes: Buffer) => bytes],
    ['cut short', 'first', (bytes: Buffer) => bytes.subarray(0, -10)],
    ['damaged', 'first', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(7)])],
    ['empty', 'first', () => Buffer.alloc(0)],
  ])('is made anew when the file is %s', async (_, edition, harm) => {
    await (await startProcess()).stop();
    const path = join(folder, 'search-index.bin');
    await writeFile(path, harm(await readFile(path)));
    const second = await startProcess(edition);
    expect(scans).toBe(2);
    expect(await second.found('prevost')).toEqual(even());
    await second.stop();
  });
});
