import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { Counter } from '#domain/analytics/counters.ts';
import { createScheduler } from '#server/jobs/scheduler.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import {
  createAnalyticsQueue,
  type AnalyticsQueue,
  type QueueSettings,
} from '#server/http/analytics/analytics-queue.ts';
import { generatedEvents } from '#test/factories/analytics-traffic.ts';

const now = new Date('2026-11-02T12:00:00.000Z');
const events = generatedEvents(1_000, 6, '2026-11-01');
let queue: AnalyticsQueue | null = null;
let scheduler: ReturnType<typeof createScheduler>;
beforeEach(() => {
  scheduler = createScheduler({ log: createLogger('silent'), now: () => now });
});
afterEach(async () => {
  await scheduler.stop();
  await queue?.stop();
  queue = null;
});

/** A database that is told when to fail, and remembers each transaction. */
function bed(settings: Partial<QueueSettings>, hasRoom?: () => Promise<boolean>) {
  const slices: { ids: string[]; receivedDay: string }[] = [];
  const counted: Counter[] = [];
  /** `meanwhile`: what happens while counts are stored. */
  const state = { broken: false, meanwhile() {} };
  queue = createAnalyticsQueue({
    store: {
      async add(slice, { receivedDay }) {
        if (state.broken) throw new Error('the disk is full');
        slices.push({ ids: slice.map(({ insertId }) => insertId), receivedDay });
        return slice;
      },
      async count(counters) {
        state.meanwhile();
        if (state.broken) throw new Error('the disk is full');
        counted.push(...counters);
      },
      isForGood: () => false,
    },
    forward: false,
    log: createLogger('silent'),
    hasRoom,
    settings: { flushMs: 3_600_000, breathMs: 0, ...settings },
  });
  scheduler.add(queue.every);
  return { queue, slices, counted, state };
}

const ids = (list: readonly AnalyticsEvent[]) => list.map(({ insertId }) => insertId);

it('stores in slices, in order, each event once', async () => {
  const { queue: tested, slices } = bed({ slice: 150 });
  expect(tested.offer(events.slice(0, 400), now)).toBe(true);
  const flushing = tested.flush();
  expect(tested.offer(events.slice(400, 500), now)).toBe(true);
  await Promise.all([flushing, tested.flush(), tested.flush()]);
  expect(slices.flatMap((slice) => slice.ids)).toEqual(ids(events.slice(0, 500)));
  expect(Math.max(...slices.map((slice) => slice.ids.length))).toBe(150);
});

it('stores no more of one day than may be kept, and nothing while the disk has no room', async () => {
  const day = bed({ mostADay: 150 }).queue;
  expect(day.offer(events.slice(0, 100), now)).toBe(true);
  await day.flush();
  expect(day.offer(events.slice(100, 200), now)).toBe(false);
  expect(day.offer(events.slice(100, 150), now)).toBe(true);
  expect(day.offer(events.slice(150, 200), new Date(now.getTime() + 86_400_000))).toBe(true);
  await day.stop();

  let room = false;
  const { queue: tested } = bed({ flushMs: 5 }, async () => room);
  await vi.waitUntil(() => !tested.offer(events.slice(0, 1), now));
  room = true;
  await vi.waitUntil(() => tested.offer(events.slice(0, 1), now));
});

it('takes a batch whole or not at all, and never more than it may hold', async () => {
  const { queue: tested, slices } = bed({ mostWaiting: 100 });
  expect(tested.offer(events.slice(0, 90), now)).toBe(true);
  expect(tested.offer(events.slice(90, 110), now)).toBe(false);
  expect(tested.offer(events.slice(90, 100), now)).toBe(true);
  expect(tested.offer(events.slice(100, 101), now)).toBe(false);
  await tested.flush();
  expect(slices.flatMap((slice) => slice.ids)).toEqual(ids(events.slice(0, 100)));
  expect(tested.offer(events.slice(101, 201), now)).toBe(true);
});

it('keeps what could not be stored and stores it later', async () => {
  const { queue: tested, slices, counted, state } = bed({ slice: 50 });
  tested.offer(events.slice(0, 120), now);
  tested.count('refused', 'malformed', 2, now);
  state.broken = true;
  await tested.flush();
  await tested.flush();
  expect(slices).toEqual([]);
  state.broken = false;
  await tested.flush();
  expect(slices.flatMap((slice) => slice.ids)).toEqual(ids(events.slice(0, 120)));
  expect(counted).toEqual([{ day: '2026-11-02', metric: 'refused', key: 'malformed', count: 2 }]);
});

it('keeps counts that could not be stored, and adds what comes meanwhile', async () => {
  const { queue: tested, counted, state } = bed({});
  tested.count('refused', 'a', 2, now);
  state.meanwhile = () => {
    tested.count('refused', 'a', 1, now);
    tested.count('refused', 'b', 1, now);
  };
  state.broken = true;
  await tested.flush();
  state.broken = false;
  await tested.flush();
  state.meanwhile = () => {};
  await tested.flush();
  expect(counted.map(({ key, count }) => [key, count])).toEqual([
    ['a', 3],
    ['b', 1],
    // What came while those were stored.
    ['a', 1],
    ['b', 1],
  ]);
});

it('keeps no more different counts while the database is away than at other times', async () => {
  const { queue: tested, counted, state } = bed({});
  let keys = 0;
  state.meanwhile = () => {
    for (let more = 0; more < 400; more++) tested.count('refused', `key ${keys++}`, 1, now);
  };
  state.broken = true;
  tested.count('refused', 'first', 1, now);
  for (let turn = 0; turn < 3; turn++) await tested.flush();
  Object.assign(state, { broken: false, meanwhile() {} });
  await tested.flush();
  expect(counted).toHaveLength(500);
});

it('never mixes the days that events came in', async () => {
  const { queue: tested, slices } = bed({ slice: 100 });
  tested.offer(events.slice(0, 30), new Date('2026-11-02T23:59:59.999Z'));
  tested.offer(events.slice(30, 60), new Date('2026-11-03T00:00:00.000Z'));
  await tested.flush();
  expect(slices.map(({ receivedDay, ids: some }) => [receivedDay, some.length])).toEqual([
    ['2026-11-02', 30],
    ['2026-11-03', 30],
  ]);
});

it('adds up what it counts and is not filled by a flood of names', async () => {
  const { queue: tested, counted } = bed({});
  for (let at = 0; at < 3_000; at += 1) tested.count('automatic', `name ${at % 1_000}`, 1, now);
  await tested.flush();
  expect(counted).toHaveLength(500);
  expect(new Set(counted.map(({ count }) => count))).toEqual(new Set([3]));
});
