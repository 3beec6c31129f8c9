import type { MapPoint } from './place.ts';

const earthRadiusMiles = 3958.7613;

/** Miles along the ground, as the crow flies: a road is a fifth to a third longer. */
export function milesBetween(a: MapPoint, b: MapPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const square = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** A distance as precise as it is known: whole miles up to a hundred, then tens. */
export function roundMiles(miles: number): number {
  return miles < 100 ? Math.round(miles) : Math.round(miles / 10) * 10;
}
