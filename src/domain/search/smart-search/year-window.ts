import type { SmartFilters } from './smart-query.ts';

/** Spec §1: a single spoken year finds buses from two years before to two years after. */
export const yearWindow = 2;

/** Turns `yearExact` into a range; ranges and open ends that were spoken stay as they are. */
export function withYearWindow(filters: SmartFilters): SmartFilters {
  const { yearExact, ...rest } = filters;
  if (yearExact === undefined) return filters;
  return { ...rest, yearMin: yearExact - yearWindow, yearMax: yearExact + yearWindow };
}
