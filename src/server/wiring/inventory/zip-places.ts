import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '#domain/locations/place.ts';
import { readPlaceTable } from '#domain/locations/place-table.ts';
import { projectRoot } from '../../config/project-root.ts';

export const zipPlacesFile = join(projectRoot, 'content/zip-places.txt');

const tables = new Map<string, Places>();

/**
 * `content/zip-places.txt` (GeoNames), read once, when the first place is asked for: 41,000 codes.
 */
export function createZipPlaces(file: string = zipPlacesFile): Places {
  const table = (): Places => {
    const ready = tables.get(file) ?? readPlaceTable(readFileSync(file, 'utf8'));
    tables.set(file, ready);
    return ready;
  };
  return {
    find: (zip) => table().find(zip),
    findCity: (city, state) => table().findCity(city, state),
    citiesNamed: (name) => table().citiesNamed(name),
    similarCities: (...asked) => table().similarCities(...asked),
    nearest: (point) => table().nearest(point),
  };
}
