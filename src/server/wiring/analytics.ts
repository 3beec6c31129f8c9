import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createSearchTally } from '#db/repositories/search-tally.ts';
import { createInsight, type AnalyticsInsight } from '#domain/analytics/insight.ts';
import { createAnalytics, roomFor, type Analytics } from './analytics/create-analytics.ts';
import { createPopularSearches, type PopularSearches } from '../jobs/popular-searches.ts';
import type { Area, Foundation } from './area.ts';

/** What is counted: visits, and the words that people search for. */
export function wireAnalytics({
  env,
  pools,
  log,
  now,
}: Foundation): Area<Analytics & { popular: PopularSearches; insight: AnalyticsInsight }> {
  const popular = createPopularSearches({ tally: createSearchTally(pools.visitors), now, log });
  const insight = createInsight(createDailyCounts(pools.staff));
  const analytics = createAnalytics({
    target: env.analytics,
    database: pools.jobs,
    insight,
    trustedProxies: env.trustedProxies,
    log,
    now,
    onSearched: popular.countWords,
    hasRoom: roomFor(env),
  });
  return {
    ...analytics,
    services: { ...analytics.services, popular, insight },
    every: [...popular.every, ...analytics.every],
    async close() {
      await popular.stop();
      await analytics.close?.();
    },
  };
}
