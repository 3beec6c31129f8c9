import { popularSearches as builtIn } from '#content/popular-searches.ts';
import { unleased, type JobLeases } from '#domain/job-leases.ts';
import { countSearches, type CountedSearches } from '#domain/search/count-searches.ts';
import type { SearchTally } from '#domain/search/search-tally.ts';
import type { Logger } from './logger.ts';

const flushMs = 30_000;
const recountMs = 60 * 60 * 1000;

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
  const { leases = unleased, log } = parts;
  const counted = countSearches({ ...parts, builtIn });
  const { flush } = counted;
  const refresh = async () => {
    await counted.refresh();
    await leases.oncePer('search-retention', recountMs, counted.forgetOld);
  };
  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted'));
  };
  const timers = [setInterval(quietly(flush), flushMs), setInterval(quietly(refresh), recountMs)];
  for (const timer of timers) timer.unref();
  return {
    ...counted,
    refresh,
    start: quietly(refresh),
    async stop() {
      timers.forEach(clearInterval);
      await flush().catch((error: unknown) =>
        log.warn({ err: error }, 'searches were not counted'),
      );
    },
  };
}
