import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  catalogueNames,
  sampleProperties,
  seededRandom,
} from '#test/factories/analytics-traffic.ts';
import { analyticsBed, pageViewed, upload, type AnalyticsBed } from './analytics-bed.ts';

let bed: AnalyticsBed;
beforeEach(async () => {
  bed = await analyticsBed();
});
afterEach(() => bed.close());

const today = { from: '2026-11-02', to: '2026-11-02' };
const refusals = async () => {
  await bed.analytics.queue?.flush();
  return Object.fromEntries(
    (await bed.figures.refusals(today)).map(({ key, count }) => [key, count]),
  );
};

it.each(['/2/httpapi', '/batch'])('takes every event of the catalogue at %s', async (path) => {
  const random = seededRandom(1);
  const events = catalogueNames.map((name) => ({
    event_type: name,
    event_properties: sampleProperties[name](random),
    insert_id: `id ${name}`.replaceAll(' ', '-'),
    time: bed.clock.now.getTime() - 5_000,
  }));
  const answer = await bed.post(upload(...events), {}, path);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    code: 200,
    events_ingested: events.length,
    payload_size_bytes: JSON.stringify(upload(...events)).length,
    server_upload_time: bed.clock.now.getTime(),
  });
  const rows = await bed.stored();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(catalogueNames.toSorted());
  for (const { name, properties, at, bot } of rows) {
    const sent = events.find((event) => event.event_type === name)!;
    expect(JSON.parse(properties), name).toEqual(sent.event_properties);
    expect([at, bot]).toEqual(['2026-11-02T11:59:55.000Z', 0]);
  }
});

it('stores a repeated upload once', async () => {
  const body = upload(pageViewed(), pageViewed());
  await bed.post(body);
  await bed.stored();
  await bed.post(body);
  await bed.post(body, { 'x-forwarded-for': '203.0.113.9' });
  expect(await bed.stored()).toHaveLength(2);
  expect((await bed.figures.pageViewsByDay(today))[0]?.count).toBe(2);
});

it('counts a visitor once a day and keeps no address', async () => {
  await bed.post(upload(pageViewed()));
  await bed.post(upload(pageViewed()));
  await bed.post(upload(pageViewed()), { 'x-forwarded-for': '203.0.113.9' });
  await bed.post(upload(pageViewed()), { 'user-agent': 'Mozilla/5.0 Firefox/132.0' });
  bed.clock.now = new Date('2026-11-03T12:00:00.000Z');
  await bed.post(upload(pageViewed()));
  const rows = await bed.stored();
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(4);
  const days = await bed.figures.visitorsByDay({ from: '2026-11-02', to: '2026-11-03' });
  expect(days.map(({ count }) => count)).toEqual([3, 1]);
  const { kysely } = bed.fresh.database;
  const everything = JSON.stringify([
    rows,
    await kysely.selectFrom('analytics_daily').selectAll().execute(),
    await kysely.selectFrom('analytics_visitors').selectAll().execute(),
  ]);
  expect(everything).not.toMatch(/198\.51|203\.0|Firefox|a-device/);
});

it.each(['sec-gpc', 'dnt'])('stores and counts nothing for %s', async (header) => {
  const answer = await bed.post(upload(pageViewed()), { [header]: '1' });
  expect(await answer.json()).toMatchObject({ code: 200, events_ingested: 0 });
  // Neither is that a page of another site sent it.
  await bed.post(upload(pageViewed()), { 'sec-fetch-site': 'cross-site', [header]: '1' });
  expect(await bed.stored()).toEqual([]);
  await bed.analytics.queue?.flush();
  const { kysely } = bed.fresh.database;
  expect(await kysely.selectFrom('analytics_daily').selectAll().execute()).toEqual([]);
});

it('clamps what comes from the future and puts right a clock that is off', async () => {
  const nowMs = bed.clock.now.getTime();
  await bed.post(upload(pageViewed({ insert_id: 'ahead', time: nowMs + 10 * 365 * 86_400_000 })));
  await bed.post({
    ...upload(pageViewed({ insert_id: 'slow', time: Date.parse('1999-12-31T23:00:00Z') })),
    client_upload_time: '1999-12-31T23:00:30.000Z',
  });
  const times = Object.fromEntries((await bed.stored()).map(({ insert_id: id, at }) => [id, at]));
  expect(times).toEqual({
    ahead: '2026-11-02T12:00:00.000Z',
    slow: '2026-11-02T11:59:30.000Z',
  });
});

it('refuses what is older than a week, with its place', async () => {
  const old = bed.clock.now.getTime() - 8 * 86_400_000;
  const answer = await bed.post(upload(pageViewed(), pageViewed({ time: old })));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ events_with_invalid_fields: { time: [1] } });
  expect(await bed.stored()).toEqual([]);
});

it('drops texts that look personal and keeps the rest', async () => {
  const search = (query: string) => ({
    event_type: 'Search Query Submitted',
    event_properties: { source: 'home', query },
  });
  await bed.post(
    upload(
      search('ada@example.com'),
      search('call 856 555 0100'),
      search('1BAKGCPA5JF338651'),
      search('<img src=x onerror=alert(1)>'),
      search('blue\u0000 bird\u202e'),
    ),
  );
  const queries = (await bed.stored()).map(({ properties }) => JSON.parse(properties).query);
  expect(queries.filter(Boolean).toSorted()).toEqual([
    '<img src=x onerror=alert(1)>',
    'blue  bird',
  ]);
  expect(await bed.figures.topSearches(today, 10)).toEqual([
    { key: '<img src=x onerror=alert(1)>', count: 1 },
    { key: 'blue bird', count: 1 },
  ]);
});

it('counts what the SDK sends by itself by name, and unknown names as one figure', async () => {
  const own = (event_type: string) => ({
    event_type,
    event_properties: { '[Amplitude] Page URL': 'https://x/sell-your-bus/status/secret' },
  });
  const answer = await bed.post(
    upload(
      own('[Amplitude] Page Viewed'),
      own('session_start'),
      own('[Amplitude] Page Viewed'),
      own('<script>alert(1)</script>'),
      own('__proto__'),
      { event_type: '$identify', user_id: 'ada', user_properties: { $set: { name: 'Ada' } } },
    ),
  );
  expect(answer.status).toBe(200);
  expect(await bed.stored()).toEqual([]);
  expect(await bed.figures.automaticEvents(today)).toEqual([
    { key: '[Amplitude] Page Viewed', count: 2 },
    { key: '$identify', count: 1 },
    { key: 'session_start', count: 1 },
  ]);
  expect(await refusals()).toEqual({ unknown: 2 });
  const daily = await bed.fresh.database.kysely.selectFrom('analytics_daily').selectAll().execute();
  expect(JSON.stringify(daily)).not.toMatch(/script|secret|Ada/i);
});

it('flags programs and counts them apart', async () => {
  await bed.post(upload(pageViewed()), { 'user-agent': 'curl/8.5.0' });
  expect((await bed.stored())[0]?.bot).toBe(1);
  expect(await bed.figures.botEvents(today)).toBe(1);
  expect((await bed.figures.visitorsByDay(today))[0]?.count).toBe(0);
  expect(await bed.figures.events(today)).toEqual([]);
});

it('tells of searches that ended with a suggestion', async () => {
  const click = (query?: string) => ({
    event_type: 'Search Result Clicked',
    event_properties: { busId: '7', position: 1, source: 'desktop', query },
  });
  await bed.post(upload(click('blue bird'), click()));
  await bed.post(upload(click('thomas')), { 'user-agent': 'curl/8' });
  expect(bed.searched).toEqual(['blue bird']);
});
