import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHostedBusSearch } from '#adapters/search-algolia/hosted-bus-search.ts';
import type { BusSearch } from '#domain/search/bus-search.ts';

/** A hosted service that is broken, or taken over: its answers are somebody else's data. */
let server: Server;
let answer = '';
let search: BusSearch;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  search = createHostedBusSearch({
    applicationId: 'APP',
    apiKey: 'key',
    indexName: 'buses_v2',
    origin: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const find = () =>
  search.execute({
    text: 'bus',
    groups: [],
    facets: ['make'],
    sort: 'default',
    offset: 0,
    limit: 8,
    relaxWords: true,
  });

it.each([
  '<html>It works!</html>',
  '',
  'null',
  '[]',
  '{}',
  '{"results":[]}',
  '{"results":[null]}',
  '{"results":[{"hits":{},"nbHits":1}]}',
  '{"results":[{"hits":[],"nbHits":"many"}]}',
  '{"results":[{"hits":[],"nbHits":-1}]}',
  '{"results":[{"hits":[],"nbHits":1,"facets":{"make":{"MCI":"<b>"}}}]}',
  '{"results":[{"hits":[],"nbHits":1},{"hits":[],"nbHits":1}]}',
])('rejects %s', async (text) => {
  answer = text;
  await expect(find()).rejects.toThrow();
});

it('drops hits that are no listing', async () => {
  const ids = ['5', 'a/b?c#d', '-1', '1e3', '0', '', '9'.repeat(30), 7, null, { a: 1 }];
  const hits = [...ids.map((objectID) => ({ objectID })), {}, null, 'x'];
  answer = JSON.stringify({
    results: [{ hits, nbHits: 12, queryAfterRemoval: 'bus <em><script></em> <em>a b</em>' }],
  });
  expect(await find()).toEqual({
    total: 12,
    ids: [5],
    facets: { make: {} },
    droppedWords: ['<script>', 'a', 'b'],
  });
});
