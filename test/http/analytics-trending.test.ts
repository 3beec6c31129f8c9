import { afterEach, expect, it } from 'vitest';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';
import { algoliaRoutes } from '#server/http/algolia/algolia-routes.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite | null = null;
afterEach(() => site?.close());

it('recommends what is looked at most first, by filter as well, and notices changes', async () => {
  const kinds = ['coach', 'shuttle'] as const;
  const listings = kinds.flatMap((category) =>
    Array.from({ length: 6 }, (_, at) =>
      aListing({ sourceId: `${category}-${at}`, details: { category } }),
    ),
  );
  site = await createTestSite({ listings });
  const trending = { version: 1, list: [9, 3, 11, 4, 999], ids: () => trending.list };
  const routes = algoliaRoutes({
    search: site.search,
    settings: defaultSearchService,
    trending,
    siteUrl: 'https://omnibus.example',
    onError: (error) => {
      throw error;
    },
  });
  const { applicationId, searchKey, indexName } = defaultSearchService;
  const ask = async (queryParameters: object = {}) => {
    const answer = await routes.request('/indexes/*/recommendations', {
      method: 'POST',
      headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
      body: JSON.stringify({
        requests: [
          {
            indexName,
            model: 'trending-items',
            threshold: 0,
            maxRecommendations: 6,
            queryParameters,
          },
        ],
      }),
    });
    const { results } = (await answer.json()) as { results: { hits: { objectID: string }[] }[] };
    return results[0]!.hits.map(({ objectID }) => Number(objectID));
  };
  const all = await ask();
  expect(all.slice(0, 4)).toEqual([9, 3, 11, 4]);
  expect(new Set(all).size).toBe(6);
  expect((await ask({ filters: 'categorySlug:coach' })).slice(0, 2)).toEqual([3, 4]);
  trending.list = [5];
  trending.version += 1;
  expect((await ask())[0]).toBe(5);
});
