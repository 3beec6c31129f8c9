import type { Hono } from 'hono';
import { createAmplitudeForwarder } from '#adapters/analytics-amplitude/amplitude-forwarder.ts';
import type { Database } from '#db/database.ts';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createAnalyticsStore } from '#db/repositories/analytics-store.ts';
import { dayOf, daysBefore, type AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { analyticsForwardTopic } from '#domain/analytics/analytics-forwarder.ts';
import { createInsight, type AnalyticsInsight } from '#domain/analytics/insight.ts';
import { roomBytes } from '#files/free-bytes.ts';
import type { PageAnalytics } from '#site/page-settings.ts';
import type { AnalyticsTarget } from '../../config/targets/analytics-target.ts';
import type { Env } from '../../config/env.ts';
import type { TrendingBuses } from '../../http/algolia/answers/recommendations.ts';
import { createAnalyticsQueue, type AnalyticsQueue } from '../../http/analytics/analytics-queue.ts';
import { collectorRoutes, type CollectorParts } from '../../http/analytics/collector-routes.ts';
import type { Logger } from '../../ops/log/logger.ts';
import type { JobHandler } from '../../jobs/outbox-worker.ts';
import type { Area } from '../area.ts';

export interface Analytics {
  /** Mount at `/api/analytics`, ahead of the pages' middleware; null: nothing is measured. */
  collector: Hono | null;
  /** What pages tell browsers; null: nothing is measured. */
  page: PageAnalytics | null;
  queue: AnalyticsQueue | null;
  /** By views of the last week; read anew every ten minutes. */
  trending: TrendingBuses;
}

const cleaningEveryMs = 3_600_000;
const trendingEveryMs = 600_000;
const trendingDays = 7;
const mostTrending = 500;
/** Rows deleted in one write turn. */
const deletedAtOnce = 500;

/** Whether events may still be written where the database is; PostgreSQL has a disk of its own. */
export const roomFor =
  ({ database, dataDir }: Pick<Env, 'database' | 'dataDir'>) =>
  async () =>
    database.kind !== 'sqlite' || (await roomBytes(dataDir)) > 0;

/** Everything that measures: collector, queue, figures, forwarding, retention. */
export function createAnalytics(parts: {
  target: AnalyticsTarget;
  database: Database;
  trustedProxies: number;
  log: Pick<Logger, 'info' | 'warn'>;
  now(): Date;
  /** A search by a person, for the popular searches. */
  onSearched?(words: string): void;
  /** False while events would take the disk from what matters more. */
  hasRoom?(): Promise<boolean>;
  /** The figures, when somebody has them already. */
  insight?: AnalyticsInsight;
  /** For tests and benchmarks. */
  limit?: CollectorParts['limit'];
}): Area<Analytics> {
  const { target, database, trustedProxies, log, now } = parts;
  const { onSearched, limit } = parts;
  const store = createAnalyticsStore(database);
  const { insight = createInsight(createDailyCounts(database)) } = parts;
  const trending = { version: 0, list: [] as readonly number[], ids: () => trending.list };
  const forward = target.kind === 'on' ? target.forward : null;
  const queue =
    target.kind === 'on'
      ? createAnalyticsQueue({ store, forward: forward !== null, log, hasRoom: parts.hasRoom })
      : null;

  const clean = async (rawDays: number, ending: AbortSignal) => {
    const days = { eventsBefore: daysBefore(now(), rawDays), today: dayOf(now()) };
    while ((await store.deleteOld({ ...days, limit: deletedAtOnce })) === deletedAtOnce) {
      if (ending.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const recount = async () => {
    const range = { from: daysBefore(now(), trendingDays), to: dayOf(now()) };
    const viewed = await insight.mostViewedBuses(range, mostTrending);
    trending.list = viewed.map(({ busId }) => busId);
    trending.version += 1;
  };

  return {
    services: {
      collector:
        queue && collectorRoutes({ queue, store, trustedProxies, log, now, onSearched, limit }),
      page: target.kind === 'on' ? { amplitude: target.amplitude, gtmId: target.gtmId } : null,
      queue,
      trending,
    },
    jobs: forward ? [forwarding(createAmplitudeForwarder(forward), log)] : [],
    every:
      target.kind === 'off'
        ? []
        : [
            ...(queue?.every ?? []),
            {
              name: 'analytics-retention',
              everyMs: cleaningEveryMs,
              firstAfterMs: 0,
              lease: true,
              run: (ending) => clean(target.rawDays, ending),
              fault: 'old events could not be deleted',
            },
            {
              name: 'trending',
              everyMs: trendingEveryMs,
              firstAfterMs: 0,
              run: recount,
              fault: 'views could not be counted',
            },
          ],
    async close() {
      await queue?.stop();
    },
  };
}

function forwarding(
  forwarder: ReturnType<typeof createAmplitudeForwarder>,
  log: Pick<Logger, 'warn'>,
): JobHandler {
  return {
    topic: analyticsForwardTopic,
    async handle(jobs, signal) {
      for (const { payload } of jobs) {
        const { refused } = await forwarder.send(payload as AnalyticsEvent[], signal);
        if (refused > 0) log.warn({ refused }, 'Amplitude refused events');
      }
    },
  };
}
