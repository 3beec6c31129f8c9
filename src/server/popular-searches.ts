import { popularSearches as builtIn } from '#content/popular-searches.ts';
import type { JobLeases } from '#domain/job-leases.ts';
import { countSearches, recountMs, type CountedSearches } from '#domain/search/count-searches.ts';
import type { SearchTally } from '#domain/search/search-tally.ts';
import type { Logger } from './logger.ts';

const flushMs = 30_000;

export interface PopularSearches extends CountedSearches {
  /** Reads the list for the first time; until then the built-in one stands. */
  start(): void;
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
  const { log } = parts;
  const counted = countSearches({ ...parts, builtIn });
  const { flush, refresh } = counted;
  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted'));
  };
  const timers = [setInterval(quietly(flush), flushMs), setInterval(quietly(refresh), recountMs)];
  for (const timer of timers) timer.unref();
  return {
    ...counted,
    start: quietly(refresh),
    async stop() {
      timers.forEach(clearInterval);
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'searches were not counted'),
      );
    },
  };
}
