import type { DailyCounts, DayRange } from './analytics-store.ts';
import { sellSteps, type EventName } from './event-catalogue.ts';

export interface DayFigure {
  day: string;
  count: number;
}

export interface KeyFigure {
  key: string;
  count: number;
}

export interface SellStepFigure {
  step: (typeof sellSteps)[number];
  views: number;
}

/** What the frames of one source did. */
export interface PartnerFigure {
  source: string;
  views: number;
  visits: number;
}

/** What the back office charts. All figures are exact counts of stored days (UTC). */
export type AnalyticsInsight = ReturnType<typeof createInsight>;

const allKeys = 1_000;
const dayMs = 24 * 3_600_000;
/** Longest range that is filled with zeros: ten years. */
const mostDays = 3_660;

export function createInsight(counts: DailyCounts) {
  return {
    /** One figure for each day of the range, 0 where nothing happened. A visitor is counted once a day. */
    visitorsByDay: async (range: DayRange) =>
      everyDay(range, await counts.byDay('visitors', range)),
    pageViewsByDay: async (range: DayRange) => everyDay(range, await counts.byDay('page', range)),
    eventsByDay: async (name: EventName, range: DayRange) =>
      everyDay(range, await counts.byDay('event', range, name)),
    topSearches: (range: DayRange, limit: number) => counts.byKey('search', range, limit),
    searchesWithoutResults: (range: DayRange, limit: number) =>
      counts.byKey('search-empty', range, limit),
    mostViewedBuses: async (range: DayRange, limit: number) =>
      (await counts.byKey('bus-view', range, limit)).map(({ key, count }) => ({
        busId: Number(key),
        count,
      })),
    inquiriesByLocation: (range: DayRange) => counts.byKey('inquiry-location', range, allKeys),
    async sellFunnel(range: DayRange): Promise<SellStepFigure[]> {
      const totals = new Map(
        (await counts.byKey('sell', range, allKeys)).map(({ key, count }) => [key, count]),
      );
      return sellSteps.map((step) => ({
        step,
        views: totals.get(`${step} viewed`) ?? 0,
      }));
    },
    /** Frames on partners' pages by source, those shown most first, with the visits that they brought. */
    async partners(range: DayRange, limit: number): Promise<PartnerFigure[]> {
      const [views, visits] = await Promise.all([
        counts.byKey('embed-view', range, allKeys),
        counts.byKey('embed-visit', range, allKeys),
      ]);
      const visitsOf = new Map(visits.map(({ key, count }) => [key, count]));
      const viewsOf = new Map(views.map(({ key, count }) => [key, count]));
      // A bare link with a source was in no frame of ours, and brings visits all the same.
      return [...new Set([...viewsOf.keys(), ...visitsOf.keys()])]
        .map((source) => ({
          source,
          views: viewsOf.get(source) ?? 0,
          visits: visitsOf.get(source) ?? 0,
        }))
        .toSorted((one, other) => other.views - one.views || other.visits - one.visits)
        .slice(0, limit);
    },
    /** `key` is `filter=value`. */
    filtersUsed: (range: DayRange, limit: number) => counts.byKey('filter', range, limit),
  };
}

/** Charts need their empty days too. */
export function everyDay({ from, to }: DayRange, found: readonly DayFigure[]): DayFigure[] {
  const figures = new Map(found.map(({ day, count }) => [day, count]));
  const days: DayFigure[] = [];
  for (let ms = Date.parse(from); ms <= Date.parse(to) && days.length < mostDays; ms += dayMs) {
    const day = new Date(ms).toISOString().slice(0, 10);
    days.push({ day, count: figures.get(day) ?? 0 });
  }
  return days;
}
