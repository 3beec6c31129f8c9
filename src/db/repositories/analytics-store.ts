import { randomBytes, randomUUID } from 'node:crypto';
import { dayOf, type AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { analyticsForwardTopic } from '#domain/analytics/analytics-forwarder.ts';
import { isElsewhere } from '#domain/analytics/event-catalogue.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import { countersOf, type Counter, type Metric } from '#domain/analytics/counters.ts';
import { storable } from '#domain/forms/read-text.ts';
import { isForGood } from '../database-faults.ts';
import type { Database } from '../database.ts';
import { addCounters, insertEvents, insertVisitors } from './analytics-bulk.ts';
import { deleteOldAnalytics } from './analytics-cleaning.ts';
import { addJobs } from './outbox-jobs.ts';

export function createAnalyticsStore(database: Database): AnalyticsStore {
  const { kysely, engine } = database;
  return {
    async add(slice, { receivedDay, forward = false }) {
      const events = firstOfEach(slice);
      if (events.length === 0) return [];
      return kysely.transaction().execute(async (trx) => {
        const added = await insertEvents(trx, engine, events);
        const fresh =
          added.size === events.length
            ? events
            : events.filter(({ insertId }) => added.has(insertId));
        if (fresh.length === 0) return [];
        const tally = new Tally();
        for (const event of fresh) {
          const day = dayOf(event.at);
          for (const [metric, key] of countersOf(event)) tally.add(day, metric, key, 1);
        }
        const ours = fresh.filter(({ bot, name }) => !bot && !isElsewhere(name));
        const people = new Set(ours.map(({ visitor }) => visitor));
        const seen = await insertVisitors(trx, engine, receivedDay, [...people]);
        if (seen > 0) tally.add(receivedDay, 'visitors', '', seen);
        await addCounters(trx, engine, tally.counters());
        const outgoing = forward ? ours : [];
        if (outgoing.length > 0) {
          const job = { topic: analyticsForwardTopic, key: randomUUID(), payload: outgoing };
          await addJobs(trx, [job], new Date().toISOString());
        }
        return fresh;
      });
    },

    async count(counters) {
      const tally = new Tally();
      for (const { day, metric, key, count } of counters) tally.add(day, metric, key, count);
      const rows = tally.counters();
      if (rows.length > 0) await addCounters(kysely, engine, rows);
    },

    async saltOf(day) {
      const find = () =>
        kysely
          .selectFrom('analytics_salts')
          .select('salt')
          .where('day', '=', day)
          .executeTakeFirst();
      const known = await find();
      if (known) return known.salt;
      await kysely
        .insertInto('analytics_salts')
        .values({ day, salt: randomBytes(32).toString('hex') })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Another node may have been first.
      const kept = await find();
      if (!kept) throw new Error(`The salt of ${day} was not stored`);
      return kept.salt;
    },

    isForGood,
    deleteOld: (days) => deleteOldAnalytics(database, days),
  };
}

/** The same id twice in one slice is one event. */
function firstOfEach(slice: readonly AnalyticsEvent[]): readonly AnalyticsEvent[] {
  const ids = new Set<string>();
  for (const { insertId } of slice) ids.add(insertId);
  if (ids.size === slice.length) return slice;
  return slice.filter(({ insertId }) => ids.delete(insertId));
}

class Tally {
  readonly #counters = new Map<string, Counter>();

  /** Visitors' words, cut to a length: PostgreSQL refuses half a character, and all events beside it. */
  add(day: string, metric: Metric, told: string, count: number): void {
    const key = storable(told);
    const id = `${metric}\n${day}\n${key}`;
    const known = this.#counters.get(id);
    if (known) known.count += count;
    else this.#counters.set(id, { day, metric, key, count });
  }

  /** Always in the same order, so that nodes that write at once do not block each other crosswise. */
  counters(): Counter[] {
    return [...this.#counters]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, counter]) => counter);
  }
}
