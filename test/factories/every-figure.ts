import type { DailyCounts, DayRange } from '#domain/analytics/analytics-store.ts';
import type { Metric } from '#domain/analytics/counters.ts';
import { createInsight } from '#domain/analytics/insight.ts';

/** What the back office charts, and what is counted without being charted. */
export function everyFigure(counts: DailyCounts) {
  const keysOf = (metric: Metric) => (range: DayRange) => counts.byKey(metric, range, 1_000);
  return {
    ...createInsight(counts),
    events: keysOf('event'),
    pageViewsByKind: keysOf('page'),
    /** `list 3`: the third of a list's results. */
    resultClicks: keysOf('result-position'),
    inquiriesByBus: keysOf('inquiry-bus'),
    categoryClicks: keysOf('category'),
    /** `describe submitted`, beside what the funnel shows. */
    sellSteps: keysOf('sell'),
    refusals: keysOf('refused'),
    automaticEvents: keysOf('automatic'),
    botEvents: async (range: DayRange) =>
      (await counts.byDay('bot', range)).reduce((sum, { count }) => sum + count, 0),
  };
}
