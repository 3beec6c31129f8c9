import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHostedBusSearch } from '#adapters/search-algolia/hosted-bus-search.ts';
import { createHostedIndex } from '#adapters/search-algolia/hosted-index.ts';
import type { BusSearchRequest } from '#domain/search/bus-search.ts';
import { searchRebuildTopic, searchSyncTopic } from '#server/jobs/search-sync.ts';
import { createZipPlaces } from '#server/wiring/inventory/zip-places.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { hostedBed, type HostedBed } from './bus-search-suite.ts';
import { hostedKeys } from './hosted-search-server.ts';

let bed: HostedBed;
beforeAll(async () => {
  bed = await hostedBed();
});
beforeEach(() => {
  bed.server.fault = null;
  bed.server.asked.length = 0;
});
afterAll(() => bed.close());

const request: BusSearchRequest = {
  text: '',
  groups: [],
  facets: [],
  sort: 'default',
  offset: 0,
  limit: 24,
  relaxWords: false,
};
const found = async () => (await bed.search.execute(request)).ids.length;

it('pushes settings, a replica for every sort, and the words of the trade', () => {
  const { settings, synonyms } = bed.server;
  const primary = settings.get(hostedKeys.indexName);
  expect(primary).toMatchObject({
    customRanking: ['desc(featured)', 'desc(lot)', 'desc(created_at)'],
    unretrievableAttributes: [
      'vehicle',
      'place',
      'description',
      'lot',
      'riders0',
      'riders1',
      'riders2',
      'riders3',
      'riders4',
      'riders5',
      'riders6',
    ],
    attributesForFaceting: expect.arrayContaining(['searchable(make)', 'searchable(priceBucket)']),
  });
  for (const replica of (primary?.replicas ?? []) as string[]) {
    expect(settings.get(replica)?.ranking).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(asc|desc)\(\w+\)$/), 'typo', 'custom']),
    );
  }
  expect(settings.size).toBe(9);
  expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
  expect(synonyms.length).toBeGreaterThan(40);
});

it('pushes public attributes and nothing else that could be read', async () => {
  const { id } = await addListing(
    bed.repository,
    aListing({ source: 'zqsecret', sourceId: 'zqsecret-1', details: { description: 'Words' } }),
  );
  await bed.settled();
  const record = bed.server.records.get(String(id));
  expect(record).toMatchObject({ make: 'Starcraft', price: 49_500, description: 'Words' });
  expect(JSON.stringify(record)).not.toMatch(/zqsecret|null/);
  expect(Object.keys(record ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(source|sourceId|status|revision)$/)]),
  );
});

it('one call a search, counts and all', async () => {
  const own = { facet: 'make', value: 'Starcraft' };
  await bed.search.execute({
    ...request,
    groups: [{ field: 'make', anyOf: [own] }],
    facets: ['make', 'fuel'],
  });
  expect(bed.server.asked).toEqual(['POST /1/indexes/*/queries']);
});

it('stores no job for a change that is not made', async () => {
  const before = await bed.outbox.counts();
  const bad = aListing({ details: { priceCents: 0 } });
  await expect(addListing(bed.repository, bad)).rejects.toThrow();
  expect(await bed.outbox.counts()).toEqual(before);
});

it('loses nothing while the service is down', async () => {
  const before = await found();
  bed.server.fault = 503;
  const { id } = await addListing(bed.repository, aListing({ details: { bodyMake: 'Down' } }));
  await changeListing(bed.repository, id, { details: { bodyMake: 'Later' } });
  await bed.repository.insertMany([aListing(), aListing()]);
  await expect(bed.search.execute(request)).rejects.toMatchObject({ name: 'RetryError' });
  expect((await bed.outbox.counts()).waiting).toBe(3);
  bed.server.fault = null;
  await bed.settled();
  expect(bed.server.records.get(String(id))).toMatchObject({ make: 'Later' });
  // A client remembers a host that failed for two minutes; a new one asks at once.
  const search = createHostedBusSearch({
    ...hostedKeys,
    origin: bed.server.origin,
    apiKey: hostedKeys.searchKey,
  });
  expect((await search.execute(request)).total).toBe(before + 3);
});

it('keeps what the service refuses for a person to see', async () => {
  bed.server.fault = 400;
  const { id } = await addListing(bed.repository, aListing());
  await bed.settled();
  const dead = await bed.outbox.deadJobs(1);
  expect(dead[0]).toMatchObject({ topic: searchSyncTopic, key: String(id), attempts: 1 });
  expect(dead[0]?.lastError).toContain('400');
  bed.server.fault = null;
  await bed.outbox.revive(dead[0]!.id);
  await bed.settled();
  expect(bed.server.records.has(String(id))).toBe(true);
});

it('takes what stands beside a bus that the service refuses', async () => {
  bed.server.mostRecordBytes = 4_000;
  const long = aListing({ details: { description: 'Long. '.repeat(800) } });
  const others = Array.from({ length: 6 }, () => aListing());
  await bed.repository.insertMany([...others.slice(0, 3), long, ...others.slice(3)]);
  const before = bed.server.records.size;
  await bed.settled();
  expect(bed.server.records.size).toBe(before + 6);
  const dead = await bed.outbox.deadJobs(9);
  expect(dead.map(({ topic, lastError }) => [topic, lastError])).toEqual([
    [searchSyncTopic, '400: Record is too big'],
  ]);
  bed.server.mostRecordBytes = Infinity;
  await bed.outbox.revive(dead[0]!.id);
  await bed.settled();
  expect(bed.server.records.size).toBe(before + 7);
});

it('a rebuild adds what is missing and removes what should not be there', async () => {
  const { records } = bed.server;
  const complete = [...records.keys()].toSorted();
  const lost = complete[0]!;
  records.delete(lost);
  records.set('999999', { objectID: '999999', title: 'Stray' });
  await bed.outbox.enqueue([{ topic: searchRebuildTopic, key: 'all' }]);
  await bed.settled();
  expect([...records.keys()].toSorted()).toEqual(complete);
});

it('a bus of which only the ZIP code or the town is known is found by distance', async () => {
  const index = createHostedIndex(
    { ...hostedKeys, origin: bed.server.origin, apiKey: hostedKeys.adminKey },
    () => [],
    createZipPlaces(),
  );
  const nowhere = { latitude: null, longitude: null, zip: null, city: null };
  const wanted = [
    { ...nowhere, state: 'NJ', zip: '07102' },
    { ...nowhere, state: 'OH', city: 'Columbus' },
    { ...nowhere, state: null },
  ];
  const ids: number[] = [];
  for (const [at, details] of wanted.entries()) {
    const { id } = await addListing(bed.repository, aListing({ sourceId: `near-${at}`, details }));
    ids.push(id);
  }
  await bed.settled();
  const stored = await bed.repository.findByIds(ids);
  await index.pushListings(new Map(stored.map((one) => [one.id, one])));
  const hoboken = { lat: 40.74, lng: -74.03 };
  const near = await bed.search.execute({ ...request, near: { ...hoboken, radiusMiles: 50 } });
  expect(near.ids.filter((id) => ids.includes(id))).toEqual(ids.slice(0, 1));
  const miles = near.milesAway?.[near.ids.indexOf(ids[0]!)];
  expect(miles).toBeGreaterThan(5);
  expect(miles).toBeLessThan(12);
  const all = await bed.search.execute({
    ...request,
    sort: 'nearest',
    near: { ...hoboken, radiusMiles: null },
  });
  expect(all.ids.filter((id) => ids.includes(id))).toEqual(ids);
});

it('a search-only key cannot fill the index', async () => {
  const index = createHostedIndex({
    ...hostedKeys,
    origin: bed.server.origin,
    apiKey: hostedKeys.searchKey,
  });
  await expect(index.pushSettings()).rejects.toMatchObject({ status: 403 });
  await expect(index.pushListings(new Map([[1, null]]))).rejects.toMatchObject({ status: 403 });
});

it('gives up on a service that never answers', async () => {
  const search = createHostedBusSearch({
    ...hostedKeys,
    origin: bed.server.origin,
    apiKey: hostedKeys.searchKey,
  });
  bed.server.fault = 'hang';
  await expect(search.execute(request)).rejects.toMatchObject({ name: 'RetryError' });
});

it('is asked several questions in one request', async () => {
  const answers = await bed.search.executeAll([request, { ...request, text: 'starcraft' }]);
  expect(answers).toHaveLength(2);
  expect(bed.server.asked).toHaveLength(1);
});
