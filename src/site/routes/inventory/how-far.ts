import { isOverseas } from '#domain/costs/delivery-costs.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { milesBetween, roundMiles } from '#domain/locations/distance.ts';
import { pointOf, type Places } from '#domain/locations/place.ts';
import type { NearChoice } from '#domain/search/near.ts';
import { whereabouts } from '#domain/search/whereabouts.ts';

/** From the place a reader named; `miles` null: that place, or the bus's, is not known. */
export interface HowFar {
  /** As typed. */
  typed: string;
  /** "Hoboken, NJ 07030"; null for a place nobody knows. */
  place: string | null;
  /** As the crow flies, as precise as it is known. */
  miles: number | null;
  /** Which of the two lie on islands: between them and the rest goes a ship, and no road. */
  overseas?: 'one' | 'both';
}

/** Null when no place was named. */
export function howFar(
  near: NearChoice | null,
  bus: Pick<BusDetail, 'latitude' | 'longitude' | 'zip' | 'city' | 'state'>,
  places: Places | null,
): HowFar | null {
  if (!near) return null;
  const { place } = whereabouts(near, {}, places);
  const there = pointOf(bus, places);
  const typed = near.place;
  if (!place || !there) return { typed, place: place?.label ?? null, miles: null };
  const islands = [place.point, there].filter(isOverseas).length;
  return {
    typed,
    place: place.label,
    miles: roundMiles(milesBetween(place.point, there)),
    overseas: islands === 0 ? undefined : islands === 1 ? 'one' : 'both',
  };
}
