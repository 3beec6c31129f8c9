import { countableWords, popularWords, type SearchTally } from './search-tally.ts';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';

const dayMs = 24 * 60 * 60 * 1000;
const countedDays = 30;
const keptDays = 400;
/** Fewer searches than this in a month say nothing about what people look for. */
const atLeast = 3;
const shown = 8;
/** A flood of different searches may be forgotten; it must not fill the memory. */
const mostWaiting = 2_000;
/** Nor the database: so many different searches of one day, however long the flood. */
const mostADay = 10_000;

export type CountedSearches = ReturnType<typeof countSearches>;

/** Counts what people search for. Until the first `refresh` the built-in list stands. */
export function countSearches(parts: {
  tally: SearchTally;
  /** Searches to offer where too few were counted. */
  builtIn: readonly string[];
  now: () => Date;
}) {
  const { tally, builtIn, now } = parts;
  let list = popularWords([], builtIn, shown);
  let waiting = new Map<string, number>();
  let today = { day: '', words: new Set<string>() };
  const dayBefore = (days: number) =>
    new Date(now().getTime() - days * dayMs).toISOString().slice(0, 10);

  const flush = async () => {
    const counts = waiting;
    waiting = new Map();
    await tally.add(dayBefore(0), counts);
  };
  const refresh = async () => {
    await flush();
    const counted = await tally.mostSince(dayBefore(countedDays), atLeast, shown);
    list = popularWords(counted, builtIn, shown);
  };
  const count = (smart: SmartQuery) => {
    const words = countableWords(smart);
    if (words === null || (waiting.size >= mostWaiting && !waiting.has(words))) return;
    const day = dayBefore(0);
    if (today.day !== day) today = { day, words: new Set() };
    if (today.words.size >= mostADay && !today.words.has(words)) return;
    today.words.add(words);
    waiting.set(words, (waiting.get(words) ?? 0) + 1);
  };
  return {
    /** What the search panels offer now. */
    words: (): readonly string[] => list,
    /** Counts a search that somebody sent. Returns at once; counts are stored in batches. */
    count,
    /** The same for words as they were typed; those that are not understood whole are not counted. */
    countWords: (text: string): void => count(parseSmartQuery(text, { now: now() })),
    /** Stores what waits; what cannot be stored is lost: a search is worth less than a calm database. */
    flush,
    /** Stores what waits and reads the list anew. */
    refresh,
    /** Deletes counts that nobody needs any more. */
    forgetOld: (): Promise<void> => tally.deleteBefore(dayBefore(keptDays)),
  };
}
