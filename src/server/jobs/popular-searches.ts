import { popularSearches as builtIn } from '#content/popular-searches.ts';
import { countSearches, type CountedSearches } from '#domain/search/count-searches.ts';
import type { SearchTally } from '#domain/search/search-tally.ts';
import type { Task } from './scheduler.ts';
import type { Logger } from '../ops/log/logger.ts';

const flushMs = 30_000;
const recountMs = 60 * 60 * 1000;

export interface PopularSearches extends CountedSearches {
  /** The list is read at once; until then the built-in one stands. */
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
  const { log } = parts;
  const counted = countSearches({ ...parts, builtIn });
  const { flush, refresh, forgetOld } = counted;
  return {
    ...counted,
    every: [
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
        run: forgetOld,
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
