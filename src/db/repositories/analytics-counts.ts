import type { DailyCounts } from '#domain/analytics/analytics-store.ts';
import type { Database } from '../database.ts';

export function createDailyCounts({ kysely }: Database): DailyCounts {
  const within = (metric: string, { from, to }: { from: string; to: string }) =>
    kysely
      .selectFrom('analytics_daily')
      .where('metric', '=', metric)
      .where('day', '>=', from)
      .where('day', '<=', to);
  return {
    async byDay(metric, range, key) {
      let query = within(metric, range)
        .select((eb) => ['day', eb.fn.sum<number>('count').as('count')])
        .groupBy('day')
        .orderBy('day');
      if (key !== undefined) query = query.where('key', '=', key);
      return (await query.execute()).map(({ day, count }) => ({ day, count: Number(count) }));
    },
    async byKey(metric, range, limit) {
      const rows = await within(metric, range)
        .select((eb) => ['key', eb.fn.sum<number>('count').as('total')])
        .groupBy('key')
        .orderBy('total', 'desc')
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map(({ key, total }) => ({ key, count: Number(total) }));
    },
  };
}
