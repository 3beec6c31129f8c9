import { unitVector } from './assemble.ts';
import type { Bits } from './bitset.ts';
import type { DocSet } from './doc-set.ts';
import { leastDocs } from './least-docs.ts';
import type { GeoColumn } from './segment.ts';
import type { GeoPoint } from './types.ts';

const EARTH_RADIUS_MILES = 3958.7613;

export function pointVector(point: GeoPoint): Float64Array {
  const vector = new Float64Array(3);
  unitVector(point.lat, point.lng, vector, 0);
  return vector;
}

/**
 * Squared straight-line distance through the unit sphere: in the same order as distance along the
 * ground, at three multiplications a document. NaN where the document has no point.
 */
export function chordSquared(geo: GeoColumn, doc: number, from: Float64Array): number {
  const at = doc * 3;
  const x = geo.vectors[at]! - from[0]!;
  const y = geo.vectors[at + 1]! - from[1]!;
  const z = geo.vectors[at + 2]! - from[2]!;
  return x * x + y * y + z * z;
}

/** The squared chord of a distance along the ground; every point of the earth is inside the longest. */
export function chordOfMiles(miles: number): number {
  const halfAngle = Math.max(0, miles) / (2 * EARTH_RADIUS_MILES);
  return halfAngle >= Math.PI / 2 ? 4 : (2 * Math.sin(halfAngle)) ** 2;
}

/** Sets the bit of every document within `chord` of a point; one without a point is never inside. */
export function setNearBits(geo: GeoColumn, from: Float64Array, chord: number, out: Bits): void {
  const { vectors } = geo;
  const documents = vectors.length / 3;
  const [fromX, fromY, fromZ] = [from[0]!, from[1]!, from[2]!];
  for (let doc = 0, at = 0; doc < documents; doc++, at += 3) {
    const x = vectors[at]! - fromX;
    const y = vectors[at + 1]! - fromY;
    const z = vectors[at + 2]! - fromZ;
    if (x * x + y * y + z * z <= chord) out[doc >>> 5]! |= 1 << (doc & 31);
  }
}

export function milesOfChord(chord: number): number | null {
  return Number.isNaN(chord)
    ? null
    : 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord) / 2));
}

/** The `most` nearest hits, those without a point last, ties in default order. */
export function docsByDistance(
  geo: GeoColumn,
  result: DocSet,
  from: Float64Array,
  most: number,
): number[] {
  return leastDocs(result, (doc) => chordSquared(geo, doc, from), most);
}
