import type { AnalyticsEvent } from './analytics-event.ts';
import type { Counter, Metric } from './counters.ts';

/** Where events and counts are kept. */
export interface AnalyticsStore {
  /**
   * Stores a slice of events and adds what they count to their days, all or nothing. Events whose
   * id is stored already are left out of both. `receivedDay` is the day that visitors count on.
   * Returns the events that were new. With `forward`, a job is stored for them in the same
   * transaction.
   */
  add(
    slice: readonly AnalyticsEvent[],
    options: { receivedDay: string; forward?: boolean },
  ): Promise<readonly AnalyticsEvent[]>;
  /** Whether what `add` or `count` threw is the fault of what it was given, and would be tomorrow. */
  isForGood(error: unknown): boolean;
  /** Adds to counts that no stored event stands for: refusals, automatic events. */
  count(counters: readonly Counter[]): Promise<void>;
  /** The random text that visitors of the day are hashed with; made by whichever node asks first. */
  saltOf(day: string): Promise<string>;
  /**
   * Deletes raw events before `eventsBefore`, and salts and visitors before `today`. Counts stay,
   * but words of those days that hardly anybody searched become one figure (`rareWords`). Deletes at
   * most `limit` events a call; returns how many.
   */
  deleteOld(days: { eventsBefore: string; today: string; limit: number }): Promise<number>;
}

/** Whole UTC days, both included: `2026-11-01` to `2026-11-30`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Reads of the counts; figures for charts are made of these in `insight.ts`. */
export interface DailyCounts {
  /** Total of a metric by day, in order; days without any are left out. `key` narrows to one. */
  byDay(metric: Metric, range: DayRange, key?: string): Promise<{ day: string; count: number }[]>;
  /** Totals by key over the range, largest first, then by key. */
  byKey(metric: Metric, range: DayRange, limit: number): Promise<{ key: string; count: number }[]>;
}
