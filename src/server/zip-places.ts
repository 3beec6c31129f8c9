import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipPlace, ZipPlaces } from '#domain/selling/zip-places.ts';
import { projectRoot } from './project-root.ts';

/** `content/zip-places.txt` (GeoNames), read when the first ZIP code is asked for: 41,000 codes. */
export function createZipPlaces(
  file: string = join(projectRoot, 'content/zip-places.txt'),
): ZipPlaces {
  let places: Map<string, ZipPlace> | null = null;
  return {
    find(zip) {
      places ??= readPlaces(readFileSync(file, 'utf8'));
      return places.get(zip) ?? null;
    },
  };
}

/** Lines of `state|place|codes`; codes of one place share one object. */
function readPlaces(text: string): Map<string, ZipPlace> {
  const places = new Map<string, ZipPlace>();
  for (const line of text.split('\n')) {
    const [state, city, codes] = line.split('|');
    if (!codes || line.startsWith('#')) continue;
    const place = { city: city!, state: state! };
    for (const code of codes.split(' ')) places.set(code, place);
  }
  return places;
}
