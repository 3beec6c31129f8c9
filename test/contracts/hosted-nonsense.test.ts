import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHostedBusSearch } from '#adapters/search-algolia/hosted-bus-search.ts';
import { AnswerTooLarge } from '#domain/foreign-answer.ts';
import { boundedRequester } from '#domain/search/bounded-requester.ts';
import type { BusSearch } from '#domain/search/bus-search.ts';
import { createSearchClient, findBusesWith } from '#site/islands/header-search/search-client.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

/** A hosted service that is broken, or taken over: its answers are somebody else's data. */
let server: Server;
let answer: string | Buffer = '';
let coding = '';
let search: BusSearch;

beforeEach(() => {
  coding = '';
});
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    if (coding) response.setHeader('content-encoding', coding);
    response.end(answer);
  });
  const port = await listenLocally(server);
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

/** Whole JSON that would be believed if it were read to its end. */
const large = Buffer.from(
  `{"pad":"${'x'.repeat(20_000_000)}","results":[{"hits":[{"objectID":"1"}],"nbHits":1}]}`,
);

it.each([
  ['as it is', () => large, ''],
  ['packed small', () => gzipSync(large), 'gzip'],
])('a large answer is cut off, on the server and in browsers: %s', async (_, make, packed) => {
  // Made before anybody asks: they wait a second, which this machine may need to make it.
  answer = make();
  coding = packed;
  await expect(find()).rejects.toThrow(AnswerTooLarge);
  const client = createSearchClient(
    { mode: 'own', applicationId: 'APP', searchKey: 'key', indexName: 'buses' },
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  const suggest = findBusesWith(client, 'buses', { hitsPerPage: 8, featuredWithoutWords: false });
  const question = { text: 'bus', category: '', seats: '' };
  await expect(suggest(question)).rejects.toThrow(AnswerTooLarge);
});

it('reads no more than 1 MB', async () => {
  let chunks = 0;
  const requester = boundedRequester(async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    return new Response(body);
  });
  const request = { url: 'http://search.example/', method: 'POST', headers: {} };
  await expect(
    requester.send({ ...request, connectTimeout: 60_000, responseTimeout: 60_000 }),
  ).rejects.toThrow(AnswerTooLarge);
  // Ten fit; one more says that it is too much, and one may be on its way.
  expect(chunks).toBeLessThanOrEqual(12);
});

it('takes no answer that breaks off', async () => {
  const requester = boundedRequester(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"results":['));
        controller.error(new Error('reset'));
      },
    });
    return new Response(body);
  });
  const request = { url: 'http://search.example/', method: 'POST', headers: {} };
  const sent = requester.send({ ...request, connectTimeout: 60_000, responseTimeout: 60_000 });
  expect(await sent).toMatchObject({ status: 0, isTimedOut: false });
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
