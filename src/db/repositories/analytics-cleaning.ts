import { rareWords, type Counter } from '#domain/analytics/counters.ts';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import type { Database } from '../database.ts';
import { addCounters } from './analytics-bulk.ts';

const wordMetrics = ['search', 'search-empty'] as const;

/** See `AnalyticsStore.deleteOld`. Each step is short, so that writers are not kept waiting. */
export async function deleteOldAnalytics(
  { kysely, engine }: Database,
  { eventsBefore, today, limit }: Parameters<AnalyticsStore['deleteOld']>[0],
): Promise<number> {
  await kysely.deleteFrom('analytics_salts').where('day', '<', today).execute();
  await kysely.deleteFrom('analytics_visitors').where('day', '<', today).execute();
  await kysely.transaction().execute(async (trx) => {
    const rare = await trx
      .deleteFrom('analytics_daily')
      .where('metric', 'in', wordMetrics)
      .where('day', '<', eventsBefore)
      .where('count', '<', rareWords.fewerThan)
      .where('key', '<>', rareWords.key)
      .returning(['metric', 'day', 'count'])
      .execute();
    const totals = new Map<string, Counter>();
    for (const { metric, day, count } of rare) {
      const id = `${metric} ${day}`;
      const total = totals.get(id)?.count ?? 0;
      const key = rareWords.key;
      totals.set(id, { metric: metric as Counter['metric'], day, key, count: total + count });
    }
    if (totals.size > 0) await addCounters(trx, engine, [...totals.values()]);
  });
  const old = kysely
    .selectFrom('analytics_events')
    .select('insert_id')
    .where('at', '<', eventsBefore)
    .orderBy('at')
    .limit(limit);
  const { numDeletedRows } = await kysely
    .deleteFrom('analytics_events')
    .where('insert_id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
