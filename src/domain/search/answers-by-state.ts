import { usStates } from '#domain/inventory/vocabulary/states.ts';
import type { BusSearchPage } from './search-buses.ts';
import { typedChoices } from './typed-choices.ts';

/** Where the buses of an answer stand. */
export interface AnswersByState {
  /** USPS codes with the buses there, in the order of the states. */
  states: readonly { code: string; count: number }[];
  /** Buses in states, all together; with `elsewhere` the total of the list. */
  inStates: number;
  /** Buses whose papers do not say in which state they stand. */
  elsewhere: number;
}

/** Counts the exact answers only: what is close, or found by dropping a condition, was not asked for. */
export function answersByState({
  query,
  smart,
  facets,
  total,
  dropped,
}: Pick<BusSearchPage, 'query' | 'smart' | 'facets' | 'total' | 'dropped'>): AnswersByState {
  if (dropped.length > 0) return { states: [], inStates: 0, elsewhere: 0 };
  const typed = typedChoices(smart).filter(({ filter }) => filter.parameter === 'state');
  const named = [...(query.chosen.get('state') ?? []), ...typed.flatMap(({ values }) => values)];
  const states = usStates
    // The counts of a filter leave its own choice out.
    .filter(({ code }) => named.length === 0 || named.includes(code))
    .map(({ code }) => ({ code: code as string, count: facets.state?.[code] ?? 0 }))
    .filter(({ count }) => count > 0);
  const inStates = states.reduce((sum, { count }) => sum + count, 0);
  return { states, inStates, elsewhere: Math.max(0, total - inStates) };
}
