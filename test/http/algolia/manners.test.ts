import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { startSearchApi, type SearchApiServer } from './search-api-server.ts';
import { ask, askOne, keys } from './wire.ts';

let api: SearchApiServer;
beforeAll(async () => {
  api = await startSearchApi();
});
afterAll(() => api.close());

const query = '/1/indexes/buses_v2/query';

describe('keys', () => {
  it('are taken from headers or from the address', async () => {
    expect((await ask(api, query, { body: {} })).status).toBe(200);
    const parameters = new URLSearchParams(keys);
    const answer = await ask(api, `${query}?${parameters}`, { body: {}, headers: {} });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['no key', {}],
    ['a wrong key', { ...keys, 'x-algolia-api-key': 'x' }],
    ['another application', { ...keys, 'x-algolia-application-id': 'other' }],
    ['an endless key', { ...keys, 'x-algolia-api-key': 'k'.repeat(1_000_000) }],
    ['two keys', { ...keys, 'x-algolia-api-key': 'search-only, search-only' }],
  ])('%s is refused, whatever is asked', async (_, headers) => {
    for (const path of ['/1/indexes/*/queries', query, '/1/indexes/buses_v2/batch', '/1/keys']) {
      const answer = await ask(api, path, { headers, body: '[' });
      expect(answer.json).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
      expect(answer.status).toBe(403);
    }
  });
});

describe('other origins', () => {
  it('may ask before they send', async () => {
    const answer = await ask(api, '/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
  });

  it('may read answers and refusals, never with cookies', async () => {
    for (const body of [{}, '[', { filters: 'x' }]) {
      const { headers } = await ask(api, query, { body });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('forms of a request', () => {
  it.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded', ''])(
    'a body of type %j is JSON all the same',
    async (type) => {
      const answer = await ask(api, query, {
        body: { hitsPerPage: 1 },
        headers: { ...keys, 'content-type': type },
      });
      expect(answer.json.hits).toHaveLength(1);
    },
  );

  it('parameters may be one encoded text, an object, or the address of a GET', async () => {
    const direct = await askOne(api, { query: 'bus', hitsPerPage: 3, facets: ['make'] });
    const ids = (answer: { json: { hits?: { objectID: string }[] } }) =>
      answer.json.hits?.map(({ objectID }) => objectID);
    const expected = ids({ json: direct.json.results[0] });
    const text = 'query=bus&hitsPerPage=3&facets=%5B%22make%22%5D';
    for (const params of [text, { query: 'bus', hitsPerPage: 3, facets: 'make' }]) {
      expect(ids(await ask(api, query, { body: { params } }))).toEqual(expected);
    }
    for (const path of ['/1/indexes/buses_v2', query]) {
      const answer = await ask(api, `${path}?${text}`);
      expect(ids(answer)).toEqual(expected);
      expect(answer.json.facets).toEqual(direct.json.results[0].facets);
    }
  });

  it('repeats the parameters but never the key', async () => {
    const answer = await ask(api, `${query}?query=a%26b&${new URLSearchParams(keys)}`, {
      headers: {},
    });
    expect(answer.json).toMatchObject({ query: 'a&b', params: 'query=a%26b', index: 'buses_v2' });
    expect(answer.text).not.toContain('search-only');
  });

  it('facets are a list, its JSON, names with commas or the star', async () => {
    for (const facets of [['make', 'fuel'], '["make","fuel"]', 'make,fuel', 'make, fuel']) {
      const { json } = await askOne(api, { facets, hitsPerPage: 0 });
      expect(Object.keys(json.results[0].facets).toSorted()).toEqual(['fuel', 'make']);
    }
    const { json } = await askOne(api, { facets: ['*'], maxValuesPerFacet: 1e6, hitsPerPage: 0 });
    expect(Object.keys(json.results[0].facets)).toContain('yearBucket');
  });

  it('ranking info, analytics and unknown parameters are tolerated', async () => {
    const { status } = await askOne(api, {
      getRankingInfo: true,
      analytics: false,
      clickAnalytics: true,
      userToken: 'someone',
      responseFields: ['*'],
      restrictHighlightAndSnippetArrays: true,
    });
    expect(status).toBe(200);
  });

  it('an empty result is an answer', async () => {
    const { json } = await askOne(api, { query: 'qqqqzzzz', facets: ['make', 'price'] });
    expect(json.results[0]).toMatchObject({ nbHits: 0, nbPages: 0, hits: [], exhaustive: {} });
  });

  it('words may be dropped when nothing matches all of them, and it says so', async () => {
    const request = { query: 'thomas qqqqzzzz', hitsPerPage: 1 };
    expect((await askOne(api, request)).json.results[0].nbHits).toBe(0);
    const { json } = await askOne(api, { ...request, removeWordsIfNoResults: 'allOptional' });
    expect(json.results[0]).toMatchObject({ queryAfterRemoval: 'thomas <em>qqqqzzzz</em>' });
    expect(json.results[0].nbHits).toBeGreaterThan(0);
  });

  it('attributes are chosen, excluded or all', async () => {
    const names = async (attributesToRetrieve: unknown) => {
      const { json } = await askOne(api, {
        attributesToRetrieve,
        attributesToHighlight: [],
        hitsPerPage: 1,
      });
      return Object.keys(json.results[0].hits[0]);
    };
    expect(await names(['title', 'nonsense', 'title'])).toEqual(['objectID', 'title']);
    expect(await names('title')).toEqual(['objectID', 'title']);
    expect(await names([])).toEqual(['objectID']);
    const all = await names(['*']);
    expect(all).toContain('slug');
    expect((await names(['*', '-title'])).toSorted()).toEqual(
      all.filter((name) => name !== 'title').toSorted(),
    );
  });
});

it('answers carry the protective headers and an id to quote', async () => {
  const { headers } = await ask(api, query, { body: {} });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
  });
});

describe('answers', () => {
  const body = { facets: '*', hitsPerPage: 30 };

  it('are compressed by what the client accepts, and say the same', async () => {
    const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    const plain = await ask(api, query, { body });
    for (const [coding, decode] of Object.entries(decoders)) {
      for (const accept of [coding, `${coding}, identity`]) {
        const answer = await api.site.app.request(`http://omnibus.example${query}`, {
          method: 'POST',
          headers: { ...keys, 'accept-encoding': accept },
          body: JSON.stringify(body),
        });
        expect(answer.headers.get('content-encoding')).toBe(coding);
        const text = decode(Buffer.from(await answer.arrayBuffer())).toString();
        expect(JSON.parse(text)).toEqual(plain.json);
      }
    }
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('are never from before a change', async () => {
    const total = async () => Number((await ask(api, query, { body })).json.nbHits);
    const before = await total();
    const { id } = await addListing(api.site.repository, aListing());
    await api.site.refresh.refresh();
    expect(await total()).toBe(before + 1);
    await changeListing(api.site.repository, id, { status: 'withdrawn' });
    await api.site.refresh.refresh();
    expect(await total()).toBe(before);
  });

  it('are not mixed up between indexes, kinds of request and forms of it', async () => {
    const first = await ask(api, '/1/indexes/buses_v2_price_asc/query', { body });
    const second = await ask(api, '/1/indexes/buses_v2_price_desc/query', { body });
    expect(first.json.index).toBe('buses_v2_price_asc');
    expect(second.json.index).toBe('buses_v2_price_desc');
    expect((await ask(api, '/1/indexes/buses_v2/facets/make/query', { body })).json).toHaveProperty(
      'facetHits',
    );
  });
});
