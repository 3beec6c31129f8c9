import type { Miss } from '../search/closeness.ts';

/**
 * Why an alert writes of a bus: it came, it came and is close to what was asked, its price fell; and
 * to those who watch that one bus, for the last time: it was sold, or taken off the site.
 */
export type AlertReason = 'new' | 'close' | 'price' | 'sold' | 'withdrawn';

/** A place in the order of all changes of the inventory. */
export interface InventoryCursor {
  updatedAt: string;
  id: number;
}

/** A question that at least one alert in force asks. */
export interface AskedQuestion {
  id: number;
  /** `alert-question.ts` reads it. */
  question: string;
  /** What happened up to then is no news to any of its alerts. */
  since: string;
}

/** Something that happened to a bus, and is an answer to a question. */
export interface BusNews {
  questionId: number;
  listingId: number;
  reason: AlertReason;
  happenedAt: string;
  /** Of a price that fell; null for all else. */
  fromCents: number | null;
  toCents: number | null;
  /** How a close match misses. */
  miss: Miss | null;
}

/** What one mail tells. */
export interface AlertMailNews {
  /** The same whenever this mail is sent again. */
  mail: string;
  news: Omit<BusNews, 'questionId'>[];
}

/** One price that fell. */
interface PriceDrop {
  listingId: number;
  at: string;
  fromCents: number;
  toCents: number;
}

/**
 * What alerts ask and what they were told. Promises: a bus is told to an alert once for a reason (and
 * for each price it fell to), whoever works at the same time and wherever a process dies; what was
 * put into a mail stays in it, under the same name, until a server has taken it or has refused it for
 * good. Rows follow the leads: an erased lead has none.
 */
export interface AlertStore {
  /** Makes the alerts what their leads say by now. */
  follow(): Promise<void>;
  /** Up to where the questions were asked; before the first alert there is nothing to ask. */
  progress(): Promise<InventoryCursor | null>;
  /** In the order of their ids. */
  questions(request: { afterId: number; limit: number }): Promise<AskedQuestion[]>;
  /** Of these listings: prices that fell after `since`, the newest hundred of each. */
  priceDrops(listingIds: readonly number[], since: string): Promise<PriceDrop[]>;
  /** News that are known are looked at anew by whoever was not told of them. False when another process has come further than `from`. */
  addNews(from: InventoryCursor, news: readonly BusNews[]): Promise<boolean>;
  /** False when another process has come further than `from`. */
  advance(from: InventoryCursor, to: InventoryCursor): Promise<boolean>;
  /** Alerts in force that have news and may write again, in the order of their leads' ids. */
  due(request: { at: Date; afterLeadId: number; limit: number }): Promise<number[]>;
  /** What the next mail of an alert tells; null when there is nothing to tell. */
  take(leadId: number): Promise<AlertMailNews | null>;
  /** Of the listings that were not in it after all, the alert may hear another time; where none was told, its next mail need not wait. */
  markSent(leadId: number, mail: string, told: ReadonlySet<number>, at: Date): Promise<void>;
  /** No server will take this mail: the next one tells it all. */
  giveBack(leadId: number, mail: string): Promise<void>;
  /** Forgets news that are old, and questions that nobody asks. */
  clean(before: Date): Promise<void>;
}
