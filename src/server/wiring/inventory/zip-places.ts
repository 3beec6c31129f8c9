import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '#domain/locations/place.ts';
import { readPlaceTable } from '#domain/locations/place-table.ts';
import { projectRoot } from '../../config/project-root.ts';

export const zipPlacesFile = join(projectRoot, 'content/zip-places.txt');

let kept: Places | null = null;

/**
 * `content/zip-places.txt` (GeoNames), read once, when the first place is asked for: 41,000 codes.
 */
export function createZipPlaces(): Places {
  const table = () => (kept ??= readPlaceTable(readFileSync(zipPlacesFile, 'utf8')));
  return {
    find: (zip) => table().find(zip),
    findCity: (city, state) => table().findCity(city, state),
    citiesNamed: (name) => table().citiesNamed(name),
    similarCities: (...asked) => table().similarCities(...asked),
    nearest: (point) => table().nearest(point),
  };
}
