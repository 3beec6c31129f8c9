import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationId,
  indexName,
  searchKey,
  startSearchApi,
  type SearchApiServer,
} from './search-api-server.ts';

let api: SearchApiServer;
let client: ReturnType<typeof algoliasearch>;
beforeAll(async () => {
  api = await startSearchApi();
  client = algoliasearch(applicationId, searchKey, api.clientOptions);
});
afterAll(() => api.close());

type Bus = Record<string, unknown> & { objectID: string };

describe('the full client', () => {
  it('searches one index, page by page, without overlap', async () => {
    const seen = new Set<string>();
    let nbHits = 0;
    for (let page = 0; page < 3; page += 1) {
      const answer = await client.searchSingleIndex<Bus>({
        indexName,
        searchParams: { query: 'bus', page, hitsPerPage: 10 },
      });
      nbHits = answer.nbHits ?? 0;
      expect(answer).toMatchObject({ page, hitsPerPage: 10, nbPages: Math.ceil(nbHits / 10) });
      for (const { objectID } of answer.hits) seen.add(objectID);
    }
    expect(seen.size).toBe(Math.min(30, nbHits));
  });

  it('searches by offset and length', async () => {
    const all = await client.searchSingleIndex<Bus>({ indexName, searchParams: {} });
    const some = await client.searchSingleIndex<Bus>({
      indexName,
      searchParams: { offset: 5, length: 3 },
    });
    expect(some.hits.map((hit) => hit.objectID)).toEqual(
      all.hits.slice(5, 8).map((hit) => hit.objectID),
    );
  });

  it('searches several indexes in one call', async () => {
    const { results } = await client.search<Bus>([
      { indexName: `${indexName}_price_asc`, params: { hitsPerPage: 50, filters: 'price >= 1' } },
      { indexName: `${indexName}_year_desc`, params: { hitsPerPage: 50, filters: 'year >= 1' } },
    ] as never);
    const [cheapest, youngest] = results.map((result) => (result as { hits: Bus[] }).hits);
    const prices = cheapest!.map((hit) => Number(hit.price));
    const years = youngest!.map((hit) => Number(hit.year));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('searches the values of a facet', async () => {
    const { facetHits } = await client.searchForFacetValues({
      indexName,
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'b', maxFacetHits: 5 },
    });
    expect(facetHits.length).toBeGreaterThan(0);
    expect(facetHits.every((hit) => /(^|\s)<em>b/i.test(hit.highlighted))).toBe(true);
  });

  it('reads objects by id, one and many', async () => {
    const { hits } = await client.searchSingleIndex<Bus>({ indexName, searchParams: {} });
    const { objectID } = hits[0]!;
    const bus = await client.getObject({ indexName, objectID });
    expect(bus).toMatchObject({ objectID, title: hits[0]!.title });
    const { results } = await client.getObjects<Bus>({
      requests: [
        { indexName, objectID, attributesToRetrieve: ['title'] },
        { indexName, objectID: '999999999' },
      ],
    });
    expect(results).toEqual([{ objectID, title: hits[0]!.title }, null]);
    await expect(client.getObject({ indexName, objectID: '1e1' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    });
  });

  it('finds or leaves out one bus by its id', async () => {
    const all = await client.searchSingleIndex<Bus>({ indexName, searchParams: {} });
    const { objectID } = all.hits[0]!;
    const only = await client.searchSingleIndex<Bus>({
      indexName,
      searchParams: { filters: `objectID:${objectID}` },
    });
    expect(only.hits.map((hit) => hit.objectID)).toEqual([objectID]);
    const others = await client.searchSingleIndex<Bus>({
      indexName,
      searchParams: { filters: `NOT objectID:${objectID}` },
    });
    expect(others.nbHits).toBe((all.nbHits ?? 0) - 1);
  });

  it('is refused everything that is not searching', async () => {
    const objectID = '1';
    const attempts = [
      client.browse({ indexName }),
      client.saveObject({ indexName, body: { objectID, title: 'x' } }),
      client.partialUpdateObject({ indexName, objectID, attributesToUpdate: { price: 1 } }),
      client.batch({ indexName, batchWriteParams: { requests: [] } }),
      client.deleteObject({ indexName, objectID }),
      client.deleteIndex({ indexName }),
      client.clearObjects({ indexName }),
      client.deleteBy({ indexName, deleteByParams: { filters: 'year > 0' } }),
      client.setSettings({ indexName, indexSettings: { hitsPerPage: 1 } }),
      client.getSettings({ indexName }),
      client.saveSynonyms({ indexName, synonymHit: [] }),
      client.listIndices(),
      client.listApiKeys(),
      client.addApiKey({ acl: ['search'] }),
      client.getLogs(),
      client.getTask({ indexName, taskID: 1 }),
      client.operationIndex({
        indexName,
        operationIndexParams: { operation: 'move', destination: 'x' },
      }),
    ];
    const outcomes = await Promise.allSettled(attempts);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { status: 403, message: 'Method not allowed with this API key' },
      });
    }
  });
});
