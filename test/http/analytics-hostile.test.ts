import { afterEach, beforeEach, expect, it } from 'vitest';
import { analyticsBed, pageViewed, upload, type AnalyticsBed } from './analytics-bed.ts';

let bed: AnalyticsBed;
beforeEach(async () => {
  bed = await analyticsBed();
});
afterEach(() => bed.close());

const today = { from: '2026-11-02', to: '2026-11-02' };
const event = (event_type: unknown, event_properties: unknown, more: object = {}) => ({
  event_type,
  event_properties,
  ...more,
});
const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

it.each([
  ['', 400],
  ['{', 400],
  ['null', 400],
  ['[]', 400],
  ['"text"', 400],
  ['17', 400],
  ['{}', 400],
  ['{"api_key":"x"}', 400],
  ['{"api_key":"x","events":{}}', 400],
  ['{"api_key":"x","events":[]}', 400],
  ['{"api_key":7,"events":[{}]}', 400],
  ['{"api_key":"x","events":[null]}', 400],
  ['{"api_key":"x","events":[[]]}', 400],
  ['{"api_key":"x","events":[17]}', 400],
  [`{"api_key":"x","events":[${deep}]}`, 400],
  [deep, 400],
  ['\u0000\u0001', 400],
  [`{"api_key":"${'x'.repeat(1_100_000)}","events":[]}`, 413],
])('answers %.60j with %i and stores nothing', async (body, status) => {
  const answer = await bed.post(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: status, error: expect.any(String) });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await bed.stored()).toEqual([]);
});

it('takes the content types of its clients, and no other', async () => {
  const one = JSON.stringify(upload(pageViewed({})));
  for (const type of ['application/json', 'text/plain;charset=UTF-8'])
    expect([type, (await bed.post(one, { 'content-type': type })).status]).toEqual([type, 200]);
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'image/png']) {
    const answer = await bed.post(one, { 'content-type': type });
    expect([type, answer.status]).toEqual([type, 415]);
    expect(await answer.json()).toMatchObject({ code: 415, error: expect.any(String) });
  }
});

it.each([
  ['a type that is no text', event(17, {}), 'event_type'],
  ['no type', event(undefined, {}), 'event_type'],
  ['an unknown page', event('Page Viewed', { page: '<script>' }), 'event_properties'],
  ['no properties', event('Page Viewed', undefined), 'event_properties'],
  ['properties as a list', event('Page Viewed', ['home']), 'event_properties'],
  ['a bus id in words', event('Bus Listing Viewed', { busId: "1' or 1=1" }), 'event_properties'],
  ['a count in words', event('Search Filters Cleared', { count: '3' }), 'event_properties'],
  [
    'a negative position',
    event('Search Result Clicked', { busId: '1', position: -1 }),
    'event_properties',
  ],
  ['a huge price', event('Bus Listing Viewed', { busId: '1', price: 1e300 }), 'event_properties'],
  ['an id that is no text', pageViewed({ insert_id: { $ne: null } }), 'insert_id'],
  ['an id with line breaks', pageViewed({ insert_id: 'a\nb' }), 'insert_id'],
  ['a huge id', pageViewed({ insert_id: 'x'.repeat(5_000) }), 'insert_id'],
  ['a time in words', pageViewed({ time: 'yesterday' }), 'time'],
  ['a time long ago', pageViewed({ time: -1 }), 'time'],
])('names %s with its place and stores none of the batch', async (_, faulty, field) => {
  const answer = await bed.post(upload(pageViewed(), faulty, pageViewed()));
  expect(answer.status).toBe(400);
  const body = await answer.json();
  const places = { ...body.events_with_invalid_fields, ...body.events_with_missing_fields };
  expect(places).toEqual({ [field]: [1] });
  expect(JSON.stringify(body)).not.toMatch(/script|or 1=1|yesterday/);
  expect(await bed.stored()).toEqual([]);
});

it('cuts long texts and drops what the catalogue does not know', async () => {
  await bed.post(
    upload(
      event('Search Query Submitted', {
        source: 'home',
        query: 'bus '.repeat(10_000),
        email: 'ada@example.com',
        __proto__: { admin: true },
        constructor: 'x',
      }),
    ),
  );
  const [row] = await bed.stored();
  const properties = JSON.parse(row!.properties);
  expect(Object.keys(properties).toSorted()).toEqual(['query', 'source']);
  expect(properties.query.length).toBeLessThanOrEqual(100);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

it('refuses more events than one upload may have', async () => {
  const many = Array.from({ length: 1_001 }, () => event('Search Filters Cleared', { count: 0 }));
  expect((await bed.post(upload(...many))).status).toBe(413);
  expect(await bed.stored()).toEqual([]);
});

it('refuses pages of other sites, other methods and packed bodies', async () => {
  const cross = await bed.post(upload(pageViewed()), { 'sec-fetch-site': 'cross-site' });
  expect([cross.status, (await cross.json()).code]).toEqual([403, 403]);
  const packed = await bed.post(upload(pageViewed()), { 'content-encoding': 'gzip' });
  expect(packed.status).toBe(400);
  const { collector } = bed.analytics;
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await collector!.request('/2/httpapi', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await bed.stored()).toEqual([]);
});

it('slows down one network and leaves the others alone', async () => {
  await bed.close();
  bed = await analyticsBed({ limit: { burst: 10, refillMs: 1_000, mostKeys: 100 } });
  const batch = () => upload(...Array.from({ length: 12 }, () => pageViewed()));
  expect((await bed.post(batch())).status).toBe(200);
  const refused = await bed.post(batch());
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3');
  expect(await refused.json()).toMatchObject({ code: 429, throttled_events: [] });
  expect((await bed.post(batch(), { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  bed.clock.now = new Date(bed.clock.now.getTime() + 60_000);
  expect((await bed.post(batch())).status).toBe(200);
  expect(await bed.stored()).toHaveLength(36);
  expect(await bed.figures.refusals(today)).toEqual([{ key: 'too many', count: 1 }]);
});

it('answers 429, not 5xx, when the database cannot be reached', async () => {
  await bed.fresh.database.close();
  const answer = await bed.post(upload(pageViewed()));
  expect([answer.status, (await answer.json()).code]).toEqual([429, 429]);
});

it('counts every refusal by its reason', async () => {
  await bed.post('{');
  await bed.post(upload(event('Page Viewed', {}), event('Page Viewed', {})));
  await bed.post(upload(event('Nobody Knows', {})));
  await bed.post(upload(pageViewed()), { 'sec-fetch-site': 'cross-site' });
  await bed.analytics.queue?.flush();
  const refusals = await bed.figures.refusals(today);
  expect(Object.fromEntries(refusals.map(({ key, count }) => [key, count]))).toEqual({
    malformed: 1,
    invalid: 2,
    unknown: 1,
    foreign: 1,
  });
});

it('reads a few words of a batch, however many somebody writes into it', async () => {
  const chosen = (query: string) =>
    event('Search Result Clicked', { busId: '1', position: 1, query });
  const batch = Array.from({ length: 1_000 }, (_, at) => chosen(`bluebird skhool bus ${at % 900}`));
  expect((await bed.post({ api_key: 'x', events: batch })).status).toBe(200);
  expect(bed.searched).toEqual([0, 1, 2, 3, 4].map((at) => `bluebird skhool bus ${at}`));
});

it('charges for what it has to read, not only for the events in it', async () => {
  const long = `{"api_key":"x","events":[[${'{},'.repeat(320_000)}"\\u0000"]]}`;
  const statuses = [];
  for (let turn = 0; turn < 5; turn += 1) statuses.push((await bed.post(long)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
});
