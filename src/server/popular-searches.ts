import { popularSearches as builtIn } from '#content/popular-searches.ts';
import { countableWords, popularWords, type SearchTally } from '#domain/search/search-tally.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import type { SmartQuery } from '#domain/search/smart-search/smart-query.ts';
import type { Task } from './jobs/scheduler.ts';
import type { Logger } from './logger.ts';

const flushMs = 30_000;
const recountMs = 60 * 60 * 1000;
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

export interface PopularSearches {
  /** What the search panels offer now. */
  words(): readonly string[];
  /** Counts a search that somebody sent. Returns at once; counts are stored in batches. */
  count(smart: SmartQuery): void;
  /** The same for words as they were typed; those that are not understood whole are not counted. */
  countWords(words: string): void;
  /** Stores what waits and reads the list anew; until then the built-in one stands. */
  refresh(): Promise<void>;
  every: readonly Task[];
  /** Stores what waits. */
  stop(): Promise<void>;
}

/** Counts what people search for and recounts the popular searches every hour. */
export function createPopularSearches(parts: {
  tally: SearchTally;
  now: () => Date;
  log: Logger;
}): PopularSearches {
  const { tally, now, log } = parts;
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
    words: () => list,
    count,
    countWords: (text) => count(parseSmartQuery(text, { now: now() })),
    refresh,
    every: [
      // Counts that cannot be stored are lost: a search is worth less than a calm database.
      { name: 'search-counts', everyMs: flushMs, run: flush, fault: 'searches were not counted' },
      {
        name: 'popular-searches',
        everyMs: recountMs,
        firstAfterMs: 0,
        run: refresh,
        fault: 'popular searches could not be read',
      },
      {
        name: 'search-retention',
        everyMs: recountMs,
        firstAfterMs: 0,
        lease: true,
        run: () => tally.deleteBefore(dayBefore(keptDays)),
        fault: 'old searches could not be deleted',
      },
    ],
    async stop() {
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'searches were not counted'),
      );
    },
  };
}
