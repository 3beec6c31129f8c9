import { parseListQuery } from '#domain/search/list-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import { compareNames } from '#messages/figures.ts';
import { stateName } from '#site/words/trade-words.ts';
import type { Surroundings } from './state-surroundings.tsx';
import { neighborStates } from '#domain/locations/neighbor-states.ts';
import { findState, usStates, type UsState } from '#domain/inventory/vocabulary/states.ts';

/** Every state with the buses for sale there now, by name. */
export async function stateCounts(
  searchBuses: SearchBuses,
): Promise<{ state: UsState; count: number }[]> {
  const { facets } = await searchBuses(parseListQuery(new URLSearchParams()));
  return usStates
    .map((state) => ({ state, count: facets.state?.[state.code] ?? 0 }))
    .filter(({ state, count }) => count > 0 || state.region !== 'territory')
    .toSorted((a, b) => compareNames(stateName(a.state.code), stateName(b.state.code)));
}

/** Two rows on a wide screen. */
const mostNearBuses = 8;

/** What stands in the states next door; empty where there is none, as in Hawaii. */
export async function surroundingsOf(
  state: UsState,
  searchBuses: SearchBuses,
): Promise<Surroundings> {
  const codes = neighborStates(state.code);
  const nothing = { states: [], total: 0, buses: [] };
  if (codes.length === 0) return nothing;
  const found = await searchBuses(parseListQuery(new URLSearchParams({ state: codes.join(',') })));
  // What relaxing found stands farther away.
  if (found.dropped.length > 0) return nothing;
  const states = codes.flatMap((code) => {
    const count = found.facets.state?.[code] ?? 0;
    const neighbor = findState(code);
    return neighbor && count > 0 ? [{ state: neighbor, count }] : [];
  });
  return { states, total: found.total, buses: found.cards.slice(0, mostNearBuses) };
}
