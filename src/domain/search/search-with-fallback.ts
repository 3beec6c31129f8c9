import type { BusSearch } from './bus-search.ts';

/** Spec §9: a host that failed is tried again after two minutes. */
const restMs = 2 * 60_000;

/**
 * Asks `primary`; when it fails, answers from `fallback` and leaves `primary` alone for two minutes,
 * so that an outage of the hosted service costs one visitor a wait, not every visitor an error.
 */
export function createSearchWithFallback(parts: {
  primary: BusSearch;
  fallback: BusSearch;
  now: () => Date;
  onFailure(error: unknown): void;
}): BusSearch {
  const { primary, fallback, now } = parts;
  let restingUntilMs = 0;
  return {
    async execute(request) {
      if (now().getTime() < restingUntilMs) return fallback.execute(request);
      try {
        return await primary.execute(request);
      } catch (error) {
        restingUntilMs = now().getTime() + restMs;
        parts.onFailure(error);
        return fallback.execute(request);
      }
    },
  };
}
