import { hasPassed } from '../clocks.ts';
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
  let failedAtMs = Number.NEGATIVE_INFINITY;
  const executeAll: BusSearch['executeAll'] = async (requests) => {
    if (!hasPassed(failedAtMs, restMs, now().getTime())) return fallback.executeAll(requests);
    let answers: BusSearchAnswer[];
    try {
      answers = await primary.executeAll(requests);
    } catch (error) {
      failedAtMs = now().getTime();
      parts.onFailure(error);
      return fallback.executeAll(requests);
    }
    return Promise.all(
      answers.map((answer, at) => {
        const isCurrent = answer.total > 0 && answer.ids.every(isListed);
        return isCurrent ? answer : fallback.execute(requests[at]!);
      }),
    );
  };
  return {
    executeAll,
    async execute(request) {
      const [answer] = await executeAll([request]);
      return answer!;
    },
  };
}
