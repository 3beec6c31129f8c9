import type { MapPoint } from '#domain/locations/place.ts';
import { typedText } from './typed-fields.ts';

/** Where a visitor wants the bus to be: the parameters `near` and `within` of a list. */
export interface NearChoice {
  /** A ZIP code, a town with or without its state, or a point of a device, as typed. */
  place: string;
  /** Null: any distance, nearest first. */
  radiusMiles: number | null;
}

/** The distances a visitor can choose from. */
export const radiiMiles: readonly number[] = [25, 50, 100, 250, 500];

const longestPlace = 60;

const zipPattern = /(?<!\d)(?<zip>\d{5})(?:[- ]?\d{4})?(?!\d)/g;

/** The ZIP code in what was typed as a place, and what stands beside it: "Newark, NJ 07102-1234". */
export function zipIn(place: string): { zip: string; beside: string } | null {
  // The number of a house comes before its town.
  const found = [...place.matchAll(zipPattern)].at(-1);
  if (!found) return null;
  const [whole] = found;
  const beside = `${place.slice(0, found.index)} ${place.slice(found.index + whole.length)}`;
  return { zip: found.groups!['zip']!, beside: beside.replace(/[\s,]+/g, ' ').trim() };
}

/** Reads `near` and `within`; a distance from nowhere means nothing. */
export function readNear(parameters: URLSearchParams): NearChoice | null {
  // A list that asks where its reader is has the field twice.
  const given = parameters.getAll('near').map((one) => typedText(one, longestPlace));
  const typed = given.find((one) => one !== '') ?? '';
  if (typed === '') return null;
  return {
    // Only the five digits say where; the four after them name a side of a street.
    place: /^\d{5}-\d{4}$/.test(typed) ? typed.slice(0, 5) : withRoughPoint(typed),
    radiusMiles: readRadius(parameters),
  };
}

/** One of the distances that can be chosen, or null. */
export function readRadius(parameters: URLSearchParams): number | null {
  const radius = Number(parameters.get('within') ?? '');
  return radiiMiles.includes(radius) ? radius : null;
}

const pointPattern = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** The point that `near` says where a device tells its position: "40.7,-74.2". */
export function pointIn(place: string): MapPoint | null {
  const [, lat, lng] = pointPattern.exec(place) ?? [];
  return lat === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

/** A tenth of a degree is some seven miles: enough for distances, too little to find a person by. */
function withRoughPoint(typed: string): string {
  const point = pointIn(typed);
  return point ? `${point.lat.toFixed(1)},${point.lng.toFixed(1)}` : typed;
}

/** Whoever names a town and no distance drives so far for a bus. */
export const nearbyMiles = 100;

/** The next larger distance, for when a circle holds no bus; null: anywhere. */
export function widerRadius(radiusMiles: number): number | null {
  return radiiMiles.find((radius) => radius > radiusMiles) ?? null;
}
