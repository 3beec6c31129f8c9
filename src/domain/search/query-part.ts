import type { ConditionGroup } from './bus-search.ts';
import type { CloseReading } from './closeness.ts';
import type { ListCondition } from './list-condition.ts';

/** One thing a visitor asked for, on its own: it can be dropped without touching the others. */
export interface QueryPart {
  /** One, or several of which any will do: "mci or prevost". */
  conditions: ListCondition[];
  groups: ConditionGroup[];
  /** Looked for as text. */
  words: string[];
  /** The same in other words, for when no bus tells it in these. */
  reworded?: readonly string[];
  /** These words are no beginnings of others: a bus with a "bar" is not one in Barre. */
  isEnded?: boolean;
  /** And as a whole: a stock number is not the beginning of another. */
  isWhole?: boolean;
  /** What a bus that misses this by little still answers to; empty where nothing is close. */
  close: (CloseReading & { radiusMiles?: number })[];
  /** How far from the named place. */
  radiusMiles?: number | null;
  /** What is asked instead where it has to go, the nearest first: of no MC-9, the other coaches of MCI. */
  instead?: readonly ConditionGroup[][];
  /** Parts of small importance are dropped first. */
  importance: number;
}
