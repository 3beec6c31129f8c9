import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClaimedJob } from '#domain/outbox.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import { indexNowHandler, indexNowTopic } from '#server/jobs/index-now.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

const key = '3f1c9a7be2d84460';
let site: TestSite;
let server: Server;
let endpoint: string;
let answerWith = 200;
const received: unknown[] = [];

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1 }),
      aListing({ id: 2, status: 'draft' }),
      aListing({ id: 3, status: 'sold' }),
    ],
    parts: { indexNowKey: key },
  });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.writeHead(answerWith).end();
    });
  });
  endpoint = `http://127.0.0.1:${await listenLocally(server)}/indexnow`;
});
afterAll(async () => {
  server.close();
  await site.close();
});

const jobs = (...ids: number[]): ClaimedJob[] =>
  ids.map((id) => ({
    id,
    topic: indexNowTopic,
    key: String(id),
    payload: null,
    attempt: 1,
    leaseToken: 'lease',
    generation: 1,
  }));
const tell = (...ids: number[]) =>
  indexNowHandler({
    key,
    siteUrl: 'https://omnibus.example',
    repository: site.repository,
    endpoint,
  }).handle(jobs(...ids), AbortSignal.timeout(30_000));

it('submits changed pages that have been public, in every language, and no draft', async () => {
  await tell(1, 2, 3, 99);
  expect(received).toEqual([
    {
      host: 'omnibus.example',
      key,
      keyLocation: `https://omnibus.example/${key}.txt`,
      urlList: [
        '/buses/1-2018-starcraft-allstar-25-passenger-shuttle',
        '/es/buses/1-2018-starcraft-allstar-25-passenger-shuttle',
        '/fr/buses/1-2018-starcraft-allstar-25-passenger-shuttle',
        '/buses/3-2018-starcraft-allstar-25-passenger-shuttle',
        '/es/buses/3-2018-starcraft-allstar-25-passenger-shuttle',
        '/fr/buses/3-2018-starcraft-allstar-25-passenger-shuttle',
      ].map((path) => `https://omnibus.example${path}`),
    },
  ]);
});

it('asks nobody when there is nothing to tell', async () => {
  const before = received.length;
  await tell(2, 99);
  expect(received.length).toBe(before);
});

it('tries again when engines are busy, and gives up when they refuse the key', async () => {
  answerWith = 429;
  await expect(tell(1)).rejects.not.toBeInstanceOf(PermanentFailure);
  answerWith = 403;
  await expect(tell(1)).rejects.toBeInstanceOf(PermanentFailure);
});

it('serves the file that proves the key, and only with a key', async () => {
  expect(await (await site.get(`/${key}.txt`)).text()).toBe(key);
  const without = await createTestSite();
  expect((await without.get(`/${key}.txt`)).status).toBe(404);
  await without.close();
});
