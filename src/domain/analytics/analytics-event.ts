import type { EventName } from './event-catalogue.ts';

/** One event as it is stored. Holds no address, no name and no id that outlives the day. */
export interface AnalyticsEvent {
  /** The sender's own id; the same id is stored once. */
  insertId: string;
  name: EventName;
  /** When it happened, clamped; ISO 8601. */
  at: string;
  /** Salted hash of the day the event came in; the salt is deleted after that day. */
  visitor: string;
  /** Sent by a program that says so. Stored, counted apart. */
  bot: boolean;
  properties: Readonly<Record<string, unknown>>;
}

/** The UTC day of a moment: `2026-11-21`. */
export const dayOf = (moment: Date | string): string =>
  (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10);

const dayMs = 24 * 3_600_000;

export const daysBefore = (moment: Date, days: number): string =>
  dayOf(new Date(moment.getTime() - days * dayMs));
