import type { DayRange } from '../../analytics/analytics-store.ts';
import type { DayFigure, KeyFigure, PartnerFigure } from '../../analytics/insight.ts';

/** A figure by day, and the same number of days just before for comparison. */
export interface DaySeries {
  now: DayFigure[];
  before: DayFigure[];
}

export interface BusFigure {
  busId: number;
  /** As it is called now; null when the listing is gone. */
  title: string | null;
  count: number;
}

/** How fast people heard from us, in minutes of opening hours. */
export interface AnswerTimes {
  answered: number;
  waiting: number;
  medianMinutes: number | null;
  /** Nine in ten heard from us within this. */
  p90Minutes: number | null;
  /** Share of the answered ones within the promised time, 0 to 1. */
  inTimeShare: number | null;
}

/** Published buses of one category. */
export interface StockFigure {
  category: string | null;
  count: number;
  medianAgeDays: number;
  /** Of those with a price; null when none has one. */
  medianPriceCents: number | null;
}

/** Everything that the insight page charts, of one range. Days are UTC. */
export interface InsightReport {
  range: DayRange;
  before: DayRange;
  visitors: DaySeries;
  pageViews: DaySeries;
  searches: DaySeries;
  leads: DaySeries;
  topSearches: KeyFigure[];
  emptySearches: KeyFigure[];
  filters: KeyFigure[];
  /** By whose frames the list was seen, and who came by them. */
  partners: PartnerFigure[];
  viewedBuses: BusFigure[];
  askedBuses: BusFigure[];
  /** Kind of request to count. */
  leadKinds: KeyFigure[];
  /** Where on the site people asked. */
  leadPlaces: KeyFigure[];
  answers: AnswerTimes;
  stock: StockFigure[];
  /** Published buses by how long they have been listed. */
  stockAge: KeyFigure[];
  /** Openings of the sell form that browsers reported; those that report nothing sell buses too. */
  sellFormViews: number;
  /** From a described bus to a published one, of the submissions begun in the range. */
  sellFunnel: KeyFigure[];
}

/** One chart's figures. */
export type InsightFigure = Exclude<keyof InsightReport, 'range' | 'before'>;

/** Figures of whole days. */
export interface InsightService {
  report(range: DayRange): Promise<InsightReport>;
  /** Of one chart alone, without the work for the others. */
  figure<Name extends InsightFigure>(range: DayRange, name: Name): Promise<InsightReport[Name]>;
}

/** The same number of days just before. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const dayMs = 86_400_000;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(Date.parse(from) - days * dayMs), to: day(Date.parse(from) - dayMs) };
}

/** The value that `share` of the sorted values do not exceed (nearest rank); null for none. */
export function percentile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
