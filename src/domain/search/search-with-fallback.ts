import type { BusSearch, BusSearchAnswer } from './bus-search.ts';

/** Spec §9: a host that failed is tried again after two minutes. */
const restMs = 2 * 60_000;

/**
 * Asks `primary`; when it fails, answers from `fallback` and leaves `primary` alone for two minutes,
 * so that an outage of the hosted service costs one visitor a wait, not every visitor an error. An
 * answer that names a bus which is not listed, or nothing at all, comes from an index that is behind
 * or empty (fault matrix C6): then `fallback`, which is never far behind, answers as well and counts.
 */
export function createSearchWithFallback(parts: {
  primary: BusSearch;
  fallback: BusSearch;
  /** Whether a listing is published, as `fallback` knows it. */
  isListed: (id: number) => boolean;
  now: () => Date;
  onFailure(error: unknown): void;
}): BusSearch {
  const { primary, fallback, isListed, now } = parts;
  let restingUntilMs = 0;
  return {
    async execute(request) {
      if (now().getTime() < restingUntilMs) return fallback.execute(request);
      let answer: BusSearchAnswer;
      try {
        answer = await primary.execute(request);
      } catch (error) {
        restingUntilMs = now().getTime() + restMs;
        parts.onFailure(error);
        return fallback.execute(request);
      }
      const isCurrent = answer.total > 0 && answer.ids.every(isListed);
      return isCurrent ? answer : fallback.execute(request);
    },
  };
}
