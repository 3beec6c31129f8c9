import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf, type AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import type { Counter, Metric } from '#domain/analytics/counters.ts';
import type { Logger } from '../../ops/log/logger.ts';

export interface QueueSettings {
  /** Events kept in memory at most; more are refused. */
  mostWaiting: number;
  /** Events stored of one day at most, as this process received them. */
  mostADay: number;
  flushMs: number;
  /** Events in one transaction: 100 take 2 to 3 ms of the process, about as long as one page. */
  slice: number;
  /** Between two transactions, so that a lead never waits for more than one. */
  breathMs: number;
}

const queueSettings: QueueSettings = {
  mostWaiting: 20_000,
  mostADay: 1_000_000,
  flushMs: 1_000,
  slice: 100,
  breathMs: 20,
};

export type AnalyticsQueue = ReturnType<typeof createAnalyticsQueue>;

const mostCounters = 500;
const complainMs = 60_000;

/** Between the collector and the database: bounded, in short transactions, never in a lead's way. */
export function createAnalyticsQueue(parts: {
  store: Pick<AnalyticsStore, 'add' | 'count' | 'isForGood'>;
  forward: boolean;
  log: Pick<Logger, 'warn'>;
  /** False while the disk is kept for what matters more; asked at every flush. */
  hasRoom?(): Promise<boolean>;
  settings?: Partial<QueueSettings>;
}) {
  const { store, forward, log, hasRoom = async () => true } = parts;
  const settings = { ...queueSettings, ...parts.settings };
  let waiting: { event: AnalyticsEvent; receivedDay: string }[] = [];
  let counters = new Map<string, Counter>();
  let running: Promise<void> | null = null;
  let complainedMs = -complainMs;
  /** What the database refused for good, since the start, and why it refused the last. */
  let dropped = 0;
  let refusal: unknown = null;
  let room = true;
  let today = { day: '', events: 0 };

  const complain = (error: unknown) => {
    if (performance.now() - complainedMs < complainMs) return;
    complainedMs = performance.now();
    const line = { problem: String(error), waiting: waiting.length, dropped };
    log.warn(line, 'events could not be stored');
  };
  const count = (metric: Metric, key: string, more: number, day: string) => {
    const id = `${day} ${metric} ${key}`;
    const known = counters.get(id);
    if (known) known.count += more;
    else if (counters.size < mostCounters) counters.set(id, { day, metric, key, count: more });
  };

  /**
   * What the database would refuse tomorrow as well must not stop what stands behind it: it is looked for
   * by halves and dropped. `settle` hears of all, stored or dropped, in order.
   */
  const storeWhatFits = async <Item>(
    items: readonly Item[],
    put: (some: readonly Item[]) => Promise<unknown>,
    settle: (some: readonly Item[], isStored: boolean) => void,
  ): Promise<void> => {
    try {
      await put(items);
      settle(items, true);
    } catch (error) {
      if (!store.isForGood(error)) throw error;
      if (items.length === 1) {
        dropped += 1;
        refusal = error;
        return settle(items, false);
      }
      const half = Math.ceil(items.length / 2);
      for (const some of [items.slice(0, half), items.slice(half)])
        await storeWhatFits(some, put, settle);
    }
  };

  const drain = async () => {
    try {
      while (waiting.length > 0) {
        const { receivedDay } = waiting[0]!;
        let length = Math.min(waiting.length, settings.slice);
        while (waiting[length - 1]!.receivedDay !== receivedDay) length -= 1;
        await storeWhatFits(
          waiting.slice(0, length).map(({ event }) => event),
          (slice) => store.add(slice, { receivedDay, forward }),
          (slice, isStored) => {
            waiting.splice(0, slice.length);
            if (!isStored) count('refused', 'by the database', slice.length, receivedDay);
          },
        );
        await sleep(settings.breathMs);
      }
      if (counters.size > 0) {
        await storeWhatFits(
          [...structuredClone(counters)],
          (some) => store.count(some.map(([, counter]) => counter)),
          // Only now, so that what waits has one bound. Where the answer alone was lost, they count twice.
          (some) => {
            for (const [id, { count: counted }] of some) {
              const counter = counters.get(id)!;
              counter.count -= counted;
              if (counter.count === 0) counters.delete(id);
            }
          },
        );
      }
      if (refusal !== null) complain(refusal);
      refusal = null;
    } catch (error) {
      complain(error);
    }
  };
  const flush = async () => {
    // The one under way may have looked before the last events came.
    await running;
    running ??= drain().finally(() => {
      running = null;
    });
    await running;
  };
  const look = () => {
    hasRoom().then((answer) => (room = answer), complain);
    if (!running && waiting.length + counters.size > 0) void flush();
  };

  return {
    /** Takes all or none; false when there is no room. Nothing is stored yet when it returns. */
    offer(events: readonly AnalyticsEvent[], now: Date): boolean {
      const receivedDay = dayOf(now);
      if (today.day !== receivedDay) today = { day: receivedDay, events: 0 };
      const full =
        !room ||
        waiting.length + events.length > settings.mostWaiting ||
        today.events + events.length > settings.mostADay;
      if (full) return false;
      today.events += events.length;
      for (const event of events) waiting.push({ event, receivedDay });
      return true;
    },
    /** Counts what is not stored as an event. Never fails; a flood of keys is cut off. */
    count: (metric: Metric, key: string, more: number, now: Date): void =>
      count(metric, key, more, dayOf(now)),
    /** Stores what waits. Never throws: what cannot be stored waits or, without room, is dropped. */
    flush,
    /** Looks for room and for what waits. */
    every: [
      {
        name: 'events',
        everyMs: settings.flushMs,
        run: look,
        fault: 'events could not be looked at',
      },
    ],
    /** Stores what it can and ends. */
    async stop(): Promise<void> {
      await flush();
      waiting = [];
    },
  };
}
