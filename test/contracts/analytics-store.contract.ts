import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createAnalyticsStore } from '#db/repositories/analytics-store.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { analyticsForwardTopic } from '#domain/analytics/analytics-forwarder.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import { rareWords } from '#domain/analytics/counters.ts';
import { createAnalyticsQueue } from '#server/http/analytics/analytics-queue.ts';
import { generatedEvents } from '#test/factories/analytics-traffic.ts';
import { everyFigure } from '#test/factories/every-figure.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const range = { from: '2026-11-01', to: '2026-11-03' };

/** Written apart from the product's counters, from the events themselves. */
function recount(events: readonly AnalyticsEvent[], key: (event: AnalyticsEvent) => unknown) {
  const totals = new Map<string, number>();
  for (const event of events.filter(({ bot }) => !bot)) {
    const found = key(event);
    if (found === null || found === undefined) continue;
    totals.set(String(found), (totals.get(String(found)) ?? 0) + 1);
  }
  return [...totals]
    .map(([name, count]) => ({ key: name, count }))
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

describeDatabases('analytics store', ({ create }) => {
  let fresh: FreshDatabase;
  let store: AnalyticsStore;
  let insight: ReturnType<typeof everyFigure>;
  beforeEach(async () => {
    fresh = await create();
    store = createAnalyticsStore(fresh.database);
    insight = everyFigure(createDailyCounts(fresh.database));
  });
  afterEach(() => fresh.remove());

  it('counts words with half a character or without one, and what came beside them', async () => {
    const cut = `${'a'.repeat(79)}\u{1F68C}`;
    const events = ['bus', 'a\0b', 'a\ud800', cut].map((query, at): AnalyticsEvent => ({
      insertId: `odd-${at}`,
      name: 'Search Query Submitted',
      at: '2026-11-01T10:00:00.000Z',
      visitor: 'v',
      bot: false,
      properties: { source: 'list', query },
    }));
    await store.add(events, { receivedDay: '2026-11-01' });
    const found = await insight.topSearches(range, 10);
    const words = ['a\uFFFD', 'a\uFFFDb', `${'a'.repeat(79)}\uFFFD`, 'bus'];
    expect(found.map(({ key }) => key).toSorted()).toEqual(words.toSorted());
  });

  it('counts exactly what an independent recount finds', async () => {
    const events = generatedEvents(3_000, 7, range.from);
    for (let at = 0; at < events.length; at += 250) {
      await store.add(events.slice(at, at + 250), { receivedDay: '2026-11-01' });
    }
    const of = (name: string, property: string) => (event: AnalyticsEvent) =>
      event.name === name ? event.properties[property] : null;
    const lower = (value: unknown) => String(value).toLowerCase().split(/\s+/).join(' ');

    expect(await insight.events(range)).toEqual(recount(events, ({ name }) => name));
    expect(await insight.pageViewsByKind(range)).toEqual(
      recount(events, of('Page Viewed', 'page')),
    );
    expect(await insight.topSearches(range, 100)).toEqual(
      recount(events, ({ name, properties }) =>
        name === 'Search Query Submitted' ? lower(properties.query) : null,
      ),
    );
    expect(await insight.searchesWithoutResults(range, 100)).toEqual(
      recount(events, ({ name, properties: { source, resultCount, query } }) =>
        name === 'Search Results Loaded' && source === 'list' && resultCount === 0
          ? lower(query)
          : null,
      ),
    );
    expect(await insight.mostViewedBuses(range, 100)).toEqual(
      recount(events, of('Bus Listing Viewed', 'busId')).map(({ key, count }) => ({
        busId: Number(key),
        count,
      })),
    );
    expect(await insight.inquiriesByLocation(range)).toEqual(
      recount(events, of('Contact Inquiry', 'formLocation')),
    );
    expect(await insight.filtersUsed(range, 10)).toEqual(
      recount(events, ({ name, properties }) =>
        name === 'Search Filters Applied' ? `${properties.filter}=${properties.value}` : null,
      ),
    );
    expect(await insight.resultClicks(range)).toEqual(
      recount(events, ({ name, properties: { source, position } }) =>
        name === 'Search Result Clicked' ? `${source} ${position}` : null,
      ),
    );
    const sold = (name: string, step: string) =>
      events.filter((one) => !one.bot && one.name === name && one.properties.step === step).length;
    expect(await insight.sellFunnel(range)).toEqual(
      ['describe', 'photos', 'done'].map((step) => ({
        step,
        views: sold('Sell Step Viewed', step),
      })),
    );
    expect(await insight.botEvents(range)).toBe(events.filter(({ bot }) => bot).length);
    const people = new Set(events.filter(({ bot }) => !bot).map(({ visitor }) => visitor));
    expect(await insight.visitorsByDay(range)).toEqual([
      { day: '2026-11-01', count: people.size },
      { day: '2026-11-02', count: 0 },
      { day: '2026-11-03', count: 0 },
    ]);
    expect(await insight.pageViewsByDay(range)).toEqual(
      ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({
        day,
        count: events.filter(
          ({ name, bot, at }) => name === 'Page Viewed' && !bot && at.startsWith(day),
        ).length,
      })),
    );
  });

  it('stores an id once, in one slice, in many and on several nodes at once', async () => {
    const events = generatedEvents(200, 3, range.from);
    const sent = [...events, ...events.slice(0, 50)];
    const added = await Promise.all(
      [0, 1, 2, 3].map(() => store.add(sent, { receivedDay: '2026-11-01' })),
    );
    expect(
      added
        .flat()
        .map(({ insertId }) => insertId)
        .toSorted(),
    ).toEqual(events.map(({ insertId }) => insertId).toSorted());
    expect(await insight.events(range)).toEqual(recount(events, ({ name }) => name));
  });

  it('is given all but what the database refuses, and told of that once', async () => {
    const events = generatedEvents(200, 3, range.from);
    const nobodys = { visitor: null as unknown as string, bot: true };
    const sent = events.map((event, at) =>
      [7, 8, 150].includes(at) ? { ...event, ...nobodys } : event,
    );
    const warned: object[] = [];
    const queue = createAnalyticsQueue({
      store,
      forward: false,
      log: { warn: (line: object) => warned.push(line) },
      settings: { breathMs: 0 },
    });
    const now = new Date('2026-11-01T23:00:00.000Z');
    queue.offer(sent, now);
    queue.count('automatic', 'open', 2, now);
    queue.count(null as unknown as 'automatic', 'nothing', 1, now);
    await queue.flush();
    const stored = await fresh.database.kysely
      .selectFrom('analytics_events')
      .select('visitor')
      .execute();
    expect(stored).toHaveLength(197);
    const counted = createDailyCounts(fresh.database);
    expect(await counted.byKey('automatic', range, 9)).toEqual([{ key: 'open', count: 2 }]);
    expect(await counted.byKey('refused', range, 9)).toEqual([
      { key: 'by the database', count: 3 },
    ]);
    expect(warned).toMatchObject([{ waiting: 0, dropped: 4 }]);
    await queue.stop();
    expect(await counted.byKey('automatic', range, 9)).toEqual([{ key: 'open', count: 2 }]);
  });

  it('keeps odd texts as they are', async () => {
    const odd = `'"<script>\\ “Größe” 🚌 \n%_ null`;
    const event = { ...generatedEvents(1, 1, range.from)[0]!, bot: false, insertId: `a'"\\b` };
    const properties = { source: 'home', query: odd };
    await store.add([{ ...event, name: 'Search Query Submitted', properties }], {
      receivedDay: '2026-11-01',
    });
    const [row] = await fresh.database.kysely.selectFrom('analytics_events').selectAll().execute();
    expect(row).toMatchObject({ insert_id: `a'"\\b`, bot: 0, at: event.at });
    expect(JSON.parse(row!.properties)).toEqual(properties);
    const [found] = await insight.topSearches(range, 5);
    expect(found?.key).toBe(`'"<script>\\ “größe” 🚌 %_ null`);
  });

  it('has one salt a day for all nodes', async () => {
    const salts = await Promise.all([1, 2, 3, 4].map(() => store.saltOf('2026-11-01')));
    expect(new Set(salts).size).toBe(1);
    expect(salts[0]).toMatch(/^[\da-f]{64}$/);
    expect(await store.saltOf('2026-11-02')).not.toBe(salts[0]);
  });

  it('deletes old events, salts, visitors and rare words, and keeps every total', async () => {
    const events = generatedEvents(600, 5, range.from);
    await store.add(events, { receivedDay: '2026-11-01' });
    await store.saltOf('2026-11-01');
    const names = await insight.events(range);
    const total = (figures: { count: number }[]) =>
      figures.reduce((sum, one) => sum + one.count, 0);
    const searches = total(await insight.topSearches(range, 1_000));
    const once = { ...events[0]!, bot: false, insertId: 'once', at: '2026-11-01T10:00:00.000Z' };
    await store.add(
      [{ ...once, name: 'Search Query Submitted', properties: { query: 'ada lovelace' } }],
      { receivedDay: '2026-11-01' },
    );
    let deleted = 0;
    for (;;) {
      const days = { eventsBefore: '2026-11-03', today: '2026-11-04', limit: 100 };
      const count = await store.deleteOld(days);
      deleted += count;
      if (count < 100) break;
    }
    expect(deleted).toBe(1 + events.filter(({ at }) => at < '2026-11-03').length);
    const { kysely } = fresh.database;
    expect(await kysely.selectFrom('analytics_salts').selectAll().execute()).toEqual([]);
    expect(await kysely.selectFrom('analytics_visitors').selectAll().execute()).toEqual([]);
    const words = await insight.topSearches(range, 1_000);
    expect(words.map(({ key }) => key)).not.toContain('ada lovelace');
    expect(words.map(({ key }) => key)).toContain(rareWords.key);
    expect(total(words)).toBe(searches + 1);
    expect(total(await insight.events(range))).toBe(total(names) + 1);
  });

  it('stores the job of forwarding with the events, and none for programs', async () => {
    const events = generatedEvents(50, 9, range.from);
    const outbox = createOutbox(fresh.database);
    await store.add(events, { receivedDay: '2026-11-01', forward: true });
    await store.add(events, { receivedDay: '2026-11-01', forward: true });
    const jobs = await outbox.claim({ topic: analyticsForwardTopic, limit: 10, leaseMs: 1_000 });
    expect(jobs).toHaveLength(1);
    expect(jobs[0]!.payload).toEqual(events.filter(({ bot }) => !bot));
  });
});
