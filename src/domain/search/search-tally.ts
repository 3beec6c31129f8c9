import type { SmartQuery, UnderstoodKind } from './smart-search/smart-query.ts';

/** How often a search was typed, by UTC day (`2026-11-21`). Words only: never who, where or when. */
export interface SearchTally {
  /** Adds to what the day has already; all or nothing. */
  add(day: string, counts: ReadonlyMap<string, number>): Promise<void>;
  /** The words searched at least `atLeast` times since the day (inclusive), most often first. */
  mostSince(day: string, atLeast: number, limit: number): Promise<string[]>;
  deleteBefore(day: string): Promise<void>;
}

const longestWords = 60;

/** They name one bus: no use to others. */
const ofOneBus: ReadonlySet<UnderstoodKind> = new Set(['vin', 'stockNumber', 'wanted']);

/**
 * As buyers type: "$30,000", "blue-bird", "7.3", "24+2", "32\"", "30 000 $". The reader of queries passes
 * over every other sign, so that `★★★`, `www.coach.com` and emoji would be offered to everybody.
 */
const plainWord = /^(?:\$?[\p{L}\p{N}](?:(?:[,'’/&+–-]|\.(?=\p{N}))?[\p{L}\p{N}])*[+'"$]?|[$&])$/u;

/**
 * The words to count, tidied, or null. Only queries that were understood whole count: their words are
 * all in our vocabulary, so that nobody's name or number can be among them.
 */
export function countableWords(smart: SmartQuery): string | null {
  const { query, text, understood, ignored, intent, filters } = smart;
  const whole = text === '' && ignored.length === 0 && understood.length > 0;
  if (!whole || intent.kind !== 'buy' || filters.zip || filters.nearMe) return null;
  if (understood.some(({ kind }) => ofOneBus.has(kind))) return null;
  const words = query.toLowerCase().replace(/\s+/g, ' ').trim();
  const isPlain = words.split(' ').every((word) => plainWord.test(word));
  return isPlain && words.length <= longestWords ? words : null;
}

/** Counted searches first, the built-in list fills what is missing. */
export function popularWords(
  counted: readonly string[],
  builtIn: readonly string[],
  limit: number,
): string[] {
  const words = new Map<string, string>();
  for (const one of [...counted, ...builtIn]) {
    const key = one.toLowerCase();
    if (!words.has(key)) words.set(key, one);
  }
  return [...words.values()].slice(0, limit);
}
