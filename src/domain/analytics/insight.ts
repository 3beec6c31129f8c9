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
  submits: number;
}

/** What the back office charts. All figures are exact counts of stored days (UTC). */
export interface AnalyticsInsight {
  /** One figure for each day of the range, 0 where nothing happened. A visitor is counted once a day. */
  visitorsByDay(range: DayRange): Promise<DayFigure[]>;
  pageViewsByDay(range: DayRange): Promise<DayFigure[]>;
  eventsByDay(name: EventName, range: DayRange): Promise<DayFigure[]>;
  /** Events by name. */
  events(range: DayRange): Promise<KeyFigure[]>;
  pageViewsByKind(range: DayRange): Promise<KeyFigure[]>;
  topSearches(range: DayRange, limit: number): Promise<KeyFigure[]>;
  searchesWithoutResults(range: DayRange, limit: number): Promise<KeyFigure[]>;
  /** Clicks by place among the results, all sources together or one; in order of position. */
  clicksByPosition(
    range: DayRange,
    source?: string,
  ): Promise<{ position: number; count: number }[]>;
  mostViewedBuses(range: DayRange, limit: number): Promise<{ busId: number; count: number }[]>;
  inquiriesByBus(range: DayRange, limit: number): Promise<{ busId: number; count: number }[]>;
  inquiriesByLocation(range: DayRange): Promise<KeyFigure[]>;
  categoryClicks(range: DayRange): Promise<KeyFigure[]>;
  sellFunnel(range: DayRange): Promise<SellStepFigure[]>;
  /** `key` is `filter=value`. */
  filtersUsed(range: DayRange, limit: number): Promise<KeyFigure[]>;
  sortsUsed(range: DayRange): Promise<KeyFigure[]>;
  /** What was not stored and why, and what the official SDK sent by itself. */
  refusals(range: DayRange): Promise<KeyFigure[]>;
  automaticEvents(range: DayRange): Promise<KeyFigure[]>;
  botEvents(range: DayRange): Promise<number>;
}

const allKeys = 1_000;
const dayMs = 24 * 3_600_000;
/** Longest range that is filled with zeros: ten years. */
const mostDays = 3_660;

export function createInsight(counts: DailyCounts): AnalyticsInsight {
  const busFigures = async (metric: 'bus-view' | 'inquiry-bus', range: DayRange, limit: number) =>
    (await counts.byKey(metric, range, limit)).map(({ key, count }) => ({
      busId: Number(key),
      count,
    }));
  return {
    visitorsByDay: async (range) => everyDay(range, await counts.byDay('visitors', range)),
    pageViewsByDay: async (range) => everyDay(range, await counts.byDay('page', range)),
    eventsByDay: async (name, range) => everyDay(range, await counts.byDay('event', range, name)),
    events: (range) => counts.byKey('event', range, allKeys),
    pageViewsByKind: (range) => counts.byKey('page', range, allKeys),
    topSearches: (range, limit) => counts.byKey('search', range, limit),
    searchesWithoutResults: (range, limit) => counts.byKey('search-empty', range, limit),
    async clicksByPosition(range, source) {
      const totals = new Map<number, number>();
      for (const { key, count } of await counts.byKey('result-position', range, 100_000)) {
        const [from, place] = key.split(' ');
        if (source !== undefined && from !== source) continue;
        const position = Number(place);
        totals.set(position, (totals.get(position) ?? 0) + count);
      }
      return [...totals]
        .map(([position, count]) => ({ position, count }))
        .toSorted((a, b) => a.position - b.position);
    },
    mostViewedBuses: (range, limit) => busFigures('bus-view', range, limit),
    inquiriesByBus: (range, limit) => busFigures('inquiry-bus', range, limit),
    inquiriesByLocation: (range) => counts.byKey('inquiry-location', range, allKeys),
    categoryClicks: (range) => counts.byKey('category', range, allKeys),
    async sellFunnel(range) {
      const totals = new Map(
        (await counts.byKey('sell', range, allKeys)).map(({ key, count }) => [key, count]),
      );
      return sellSteps.map((step) => ({
        step,
        views: totals.get(`${step} viewed`) ?? 0,
        submits: totals.get(`${step} submitted`) ?? 0,
      }));
    },
    filtersUsed: (range, limit) => counts.byKey('filter', range, limit),
    sortsUsed: (range) => counts.byKey('sort', range, allKeys),
    refusals: (range) => counts.byKey('refused', range, allKeys),
    automaticEvents: (range) => counts.byKey('automatic', range, allKeys),
    async botEvents(range) {
      const days = await counts.byDay('bot', range);
      return days.reduce((sum, { count }) => sum + count, 0);
    },
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
