import type { MapPoint, Places } from '#domain/locations/place.ts';
import { normalizeState } from '#domain/inventory/vocabulary/states.ts';
import type { SmartFilters } from './smart-search/smart-query.ts';
import { typedText } from './typed-text.ts';

/** Where a visitor wants the bus to be: the parameters `near` and `within` of a list. */
export interface NearChoice {
  /** A ZIP code, or a town and its state, as typed. */
  place: string;
  /** Null: any distance, nearest first. */
  radiusMiles: number | null;
}

/** The distances a visitor can choose from. */
export const radiiMiles: readonly number[] = [25, 50, 100, 250, 500];

const longestPlace = 60;

/** Reads `near` and `within`; a distance from nowhere means nothing. */
export function readNear(parameters: URLSearchParams): NearChoice | null {
  const typed = typedText(parameters.get('near') ?? '', longestPlace);
  if (typed === '') return null;
  const radius = Number(parameters.get('within') ?? '');
  return {
    // Only the five digits say where; the four after them name a side of a street.
    place: /^\d{5}-\d{4}$/.test(typed) ? typed.slice(0, 5) : typed,
    radiusMiles: radiiMiles.includes(radius) ? radius : null,
  };
}

/** A point that buses are measured from. */
export interface NearPlace {
  /** "Hoboken, NJ 07030". */
  label: string;
  point: MapPoint;
  radiusMiles: number | null;
}

/** What was named and where it is; `unknown` is what was typed and nobody knows. */
export interface Whereabouts {
  place: NearPlace | null;
  unknown: string | null;
}

/** The place chosen in the filter, else the one spoken of in the search words. */
export function whereabouts(
  near: NearChoice | null,
  spoken: SmartFilters,
  places: Places | null,
): Whereabouts {
  if (near) return named(near.place, near.radiusMiles, places);
  const radiusMiles = spoken.radiusMiles ?? null;
  if (spoken.zip) return named(spoken.zip, radiusMiles, places);
  if (spoken.city && spoken.state && (spoken.nearCity || radiusMiles !== null)) {
    // A town nobody knows is still looked for by its name.
    return { ...named(`${spoken.city}, ${spoken.state[0]}`, radiusMiles, places), unknown: null };
  }
  return { place: null, unknown: null };
}

function named(text: string, radiusMiles: number | null, places: Places | null): Whereabouts {
  const isZip = /^\d{5}$/.test(text);
  const found = isZip ? places?.find(text) : findTown(text, places);
  if (!found) return { place: null, unknown: text };
  const { city, state, lat, lng } = found;
  const label = isZip ? `${city}, ${state} ${text}` : `${city}, ${state}`;
  return { place: { label, point: { lat, lng }, radiusMiles }, unknown: null };
}

/** "Newark, NJ", "newark new jersey". */
function findTown(text: string, places: Places | null) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  for (let stateWords = 1; stateWords <= 3 && stateWords < words.length; stateWords += 1) {
    const state = normalizeState(words.slice(-stateWords).join(' '));
    const town = state && places?.findCity(words.slice(0, -stateWords).join(' '), state);
    if (town) return town;
  }
  return null;
}

/** The next larger distance, for when a circle holds no bus; null: anywhere. */
export function widerRadius(radiusMiles: number): number | null {
  return radiiMiles.find((radius) => radius > radiusMiles) ?? null;
}
