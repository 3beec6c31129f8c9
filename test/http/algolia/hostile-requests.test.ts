import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearchApi, type SearchApiServer } from './search-api-server.ts';
import { ask, askOne, keys } from './wire.ts';

let api: SearchApiServer;
beforeAll(async () => {
  api = await startSearchApi();
});
afterAll(() => api.close());

const queries = '/1/indexes/*/queries';
const one = { indexName: 'buses_v2' };

/** The case numbers are those of the hostile-input catalogue the product is tested by. */
describe('bodies (A01, K04)', () => {
  it.each([
    '',
    'null',
    '[]',
    '""',
    '{}',
    '{"requests":[]}',
    '{"requests":"x"}',
    '{"requests":[null]}',
    '{"requests":[[]]}',
    '{"requests":{"length":1}}',
    '[',
    '['.repeat(100_000),
    '{"requests":[{"indexName":"buses_v2",}]}',
    '// comment\n{}',
    '\ufeff{"requests":1}',
    '{"requests":NaN}',
  ])('%.40s is a 400', async (body) => {
    const answer = await ask(api, queries, { body });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: expect.any(String), status: 400 });
  });

  it('is refused beyond 128 KB, declared or streamed', async () => {
    const body = JSON.stringify({ requests: [{ ...one, query: 'x'.repeat(200_000) }] });
    expect((await ask(api, queries, { body })).status).toBe(413);
    expect(await streamedStatus(api, 40 * 1024, 10)).toBe(413);
    expect(await streamedStatus(api, 10, 1)).toBe(400);
  });

  it('nests as deep as it likes where nobody looks', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const name of ['anything', 'facetFilters', 'query', 'params', 'facets', 'userToken']) {
      const body = `{"requests":[{"indexName":"buses_v2","${name}":${deep}}]}`;
      const { status } = await ask(api, queries, { body });
      expect([200, 400], name).toContain(status);
    }
  });

  it('takes the last of two equal names, as JSON does', async () => {
    const body = '{"requests":[{"indexName":"buses_v2","hitsPerPage":5,"hitsPerPage":1}]}';
    expect((await ask(api, queries, { body })).json.results[0].hits).toHaveLength(1);
  });
});

describe('caps (A02, A11, A18, A27)', () => {
  it('allows 50 requests a call and no more', async () => {
    const requests = (count: number) => ({ requests: Array.from({ length: count }, () => one) });
    expect((await ask(api, queries, { body: requests(50) })).json.results).toHaveLength(50);
    expect((await ask(api, queries, { body: requests(51) })).status).toBe(400);
    expect((await ask(api, queries, { body: requests(1_001) })).status).toBe(400);
  });

  it.each([
    [0, 200],
    ['8', 200],
    [1_000, 200],
    [1_001, 400],
    [1e9, 400],
    [-1, 400],
    [8.5, 400],
    ['8.5', 400],
    ['0x8', 400],
    [[8], 400],
    [true, 400],
    [{ $gt: 0 }, 400],
    [null, 200],
  ])('hitsPerPage %j answers %i', async (hitsPerPage, status) => {
    expect((await askOne(api, { hitsPerPage })).status).toBe(status);
  });

  it.each([
    ['512 bytes', 'a'.repeat(512), 200],
    ['513 bytes', 'a'.repeat(513), 400],
    ['513 bytes of two-byte letters', `${'é'.repeat(256)}a`, 400],
    ['10 KB', 'a'.repeat(10_240), 400],
    ['many one-letter words', 'a '.repeat(256), 200],
  ])('a query of %s answers %i', async (_, query, status) => {
    expect((await askOne(api, { query })).status).toBe(status);
  });

  it.each([
    ['facets', Array.from({ length: 201 }, (_, at) => `f${at}`)],
    ['attributesToRetrieve', Array.from({ length: 201 }, (_, at) => `f${at}`)],
    ['highlightPreTag', 'x'.repeat(65)],
    ['page', 1e12],
    ['maxValuesPerFacet', 1e12],
    ['facetFilters', Array.from({ length: 600 }, () => 'make:x')],
    ['aroundLatLng', '91,0'],
    ['aroundLatLng', '1,2,3,4'],
    ['aroundLatLng', '40,'],
  ])('%s has a cap', async (name, value) => {
    expect((await askOne(api, { [name]: value })).status).toBe(400);
  });

  it.each([
    { facetQuery: 'x'.repeat(1_000) },
    { maxFacetHits: 101 },
    { maxFacetHits: [5] },
    { facet: 'title' },
    { facet: 'objectID' },
    { facet: '__proto__' },
    { facet: { toString: 1 } },
  ])('a facet search refuses %j', async (request) => {
    const { status } = await askOne(api, { type: 'facet', facet: 'make', ...request });
    expect(status).toBe(400);
  });
});

describe('names and types (A03, K03)', () => {
  it.each([
    '../../etc/passwd',
    'buses_v2;drop',
    '*',
    '__proto__',
    'buses_v2___proto__',
    'a'.repeat(4_096),
  ])('index %.30s does not exist', async (indexName) => {
    const answer = await askOne(api, { indexName });
    expect(answer.json).toMatchObject({ status: 404 });
    expect(answer.text.length).toBeLessThan(300);
  });

  it.each([
    'indexName',
    'query',
    'filters',
    'facets',
    'attributesToRetrieve',
    'highlightPreTag',
    'typoTolerance',
    'page',
    'aroundLatLng',
    'removeWordsIfNoResults',
  ])('%s of a strange type is a 400', async (name) => {
    for (const value of [{ toString: 1 }, { $ne: null }, [[1]], [{}]]) {
      const { status } = await askOne(api, { [name]: value });
      expect(status, JSON.stringify(value)).toBe(400);
    }
  });

  it.each(['model', 'objectID', 'threshold', 'maxRecommendations', 'queryParameters'])(
    'a recommendation with a strange %s is a 400',
    async (name) => {
      const request = { ...one, model: 'related-products', [name]: { toString: 1 } };
      const body = {
        requests: [name === 'queryParameters' ? { ...request, [name]: [1] } : request],
      };
      expect((await ask(api, '/1/indexes/*/recommendations', { body })).status).toBe(400);
    },
  );

  it('prototype names are only names', async () => {
    const body = `{"requests":[{"indexName":"buses_v2","__proto__":{"hitsPerPage":1},
      "constructor":{"prototype":{}},"facets":["__proto__","constructor"],"params":{"__proto__":{"x":1}},
      "attributesToRetrieve":["__proto__","constructor","toString"],"filters":"constructor:x"}]}`;
    const { status, json } = await ask(api, queries, { body });
    expect(status).toBe(200);
    expect(json.results[0]).toMatchObject({ nbHits: 0, facets: {} });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('texts (A10, A19, A21, A25, A26)', () => {
  it.each([
    '%',
    '_',
    '\\',
    '*',
    "'",
    'a & & b',
    '!',
    'a:*:*',
    '(a',
    '\0',
    'bus\0',
    '\ud800',
    '\udfffbus\ud800',
    '\ufeff',
    `e${'\u0301'.repeat(200)}`,
    '\u202esubway',
    'соаch',
    'İıſhuttle',
    '👩‍👩‍👧'.repeat(20),
  ])('%j is looked for like any other', async (query) => {
    const searched = await askOne(api, { query, facets: ['make'] });
    expect(searched.status).toBe(200);
    const faceted = await askOne(api, { type: 'facet', facet: 'make', facetQuery: query });
    expect(faceted.status).toBe(200);
  });

  it.each(['%00', '%c0%af', '%E0%80%AF', '%FF', '%', '%zz', '%ud800'])(
    'a GET with %s does no harm',
    async (text) => {
      for (const path of [`?query=${text}`, `/${text}`, `/query?params=${text}`]) {
        const { status } = await ask(api, `/1/indexes/buses_v2${path}`);
        expect([200, 400, 404], path).toContain(status);
      }
    },
  );

  it('tags of highlights are the caller’s, the answer is still JSON', async () => {
    const answer = await askOne(api, {
      query: 'thomas',
      highlightPreTag: '<script>',
      highlightPostTag: '</script>',
    });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('writing and reading whole indexes (A29)', () => {
  it.each([
    ['POST', '/1/indexes/buses_v2/batch'],
    ['POST', '/1/indexes/*/batch'],
    ['POST', '/1/indexes/buses_v2'],
    ['PUT', '/1/indexes/buses_v2/1'],
    ['DELETE', '/1/indexes/buses_v2/1'],
    ['DELETE', '/1/indexes/*'],
    ['PUT', '/1/indexes/buses_v2/settings'],
    ['POST', '/1/indexes/buses_v2/settings'],
    ['GET', '/1/indexes/buses_v2/settings'],
    ['POST', '/1/indexes/buses_v2/browse'],
    ['GET', '/1/indexes/buses_v2/browse'],
    ['GET', '/1/indexes'],
    ['GET', '/1/keys'],
    ['PATCH', '/1/indexes/buses_v2/1'],
  ])('%s %s is a 403', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    const answer = await ask(api, path, { method, body });
    expect(answer.json).toEqual({ message: 'Method not allowed with this API key', status: 403 });
  });
});

/** Sends a body in chunks without declaring its length; gives the status of the answer. */
function streamedStatus(
  { origin }: SearchApiServer,
  chunkBytes: number,
  chunks: number,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', reject);
    socket.on('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
      socket.destroy();
    });
    const head = Object.entries(keys).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${queries} HTTP/1.1\r\nhost: x\r\n${head.join('')}transfer-encoding: chunked\r\n\r\n`,
    );
    const chunk = 'x'.repeat(chunkBytes);
    for (let at = 0; at < chunks; at += 1)
      socket.write(`${chunkBytes.toString(16)}\r\n${chunk}\r\n`);
    socket.write('0\r\n\r\n');
  });
}
