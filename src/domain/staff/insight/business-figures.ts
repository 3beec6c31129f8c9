import type { DayRange } from '../../analytics/analytics-store.ts';
import type { DayFigure, KeyFigure } from '../../analytics/insight.ts';

/** A published bus, as far as age and price go. Times are ISO 8601 UTC. */
export interface StockRow {
  category: string | null;
  publishedAt: string | null;
  priceCents: number | null;
}

/** Figures from our own tables rather than from what browsers report. Spam is never counted. */
export interface BusinessFigures {
  /** Days without leads are left out. */
  leadsByDay(range: DayRange): Promise<DayFigure[]>;
  leadsByKind(range: DayRange): Promise<KeyFigure[]>;
  /** Buses that leads name, most asked first. */
  askedBuses(range: DayRange, limit: number): Promise<{ busId: number; count: number }[]>;
  /** Every lead of the range that needs or had an answer. */
  answerTimes(range: DayRange): Promise<{ createdAt: string; firstAnswerAt: string | null }[]>;
  stock(): Promise<StockRow[]>;
  /** Submissions begun in the range: all, those sent to us, those published since. */
  submissions(range: DayRange): Promise<{ begun: number; sent: number; published: number }>;
  titles(busIds: readonly number[]): Promise<Map<number, string>>;
}
