import { sql } from 'kysely';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { Counter } from '#domain/analytics/counters.ts';
import type { Engine, Executor } from '../database.ts';

/**
 * Many rows by one statement with one parameter, a JSON array: building and binding thousands of
 * parameters would cost more than writing the rows.
 */

/** Inserts events whose id is new; returns the ids that were. */
export async function insertEvents(
  executor: Executor,
  engine: Engine,
  events: readonly AnalyticsEvent[],
): Promise<Set<string>> {
  const inOneOrder = events.toSorted((a, b) => (a.insertId < b.insertId ? -1 : 1));
  const json = JSON.stringify(
    inOneOrder.map(({ insertId, name, at, visitor, bot, properties }) => [
      insertId,
      name,
      at,
      visitor,
      bot ? 1 : 0,
      JSON.stringify(properties),
    ]),
  );
  const rows =
    engine === 'sqlite'
      ? sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
            from json_each(${json}) where true`
      : sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3, (value ->> 4)::smallint, value ->> 5
            from jsonb_array_elements(${json}::jsonb) as list(value)`;
  const { rows: added } = await sql<{ insert_id: string }>`
    insert into analytics_events (insert_id, name, at, visitor, bot, properties)
    ${rows}
    on conflict do nothing returning insert_id`.execute(executor);
  return new Set(added.map(({ insert_id: id }) => id));
}

/** Returns how many were not seen before on that day. */
export async function insertVisitors(
  executor: Executor,
  engine: Engine,
  day: string,
  visitors: readonly string[],
): Promise<number> {
  if (visitors.length === 0) return 0;
  // In one order on every node, against deadlocks.
  const json = JSON.stringify(visitors.toSorted());
  const rows =
    engine === 'sqlite'
      ? sql`select ${day}, value from json_each(${json}) where true`
      : sql`select ${day}::text, value from jsonb_array_elements_text(${json}::jsonb)`;
  const { rows: added } = await sql`
    insert into analytics_visitors (day, visitor)
    ${rows}
    on conflict do nothing returning visitor`.execute(executor);
  return added.length;
}

/** Adds to counts, making those that are not there. Every pair of metric, day and key once. */
export async function addCounters(
  executor: Executor,
  engine: Engine,
  counters: readonly Counter[],
): Promise<void> {
  const json = JSON.stringify(
    counters.map(({ metric, day, key, count }) => [metric, day, key, count]),
  );
  const rows =
    engine === 'sqlite'
      ? sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3
            from json_each(${json}) where true`
      : sql`select value ->> 0, value ->> 1, value ->> 2, (value ->> 3)::bigint
            from jsonb_array_elements(${json}::jsonb) as list(value)`;
  await sql`
    insert into analytics_daily (metric, day, key, count)
    ${rows}
    on conflict (metric, day, key)
    do update set count = analytics_daily.count + excluded.count`.execute(executor);
}
