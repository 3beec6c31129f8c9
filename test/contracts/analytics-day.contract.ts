import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createScheduler } from '#server/jobs/scheduler.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { analyticsBed, pageViewed, upload, type AnalyticsBed } from '../http/analytics-bed.ts';

/**
 * One day of a small shop, written down by hand: who came, what they did, and the figures that must
 * come out, through the collector and the queue, on both databases.
 */
const visitors = {
  ada: { 'x-forwarded-for': '192.0.2.1' },
  ben: { 'x-forwarded-for': '192.0.2.2' },
  /** Ben's colleague behind the same address, with another browser. */
  eve: { 'x-forwarded-for': '192.0.2.2', 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
  robot: { 'x-forwarded-for': '192.0.2.9', 'user-agent': 'Googlebot/2.1' },
  shy: { 'x-forwarded-for': '192.0.2.4', 'sec-gpc': '1' },
};
type Visitor = keyof typeof visitors;
type Line = readonly [time: string, Visitor, name: string, properties: object];

const day: readonly Line[] = [
  ['08:00:00', 'ada', 'Page Viewed', { page: 'home' }],
  ['08:00:20', 'ada', 'Search Started', { source: 'home' }],
  ['08:00:30', 'ada', 'Search Query Submitted', { source: 'home', query: 'Church  Bus' }],
  ['08:00:31', 'ada', 'Page Viewed', { page: 'list' }],
  [
    '08:00:31',
    'ada',
    'Search Results Loaded',
    { source: 'list', query: 'Church Bus', resultCount: 31, page: 1 },
  ],
  [
    '08:01:00',
    'ada',
    'Search Filters Applied',
    { filter: 'seats', value: '15-24', source: 'list' },
  ],
  ['08:01:30', 'ada', 'Search Result Clicked', { busId: '1002', position: 3, source: 'list' }],
  ['08:01:31', 'ada', 'Page Viewed', { page: 'bus' }],
  [
    '08:01:31',
    'ada',
    'Bus Listing Viewed',
    { busId: '1002', make: 'MCI', year: 2015, price: 189_000 },
  ],
  [
    '08:03:00',
    'ada',
    'Contact Inquiry',
    { inquiryType: 'form', formLocation: 'bus_detail_page', busId: '1002' },
  ],
  ['09:10:00', 'ben', 'Page Viewed', { page: 'list' }],
  ['09:10:01', 'ben', 'Search Query Submitted', { source: 'desktop', query: 'zeppelin' }],
  ['09:10:02', 'ben', 'Search Results Loaded', { source: 'typing', query: 'zepp', resultCount: 0 }],
  [
    '09:10:03',
    'ben',
    'Search Results Loaded',
    { source: 'list', query: 'zeppelin', resultCount: 0, page: 1 },
  ],
  ['09:11:00', 'ben', 'Search Query Submitted', { source: 'desktop', query: 'church bus' }],
  ['09:11:10', 'ben', 'Search Query Submitted', { source: 'desktop', query: 'ben@example.com' }],
  ['09:11:20', 'ben', 'Search Result Clicked', { busId: '1002', position: 1, source: 'desktop' }],
  ['09:11:21', 'ben', 'Bus Listing Viewed', { busId: '1002' }],
  ['09:12:00', 'ben', 'Bus Listing Viewed', { busId: '1007' }],
  ['12:00:00', 'eve', 'Page Viewed', { page: 'sell' }],
  ['12:00:00', 'eve', 'Sell Step Viewed', { step: 'describe' }],
  ['12:09:00', 'eve', 'Sell Step Submitted', { step: 'describe' }],
  ['12:09:01', 'eve', 'Sell Step Viewed', { step: 'photos' }],
  ['12:15:00', 'eve', 'Sell Step Submitted', { step: 'photos' }],
  ['12:15:01', 'eve', 'Sell Step Viewed', { step: 'done' }],
  ['13:00:00', 'ben', 'Page Viewed', { page: 'sell' }],
  ['13:00:00', 'ben', 'Sell Step Viewed', { step: 'describe' }],
  ['15:00:00', 'robot', 'Page Viewed', { page: 'home' }],
  ['15:00:01', 'robot', 'Bus Listing Viewed', { busId: '1002' }],
  ['16:00:00', 'shy', 'Page Viewed', { page: 'home' }],
  ['16:00:10', 'shy', 'Search Query Submitted', { source: 'home', query: 'coach' }],
  ['23:59:59', 'ada', 'Bus Category Clicked', { category: 'coach', source: 'menu' }],
];

describeDatabases("a day's traffic", (database) => {
  let bed: AnalyticsBed;
  beforeEach(async () => {
    bed = await analyticsBed({ database });
  });
  afterEach(() => bed.close());

  /** Ten seconds to a minute late, in small batches, each sent twice: a lost answer is repeated. */
  const replay = async () => {
    for (const [at, [time, visitor, name, properties]] of day.entries()) {
      const happenedMs = Date.parse(`2026-11-02T${time}.000Z`);
      bed.clock.now = new Date(happenedMs);
      const body = {
        ...upload({
          event_type: name,
          event_properties: properties,
          insert_id: `line-${at}`,
          time: happenedMs - 10,
        }),
        client_upload_time: bed.clock.now.toISOString(),
      };
      expect((await bed.post(body, visitors[visitor])).status).toBe(200);
      if (at % 3 === 0) await bed.post(body, visitors[visitor]);
      if (at % 7 === 0) await bed.analytics.queue?.flush();
    }
    await bed.analytics.queue?.flush();
  };

  it('gives the charts the exact figures', async () => {
    await replay();
    // The next day begins; it must not show in the figures of this one.
    bed.clock.now = new Date('2026-11-03T06:00:00.000Z');
    await bed.post(upload(pageViewed()), visitors.ada);
    await bed.analytics.queue?.flush();

    const insight = bed.figures;
    const range = { from: '2026-11-02', to: '2026-11-02' };
    const figures = {
      visitors: await insight.visitorsByDay({ from: '2026-11-01', to: '2026-11-03' }),
      pages: await insight.pageViewsByKind(range),
      pagesByDay: await insight.pageViewsByDay(range),
      searches: await insight.topSearches(range, 10),
      nothingFound: await insight.searchesWithoutResults(range, 10),
      positions: await insight.resultClicks(range),
      buses: await insight.mostViewedBuses(range, 10),
      inquiries: await insight.inquiriesByBus(range),
      places: await insight.inquiriesByLocation(range),
      categories: await insight.categoryClicks(range),
      sell: await insight.sellFunnel(range),
      sellSteps: await insight.sellSteps(range),
      filters: await insight.filtersUsed(range, 10),
      robots: await insight.botEvents(range),
      views: await insight.eventsByDay('Bus Listing Viewed', range),
    };
    expect(figures).toEqual({
      visitors: [
        { day: '2026-11-01', count: 0 },
        { day: '2026-11-02', count: 3 },
        { day: '2026-11-03', count: 1 },
      ],
      pages: [
        { key: 'list', count: 2 },
        { key: 'sell', count: 2 },
        { key: 'bus', count: 1 },
        { key: 'home', count: 1 },
      ],
      pagesByDay: [{ day: '2026-11-02', count: 6 }],
      searches: [
        { key: 'church bus', count: 2 },
        { key: 'zeppelin', count: 1 },
      ],
      nothingFound: [{ key: 'zeppelin', count: 1 }],
      positions: [
        { key: 'desktop 1', count: 1 },
        { key: 'list 3', count: 1 },
      ],
      buses: [
        { busId: 1002, count: 2 },
        { busId: 1007, count: 1 },
      ],
      inquiries: [{ key: '1002', count: 1 }],
      places: [{ key: 'bus_detail_page', count: 1 }],
      categories: [{ key: 'coach', count: 1 }],
      sell: [
        { step: 'describe', views: 2 },
        { step: 'photos', views: 1 },
        { step: 'done', views: 1 },
      ],
      sellSteps: [
        { key: 'describe viewed', count: 2 },
        { key: 'describe submitted', count: 1 },
        { key: 'done viewed', count: 1 },
        { key: 'photos submitted', count: 1 },
        { key: 'photos viewed', count: 1 },
      ],
      filters: [{ key: 'seats=15-24', count: 1 }],
      robots: 2,
      views: [{ day: '2026-11-02', count: 3 }],
    });
  });

  it('gives them still when the raw events are gone, rare words apart', async () => {
    await replay();
    bed.clock.now = new Date('2026-12-20T00:00:00.000Z');
    const scheduler = createScheduler({ log: createLogger('silent'), now: () => bed.clock.now });
    onTestFinished(() => scheduler.stop());
    scheduler.add(bed.area.every);
    const { kysely } = bed.fresh.database;
    await expect
      .poll(async () => (await kysely.selectFrom('analytics_events').selectAll().execute()).length)
      .toBe(0);
    const range = { from: '2026-11-02', to: '2026-11-02' };
    expect(await bed.figures.visitorsByDay(range)).toEqual([{ day: '2026-11-02', count: 3 }]);
    expect(await bed.figures.topSearches(range, 10)).toEqual([{ key: '(rare words)', count: 3 }]);
    expect(await bed.figures.mostViewedBuses(range, 1)).toEqual([{ busId: 1002, count: 2 }]);
  });
});
