import { popularSearches as builtIn } from '#content/popular-searches.ts';
import { unleased, type JobLeases } from '#domain/job-leases.ts';
import { countableWords, popularWords, type SearchTally } from '#domain/search/search-tally.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import type { SmartQuery } from '#domain/search/smart-search/smart-query.ts';
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
  /** Reads the list for the first time; until then the built-in one stands. */
  start(): void;
  /** Stores what waits and reads the list anew. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Counts what people search for and recounts the popular searches every hour. */
export function createPopularSearches(parts: {
  tally: SearchTally;
  now: () => Date;
  log: Logger;
  /** Shares work by the clock with other nodes; alone unless told otherwise. */
  leases?: JobLeases;
}): PopularSearches {
  const { tally, leases = unleased, now, log } = parts;
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
    await leases.oncePer('search-retention', recountMs, () =>
      tally.deleteBefore(dayBefore(keptDays)),
    );
    const counted = await tally.mostSince(dayBefore(countedDays), atLeast, shown);
    list = popularWords(counted, builtIn, shown);
  };
  // Counts that cannot be stored are lost: a search is worth less than a calm database.
  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted'));
  };
  const timers = [setInterval(quietly(flush), flushMs), setInterval(quietly(refresh), recountMs)];
  for (const timer of timers) timer.unref();
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
    start: quietly(refresh),
    refresh,
    async stop() {
      timers.forEach(clearInterval);
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'searches were not counted'),
      );
    },
  };
}
