import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { changeListing } from '#test/factories/change-listings.ts';
import { listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

let site: TestSite;
let bed: FrontBed;
let changes = 0;
/** What reached the app. */
let routed: string[] = [];
let networks = 0;
const from = (network = `198.51.100.${(networks += 1)}`) => ({ 'x-forwarded-for': network });

beforeAll(async () => {
  site = await createTestSite({
    listings: listings(40),
    parts: {
      trustedProxies: 1,
      stamp: () => changes,
      apiLimits: { api: { burst: 5, refillMs: 60_000, mostKeys: 100 } },
    },
  });
  const { app } = site;
  bed = await createFrontBed(
    {
      fetch(request, bindings) {
        routed.push(new URL(request.url).pathname);
        return app.fetch(request, bindings);
      },
      answerKept: app.answerKept,
    },
    { trustedProxies: 1 },
  );
});
beforeEach(() => {
  changes += 1;
  routed = [];
});
afterAll(async () => {
  await bed.close();
  await site.close();
});

const list = '/api/v1/buses?category=shuttle&limit=5';
const own = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']);
const shared = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));

it.each<[string, Record<string, string>]>([
  ['as it is', {}],
  ['compressed', { 'accept-encoding': 'gzip' }],
])('an answer asked for before is the same, headers and all, %s', async (_, headers) => {
  const first = await bed.get(list, { ...from(), ...headers });
  const again = await bed.get(list, { ...from(), ...headers });
  expect(first.status).toBe(200);
  expect(again.body.equals(first.body)).toBe(true);
  expect(shared(again.headers)).toEqual(shared(first.headers));
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(routed).toHaveLength(1);
});

it('is 304 to whoever has it, and made anew when something has changed', async () => {
  const first = await bed.get(list, from());
  const tag = String(first.headers.etag);
  const held = await bed.get(list, { ...from(), 'if-none-match': tag });
  expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, tag]);
  expect(held.headers['content-type']).toBeUndefined();
  const { id } = (JSON.parse(first.text) as { buses: { id: number }[] }).buses[0]!;
  await changeListing(site.repository, id, { details: { priceCents: 7_654_300 } });
  await site.refresh.refresh();
  changes += 1;
  const changed = await bed.get(list, {
    ...from(),
    'accept-encoding': 'gzip',
    'if-none-match': tag,
  });
  expect(gunzipSync(changed.body).toString()).toContain('7654300');
  expect(routed).toHaveLength(2);
});

it('takes from the same allowance as one that is made', async () => {
  const one = from('203.0.113.9');
  const answers = [];
  for (let turn = 0; turn < 6; turn += 1) answers.push(await bed.get(list, one));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.map(({ headers }) => headers.ratelimit)).toMatchObject(
    [4, 3, 2, 1, 0, 0].map((left) => expect.stringMatching(`^"api";r=${left}`) as string),
  );
  expect(answers.at(-1)?.headers['content-type']).toBe('application/problem+json');
});

it.each<[string, string, Record<string, string>, number]>([
  ['HEAD', 'HEAD', {}, 200],
  ['another method', 'DELETE', {}, 405],
  ['a key', 'GET', { authorization: 'Bearer none' }, 200],
  ['no JSON wanted', 'GET', { accept: 'text/html' }, 406],
])('%s is for the router', async (_, method, headers, status) => {
  await bed.get(list, from());
  const answer = await bed.get(list, { ...from(), ...headers }, method);
  expect(answer.status).toBe(status);
  expect(routed).toHaveLength(2);
});
