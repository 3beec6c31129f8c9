import type { Generated } from 'kysely';
import type { AlertReason } from '#domain/alerts/alert-store.ts';
import type { AlertRhythm } from '#domain/leads/alert-rhythms.ts';

/** What is asked; equal questions are one row. */
export interface AlertQuestionRow {
  id: Generated<number>;
  /** SHA-256 of the question. */
  key: string;
  question: string;
}

/** An alert as the matching sees it, made from its lead. */
export interface BusAlertRow {
  lead_id: number;
  /** Of the lead that it was made from. */
  revision: number;
  question_id: number;
  active: number;
  rhythm: AlertRhythm;
  /** What happened up to then is no news to it. */
  since: string;
  /** Of the last news that were looked at for it. */
  told_turn: number;
  told_at: string | null;
}

export interface AlertNewsRow {
  id: Generated<number>;
  question_id: number;
  listing_id: number;
  reason: AlertReason;
  happened_at: string;
  from_cents: number | null;
  to_cents: number | null;
  /** JSON; how a close match misses. */
  miss: string | null;
  turn: number;
}

export interface AlertToldRow {
  lead_id: number;
  listing_id: number;
  reason: AlertReason;
  /** Of a price that fell; 0 for all else. */
  to_cents: number;
  from_cents: number | null;
  miss: string | null;
  happened_at: string;
  mail: string | null;
  sent_at: string | null;
}

export interface AlertProgressRow {
  id: number;
  updated_at: string;
  listing_id: number;
  turn: number;
}
