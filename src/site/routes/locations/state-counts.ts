import { parseListQuery } from '#domain/search/list-query.ts';
import type { SearchBuses } from '#domain/search/search-buses.ts';
import { usStates, type UsState } from '#domain/inventory/vocabulary/states.ts';

/** Every state with the buses for sale there now, by name. */
export async function stateCounts(
  searchBuses: SearchBuses,
): Promise<{ state: UsState; count: number }[]> {
  const { facets } = await searchBuses(parseListQuery(new URLSearchParams()));
  return usStates
    .map((state) => ({ state, count: facets.state?.[state.code] ?? 0 }))
    .filter(({ state, count }) => count > 0 || state.region !== 'territory')
    .toSorted((a, b) => a.state.name.localeCompare(b.state.name));
}
