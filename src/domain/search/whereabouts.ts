import { normalizeState } from '#domain/inventory/vocabulary/states.ts';
import { milesBetween } from '#domain/locations/distance.ts';
import type { MapPoint, Place, Places, Town } from '#domain/locations/place.ts';
import { pointIn, zipIn, type NearChoice } from './near.ts';
import { spelling } from './smart-search/rules/town-names.ts';
import type { SmartFilters } from './smart-search/smart-query.ts';

/** A point that buses are measured from. */
export interface NearPlace {
  /** "Hoboken, NJ 07030". */
  label: string;
  /** What says it again in an address: "07030", "Hoboken, NJ". */
  name: string;
  point: MapPoint;
  radiusMiles: number | null;
}

/** What is not clear about a place, and what could be meant. */
export type PlaceDoubt =
  /** "near me". */
  | { kind: 'where-you-are' }
  /** Several towns of one name; the likeliest is `taken` meanwhile. */
  | { kind: 'which-town'; town: string; taken: Place; towns: readonly Place[] }
  | {
      kind: 'unknown';
      typed: string;
      /** `two-places`: a ZIP code of one state beside the name of another. */
      as: 'zip' | 'town' | 'position' | 'canadian' | 'two-places';
      /** Names that are written nearly like it. */
      towns: readonly Place[];
      /** The place that the words name, and that is measured from in its stead. */
      instead?: NearPlace;
    };

/** What was named and where it is; `unknown` is what was typed and nobody knows. */
export interface Whereabouts {
  place: NearPlace | null;
  unknown: string | null;
  doubt: PlaceDoubt | null;
}

interface Atlas {
  places: Places | null;
  /** Towns of one name are asked for from here outward, where the visitor's own place is not known. */
  home?: MapPoint;
}

const nowhere: Whereabouts = { place: null, unknown: null, doubt: null };

/** The place chosen in the filter, else, or where nobody knows that, the one of the search words. */
export function whereabouts(
  near: NearChoice | null,
  spoken: SmartFilters,
  places: Places | null,
  home?: MapPoint,
): Whereabouts {
  const atlas = { places, home };
  if (near) {
    const typed = typedPlace(near, atlas);
    if (!typed.place) return withSpoken(typed, spokenPlace(spoken, atlas).place);
    if (typed.doubt) return typed;
    // The words name a town besides: which one is asked from where the visitor is.
    return { ...typed, doubt: doubtOfSpoken(spoken, { places, home: typed.place.point }) };
  }
  return spokenPlace(spoken, atlas);
}

function withSpoken(typed: Whereabouts, place: NearPlace | null): Whereabouts {
  if (!place || typed.doubt?.kind !== 'unknown') return typed;
  return { ...typed, place, doubt: { ...typed.doubt, instead: place } };
}

function spokenPlace(spoken: SmartFilters, atlas: Atlas): Whereabouts {
  const radiusMiles = spoken.radiusMiles ?? null;
  if (spoken.zip) return typedPlace({ place: spoken.zip, radiusMiles }, atlas);
  if (spoken.postalCode) return unknownPlace(spoken.postalCode, 'canadian');
  if (spoken.nearName) return bareTown(spoken.nearName, radiusMiles, atlas);
  const [state] = spoken.state ?? [];
  if (spoken.city && state) {
    const town = spokenTown(spoken, atlas);
    const place = town ? townPlace(town, radiusMiles) : null;
    const similar = town || !spoken.nearCity ? [] : similarTowns(`${spoken.city}, ${state}`, atlas);
    if (similar.length > 0) return unknownPlace(`${spoken.city}, ${state}`, 'town', similar);
    // A town nobody knows is still looked for by its name.
    return { place, unknown: null, doubt: doubtOfSpoken(spoken, atlas) };
  }
  if (spoken.city && spoken.nearCity) return unknownPlace(spoken.city, 'canadian');
  return spoken.nearMe ? { ...nowhere, doubt: { kind: 'where-you-are' } } : nowhere;
}

function typedPlace({ place: text, radiusMiles }: NearChoice, atlas: Atlas): Whereabouts {
  const point = pointIn(text);
  if (point) return aroundPoint(point, text, radiusMiles, atlas);
  const withZip = zipIn(text);
  if (withZip) return placeWithZip(text, withZip, radiusMiles, atlas);
  if (/^\d+$/.test(text)) return unknownPlace(text, 'zip');
  if (canadianCode.test(text)) return unknownPlace(text, 'canadian');
  const town = townWithState(text, atlas);
  return town
    ? { ...nowhere, place: townPlace(town, radiusMiles) }
    : bareTown(text, radiusMiles, atlas);
}

/**
 * "Newark, NJ 07102-1234": the ZIP code says it closest, whatever its post office calls the town. One in
 * another state than was typed is no guess of ours to make; one that we do not know leaves the town.
 */
function placeWithZip(
  text: string,
  { zip, beside }: { zip: string; beside: string },
  radiusMiles: number | null,
  atlas: Atlas,
): Whereabouts {
  const found = atlas.places?.find(zip);
  if (!found) {
    const town = townWithState(beside, atlas);
    return town ? { ...nowhere, place: townPlace(town, radiusMiles) } : unknownPlace(text, 'zip');
  }
  const states = statesAtEnd(beside).map(({ state }) => state);
  // "Washington 20001" names a town, and no state.
  const isThere =
    states.length === 0 ||
    states.includes(found.state) ||
    atlas.places?.findCity(beside, found.state);
  if (!isThere) return unknownPlace(text, 'two-places');
  return { ...nowhere, place: zipPlace(zip, found, radiusMiles) };
}

function townWithState(text: string, { places }: Atlas): Town | null {
  for (const { town, state } of withStates(text)) {
    const found = places?.findCity(town, state);
    if (found) return found;
  }
  return null;
}

/** "H2X 1Y4", or its first half. */
const canadianCode = /^[abceghj-nprstvxy]\d[a-z](?:[ -]?\d[a-z]\d)?$/i;

/** A device farther than this from every point we know is not in the country that we know. */
const farthestMiles = 30;

function aroundPoint(
  point: MapPoint,
  text: string,
  radiusMiles: number | null,
  { places }: Atlas,
): Whereabouts {
  const found = places?.nearest(point);
  return found && found.miles <= farthestMiles
    ? { ...nowhere, place: zipPlace(found.zip, found.place, radiusMiles) }
    : unknownPlace(text, 'position');
}

/** A name without a state: the one town of that name, or the largest and a question. */
function bareTown(text: string, radiusMiles: number | null, atlas: Atlas): Whereabouts {
  const words = text.split(/\s+/);
  // "hoboken asap": the words after a town are not part of it.
  for (let last = words.length; last > 0; last -= 1) {
    const name = words.slice(0, last).join(' ');
    const taken = likeliest(atlas.places?.citiesNamed(name) ?? [], atlas);
    if (taken && last < words.length) {
      // "Cherry hil": rather Cherry Hill than Cherry.
      const similar = similarTowns(text, atlas);
      if (similar.some(({ codes }) => codes > taken.codes))
        return unknownPlace(text, 'town', similar);
    }
    if (taken) {
      const doubt = doubtOf(name, taken, atlas);
      return { place: townPlace(taken, radiusMiles), unknown: null, doubt };
    }
  }
  return unknownPlace(text, 'town', similarTowns(text, atlas));
}

/** Towns that are written nearly so, the likeliest first. */
function similarTowns(text: string, atlas: Atlas): readonly Town[] {
  const { town, state } = withStates(text).at(-1) ?? { town: text, state: null };
  const similar = atlas.places?.similarCities(town, state, spelling) ?? [];
  const first = likeliest(similar, atlas);
  const others = nearestFirst(
    similar.filter((one) => one !== first),
    atlas,
  );
  return first ? [first, ...others] : [];
}

/** A town hardly smaller than the largest is meant where it is nearer. */
const likeSize = 0.75;

function likeliest(towns: readonly Town[], atlas: Atlas): Town | undefined {
  const most = Math.max(0, ...towns.map(({ codes }) => codes));
  const [nearest] = nearestFirst(
    towns.filter(({ codes }) => codes >= likeSize * most),
    atlas,
  );
  return nearest;
}

const nearestFirst = (towns: readonly Town[], { home }: Atlas): readonly Town[] =>
  home ? towns.toSorted((a, b) => milesBetween(home, a) - milesBetween(home, b)) : towns;

/** "New York or Boston": of the states that were said, the one where the town of that name is largest. */
function spokenTown({ city = '', state = [] }: SmartFilters, { places }: Atlas): Town | undefined {
  const towns = state.flatMap((code) => places?.findCity(city, code) ?? []);
  return towns.toSorted((a, b) => b.codes - a.codes)[0];
}

function doubtOfSpoken(spoken: SmartFilters, atlas: Atlas): PlaceDoubt | null {
  const taken = spoken.stateGuessed && spokenTown(spoken, atlas);
  return taken ? doubtOf(taken.city, taken, atlas) : null;
}

/** Nobody who says "Philadelphia" means the one in Mississippi: a tenth as large may be meant. */
const likelyShare = 0.1;
const mostTowns = 5;

function doubtOf(name: string, taken: Town, atlas: Atlas): PlaceDoubt | null {
  const others = (atlas.places?.citiesNamed(name) ?? []).filter(
    ({ state }) => state !== taken.state,
  );
  if (!others.some(({ codes }) => codes >= likelyShare * taken.codes)) return null;
  const towns = nearestFirst(others, atlas).slice(0, mostTowns);
  return { kind: 'which-town', town: taken.city, taken, towns };
}

function unknownPlace(
  typed: string,
  as: Extract<PlaceDoubt, { kind: 'unknown' }>['as'],
  similar: readonly Place[] = [],
): Whereabouts {
  const doubt: PlaceDoubt = { kind: 'unknown', typed, as, towns: similar.slice(0, mostTowns) };
  return { place: null, unknown: typed, doubt };
}

function zipPlace(zip: string, { city, state, lat, lng }: Place, radiusMiles: number | null) {
  return { label: `${city}, ${state} ${zip}`, name: zip, point: { lat, lng }, radiusMiles };
}

/** "Newark, NJ": how a town is named in an address. */
export const townName = ({ city, state }: Place): string => `${city}, ${state}`;

function townPlace(town: Place, radiusMiles: number | null): NearPlace {
  const name = townName(town);
  return { label: name, name, point: { lat: town.lat, lng: town.lng }, radiusMiles };
}

/** "Newark, NJ", "newark new jersey": the ways to read the last words as a state. */
const withStates = (text: string): { town: string; state: string }[] =>
  statesAtEnd(text).filter(({ town }) => town !== '');

/** The same where there may be no town before the state. */
function statesAtEnd(text: string): { town: string; state: string }[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return [1, 2, 3].flatMap((count) => {
    const state = count <= words.length ? normalizeState(words.slice(-count).join(' ')) : null;
    return state ? [{ town: words.slice(0, -count).join(' '), state }] : [];
  });
}
