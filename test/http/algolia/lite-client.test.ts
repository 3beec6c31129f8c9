import { liteClient as nodeLiteClient } from 'algoliasearch/lite';
import { liteClient as browserLiteClient } from 'algoliasearch/dist/lite/builds/browser.js';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  applicationId,
  indexName,
  searchKey,
  startSearchApi,
  type SearchApiServer,
} from './search-api-server.ts';

let api: SearchApiServer;
beforeAll(async () => {
  api = await startSearchApi();
});
afterAll(() => api.close());

type Hit = Record<string, unknown> & { objectID: string };
interface Result {
  hits: Hit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

const client = () => nodeLiteClient(applicationId, searchKey, api.clientOptions);

async function searchOne(parameters: Record<string, unknown>): Promise<Result> {
  const { results } = await client().search<Hit>({
    requests: [{ indexName, ...parameters }],
  } as Parameters<ReturnType<typeof client>['search']>[0]);
  return results[0] as unknown as Result;
}

describe('the lite client', () => {
  it('finds buses with highlights', async () => {
    const answer = await searchOne({ query: 'thomas', hitsPerPage: 5 });
    expect(answer.nbHits).toBeGreaterThan(0);
    expect(answer.hits).toHaveLength(Math.min(5, answer.nbHits));
    expect(answer.hits[0]).toMatchObject({
      objectID: expect.stringMatching(/^\d+$/),
      title: expect.any(String),
      _highlightResult: {
        title: {
          value: expect.stringContaining('<em>'),
          matchLevel: 'full',
          matchedWords: ['thomas'],
        },
      },
    });
  });

  it('answers the dropdown of spec §7: eight attributes, category and seats', async () => {
    const attributesToRetrieve = [
      'objectID',
      'title',
      'slug',
      'make',
      'model',
      'year',
      'price',
      'mainImage',
    ];
    const answer = await searchOne({
      query: '',
      filters: 'categorySlug:shuttle AND seats >= 15 AND seats <= 24',
      hitsPerPage: 8,
      attributesToRetrieve,
    });
    expect(answer.nbHits).toBeGreaterThan(0);
    for (const hit of answer.hits) {
      const names = Object.keys(hit).filter((name) => name !== '_highlightResult');
      expect(attributesToRetrieve).toEqual(expect.arrayContaining(names));
    }
  });

  it('mixes searches and facet searches in one call', async () => {
    const { results } = await client().search({
      requests: [
        { indexName, query: '', facets: ['make', 'price'], hitsPerPage: 0 },
        { indexName, type: 'facet', facet: 'make', facetQuery: 'thom' },
        { indexName: `${indexName}_price_asc`, query: '', hitsPerPage: 3 },
      ],
    });
    const [counts, facet, cheapest] = results as unknown as [
      Result,
      { facetHits: { value: string; highlighted: string; count: number }[] },
      Result,
    ];
    const makes = Object.values(counts.facets?.make ?? {});
    expect(makes).toEqual(makes.toSorted((a, b) => b - a));
    expect(counts.facets_stats?.price?.min).toBe(cheapest.hits[0]?.price);
    expect(facet.facetHits[0]).toMatchObject({ highlighted: expect.stringMatching(/^<em>Thom/i) });
    expect(facet.facetHits[0]?.count).toBe(counts.facets?.make?.[facet.facetHits[0]!.value]);
  });

  it('counts years, seats and featured buses one by one', async () => {
    const answer = await searchOne({ facets: ['year', 'seats', 'featured'], hitsPerPage: 0 });
    const { featured, year } = answer.facets ?? {};
    expect(featured?.true).toBeGreaterThan(0);
    expect((featured?.true ?? 0) + (featured?.false ?? 0)).toBe(answer.nbHits);
    expect(Object.keys(year ?? {}).every((value) => /^(19|20)\d\d$/.test(value))).toBe(true);
    expect(answer.facets_stats?.year).toMatchObject({ min: expect.any(Number) });
  });

  it('searches facet values by themselves', async () => {
    const { results } = await client().searchForFacets({
      requests: [{ indexName, type: 'facet', facet: 'state', maxFacetHits: 2 }],
    });
    expect(results[0]?.facetHits).toHaveLength(2);
  });

  it('recommends related, similar and trending buses', async () => {
    const { hits } = await searchOne({ filters: 'categorySlug:school', hitsPerPage: 1 });
    const objectID = hits[0]!.objectID;
    const models = ['related-products', 'looking-similar', 'bought-together'] as const;
    const { results } = await client().getRecommendations({
      requests: [
        ...models.map((model) => ({ indexName, model, objectID, threshold: 0 })),
        { indexName, model: 'trending-items' as const, threshold: 0, maxRecommendations: 4 },
        {
          indexName,
          model: 'trending-facets' as const,
          threshold: 0,
          facetName: 'make',
        },
      ],
    });
    const [related, similar, together, items, facets] = results.map((result) => result.hits);
    expect(related?.length).toBeGreaterThan(0);
    expect(related?.every((hit) => (hit as Hit).objectID !== objectID)).toBe(true);
    expect(similar?.length).toBeGreaterThan(0);
    expect(together).toEqual([]);
    expect(items).toHaveLength(4);
    expect(facets?.[0]).toMatchObject({ facetName: 'make', _score: 100 });
  });

  it('reports refusals with message and status', async () => {
    const wrong = nodeLiteClient(applicationId, 'stolen', api.clientOptions);
    await expect(wrong.search({ requests: [{ indexName }] })).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    await expect(client().search({ requests: [{ indexName: 'cars' }] })).rejects.toMatchObject({
      status: 404,
      message: 'Index cars does not exist',
    });
    await expect(
      client().search({ requests: [{ indexName, filters: 'make:' }] }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('position 5') });
  });

  it('speaks as it does in a browser: text/plain, credentials in the address, no preflight', async () => {
    const window = new Window({ url: 'http://buses.example/' });
    const origins: string[] = [];
    vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
    vi.stubGlobal('localStorage', window.localStorage);
    try {
      const sent = vi.spyOn(window.XMLHttpRequest.prototype, 'open');
      const browser = browserLiteClient(applicationId, searchKey, api.clientOptions);
      const { results } = await browser.search<Hit>({
        requests: [{ indexName, query: 'lift', getRankingInfo: true }],
      });
      expect((results[0] as unknown as Result).nbHits).toBeGreaterThan(0);
      origins.push(...sent.mock.calls.map((call) => String(call[1])));
    } finally {
      vi.unstubAllGlobals();
      await window.happyDOM.close();
    }
    expect(origins).toHaveLength(1);
    expect(origins[0]).toContain(`x-algolia-api-key=${searchKey}`);
  });
});
