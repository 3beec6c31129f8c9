import type { Place, Places } from '#domain/locations/place.ts';
import { orderOf, type ListQuery } from './list-query.ts';
import { nearbyMiles, type NearChoice } from './near.ts';
import type { Dropped } from './relaxation.ts';
import {
  leadsToPlace,
  saysSomething,
  type SmartLanguage,
} from './smart-search/parse-smart-query.ts';
import { namesakesOfThings, namesCounty } from './smart-search/places.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { phraseKey } from './smart-search/tokens.ts';
import { saysNear, withoutUnderstood } from './understand-query.ts';
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
    const there = { ...nearInstead(query, near, withoutPlace(smart)), page: 1 };
    return { place, query: there, count: await countOf(there) };
  });
  return { ...doubt, choices: await Promise.all(choices), radiusMiles };
}

/** What was typed, without the town that the choice replaces. */
function withoutPlace(smart: SmartQuery): string {
  const named = smart.understood.filter(({ filter }) => filter.city ?? filter.nearName);
  return withoutUnderstood(smart, ...named);
}

/** The same question near a place that its words named. */
export const nearInstead = (query: ListQuery, near: NearChoice, text: string): ListQuery => ({
  ...query,
  text,
  near,
  sort: query.sort === 'default' ? orderOf(near) : query.sort,
});

const mostTownWords = 3;
const shortestTown = 4;

/**
 * "Vineland school bus": a word that no bus has is the name of a town, or the longest part of one ("orland
 * park"), rather than left out. One that says something, or a make, is none; in a state that was named it
 * has to be a town of that state.
 */
export function nearDroppedTown(
  asked: ListQuery,
  { query, understood, filters }: SmartQuery,
  dropped: readonly Dropped[],
  { places, language = 'en' }: { places: Places; language?: SmartLanguage | undefined },
): ListQuery | null {
  if (asked.near || filters.city || understood.some(saysNear)) return null;
  const gone = new Set(dropped.flatMap((one) => (one.kind === 'words' ? [one.words] : [])));
  const words = query.split(/\s+/);
  const folded = words.map(phraseKey);
  const isThing = (name: string, before: string | undefined) =>
    namesakesOfThings.has(name.toLowerCase()) && !filters.state && !leadsToPlace(before, language);
  const isName = (word: string) =>
    gone.has(word.toLowerCase()) && !saysSomething(word, language) && word.length >= shortestTown;
  for (let count = mostTownWords; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const some = words.slice(from, from + count);
      const name = some.join(' ');
      if (!some.some(isName) || isThing(name, words[from - 1])) continue;
      const town = townCalled(name, filters.state, places);
      if (!town || namesCounty(folded.slice(0, from), folded[from + count])) continue;
      const place = filters.state ? townName(town) : town.city;
      const rest = words.toSpliced(from, count).join(' ');
      return nearInstead(asked, { place, radiusMiles: null }, rest);
    }
  }
  return null;
}

const townCalled = (name: string, states: string[] | undefined, places: Places) =>
  states
    ? states.flatMap((state) => places.findCity(name, state) ?? [])[0]
    : places.citiesNamed(name)[0];
