/** One event; `at` ISO 8601, `properties` a JSON object, `visitor` meaningless after its day. */
export interface AnalyticsEventRow {
  insert_id: string;
  name: string;
  at: string;
  visitor: string;
  bot: number;
  properties: string;
}

/** Counts by metric, UTC day and key. */
export interface AnalyticsDailyRow {
  metric: string;
  day: string;
  key: string;
  count: number;
}

/** Who was seen today; deleted when the day is over. */
export interface AnalyticsVisitorRow {
  day: string;
  visitor: string;
}

export interface AnalyticsSaltRow {
  day: string;
  salt: string;
}
