import type { Place } from '#domain/locations/place.ts';
import { orderOf, type ListQuery } from './list-query.ts';
import { nearbyMiles } from './near.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { withoutUnderstood } from './understand-query.ts';
import { townName, type PlaceDoubt } from './whereabouts.ts';

/** A town that could be meant, and the same question asked there. */
export interface PlaceChoice {
  place: Place;
  query: ListQuery;
  /** Buses that this question finds. */
  count: number;
}

/** What is not clear about a place, with the answers that a visitor can give by a link. */
export type PlaceQuestion = PlaceDoubt & {
  choices: readonly PlaceChoice[];
  /** How far from the town the buses of the choices stand. */
  radiusMiles: number;
};

/** Counts what each town that could be meant would give. */
export async function placeQuestion(
  doubt: PlaceDoubt,
  query: ListQuery,
  smart: SmartQuery,
  countOf: (query: ListQuery) => Promise<number>,
): Promise<PlaceQuestion> {
  const radiusMiles = query.near?.radiusMiles ?? smart.filters.radiusMiles ?? nearbyMiles;
  const places = doubt.kind === 'where-you-are' ? [] : doubt.towns;
  const choices = places.map(async (place) => {
    const near = { place: townName(place), radiusMiles };
    const there: ListQuery = {
      ...query,
      text: withoutPlace(smart),
      near,
      sort: query.sort === 'default' ? orderOf(near) : query.sort,
      page: 1,
    };
    return { place, query: there, count: await countOf(there) };
  });
  return { ...doubt, choices: await Promise.all(choices), radiusMiles };
}

/** What was typed, without the town that the choice replaces. */
function withoutPlace(smart: SmartQuery): string {
  const named = smart.understood.filter(({ filter }) => filter.city ?? filter.nearName);
  return withoutUnderstood(smart, ...named);
}
