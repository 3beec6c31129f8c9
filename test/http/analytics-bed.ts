import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { Schema } from '#db/schema/schema.ts';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createAnalytics, type Analytics } from '#server/wiring/analytics/create-analytics.ts';
import type { AnalyticsTarget } from '#server/config/targets/analytics-target.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import type { Area } from '#server/wiring/area.ts';
import type { CollectorParts } from '#server/http/analytics/collector-routes.ts';
import { everyFigure } from '#test/factories/every-figure.ts';
import {
  sqliteTestDatabase,
  type FreshDatabase,
  type TestDatabase,
} from '#test/setup/databases.ts';

export const firstParty: Extract<AnalyticsTarget, { kind: 'on' }> = {
  kind: 'on',
  rawDays: 30,
  amplitude: null,
  forward: null,
  gtmId: null,
};

export const browserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

export interface AnalyticsBed {
  analytics: Analytics;
  figures: ReturnType<typeof everyFigure>;
  /** The same with its jobs and its work by the clock, which nobody begins. */
  area: Area<Analytics>;
  fresh: FreshDatabase;
  searched: string[];
  clock: { now: Date };
  post(body: unknown, headers?: Record<string, string>, path?: string): Promise<Response>;
  /** What has arrived, whole. */
  stored(): Promise<Selectable<Schema['analytics_events']>[]>;
  close(): Promise<void>;
}

/** The collector alone on a fresh database, with a clock that tests move. */
export async function analyticsBed(
  options: {
    database?: TestDatabase;
    target?: AnalyticsTarget;
    limit?: CollectorParts['limit'];
  } = {},
): Promise<AnalyticsBed> {
  const fresh = await (options.database ?? sqliteTestDatabase).create();
  const clock = { now: new Date('2026-11-02T12:00:00.000Z') };
  const searched: string[] = [];
  const area = createAnalytics({
    target: options.target ?? firstParty,
    database: fresh.database,
    trustedProxies: 1,
    log: createLogger('silent'),
    now: () => clock.now,
    onSearched: (words) => searched.push(words),
    limit: options.limit,
  });
  const { services: analytics } = area;
  const app = new Hono();
  if (analytics.collector) app.route('/api/analytics', analytics.collector);
  return {
    analytics,
    figures: everyFigure(createDailyCounts(fresh.database)),
    area,
    fresh,
    searched,
    clock,
    post: async (body, headers = {}, path = '/2/httpapi') =>
      app.request(`http://omnibus.example/api/analytics${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': browserAgent,
          'x-forwarded-for': '198.51.100.7',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stored() {
      await analytics.queue?.flush();
      return fresh.database.kysely.selectFrom('analytics_events').selectAll().execute();
    },
    async close() {
      await area.close?.();
      await fresh.remove();
    },
  };
}

/** An upload as the SDK writes it. */
export const upload = (...events: object[]) => ({
  api_key: 'omnibus',
  events: events.map((event) => ({ device_id: 'a-device', ...event })),
});

export const pageViewed = (more: object = {}) => ({
  event_type: 'Page Viewed',
  event_properties: { page: 'home' },
  insert_id: crypto.randomUUID(),
  ...more,
});
