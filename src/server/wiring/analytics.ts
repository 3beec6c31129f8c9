import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createSearchTally } from '#db/repositories/search-tally.ts';
import { createInsight } from '#domain/analytics/insight.ts';
import { createAnalytics, roomFor, type Analytics } from '../create-analytics.ts';
import { createPopularSearches, type PopularSearches } from '../popular-searches.ts';
import type { Area, Foundation } from './area.ts';

/** What is counted: visits, and the words that people search for. */
export function wireAnalytics({
  env,
  pools,
  log,
  now,
}: Foundation): Area<Analytics & { popular: PopularSearches }> {
  const popular = createPopularSearches({ tally: createSearchTally(pools.visitors), now, log });
  const analytics = createAnalytics({
    target: env.analytics,
    database: pools.jobs,
    insight: createInsight(createDailyCounts(pools.staff)),
    trustedProxies: env.trustedProxies,
    log,
    now,
    onSearched: popular.countWords,
    hasRoom: roomFor(env),
  });
  return {
    ...analytics,
    services: { ...analytics.services, popular },
    every: [...popular.every, ...analytics.every],
    async close() {
      await popular.stop();
      await analytics.close();
    },
  };
}
