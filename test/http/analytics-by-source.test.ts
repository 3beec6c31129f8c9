import { afterEach, beforeEach, expect, it } from 'vitest';
import { otherSources } from '#domain/analytics/visit-source.ts';
import { mostSources } from '#server/http/analytics/source-events.ts';
import { analyticsBed, upload, type AnalyticsBed } from './analytics-bed.ts';

let bed: AnalyticsBed;
beforeEach(async () => {
  bed = await analyticsBed();
});
afterEach(() => bed.close());

const today = { from: '2026-11-02', to: '2026-11-02' };
const seen = (source: unknown, name = 'Embed Viewed') => ({
  event_type: name,
  event_properties: { source },
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const partners = async (limit = 15) => {
  await bed.analytics.queue?.flush();
  return bed.figures.partners(today, limit);
};

it('counts a visitor of a source once a day, however often the frame is shown', async () => {
  const body = upload(seen('a.example'), seen('A.EXAMPLE'), seen('b.example'));
  await Promise.all([bed.post(body), bed.post(body)]);
  await bed.post(upload(seen('a.example', 'Embed Followed'), seen('a.example', 'Embed Followed')));
  await bed.post(upload(seen('a.example')), from('203.0.113.9'));
  expect(await partners()).toEqual([
    { source: 'a.example', views: 2, visits: 1 },
    { source: 'b.example', views: 1, visits: 0 },
  ]);
});

it('is no visitor of ours until a link is followed', async () => {
  await bed.post(upload(seen('a.example')));
  await partners();
  expect((await bed.figures.visitorsByDay(today))[0]?.count).toBe(0);
  await bed.post(upload(seen('a.example', 'Embed Followed')));
  await partners();
  expect((await bed.figures.visitorsByDay(today))[0]?.count).toBe(1);
});

it('counts programs apart, and nobody who asked not to be counted', async () => {
  await bed.post(upload(seen('a.example')), { 'user-agent': 'Googlebot/2.1' });
  await bed.post(upload(seen('a.example')), { 'sec-gpc': '1' });
  expect(await partners()).toEqual([]);
  expect(await bed.figures.botEvents(today)).toBe(1);
});

it.each(['https://a.example/page?name=ruth', 'ruth@a.example', '<b>', '', '-a', 'x'.repeat(100)])(
  'keeps no source such as %j',
  async (source) => {
    await bed.post(upload(seen(source)));
    expect(await partners()).toEqual([{ source: 'unknown', views: 1, visits: 0 }]);
  },
);

it('tells so many sources of a day apart and no more', async () => {
  const events = Array.from({ length: mostSources + 40 }, (_, at) => seen(`s${at}.example`));
  await bed.post(upload(...events));
  const found = await partners(1_000);
  expect(found).toHaveLength(mostSources + 1);
  expect(found.map(({ source }) => source)).toContain(otherSources);
  bed.clock.now = new Date('2026-11-03T12:00:00.000Z');
  await bed.post(upload(seen('late.example')));
  await bed.analytics.queue?.flush();
  const [tomorrow] = await bed.figures.partners({ from: '2026-11-03', to: '2026-11-03' }, 5);
  expect(tomorrow).toEqual({ source: 'late.example', views: 1, visits: 0 });
});
