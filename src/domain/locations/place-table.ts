import { milesBetween } from './distance.ts';
import type { MapPoint, Place, Places, Spelling, Town } from './place.ts';

const codes = 100_000;

/**
 * Reads the ZIP table: lines of `state|place|code@lat,lng code@lat,lng …`, points in hundredths of a
 * degree; `#` begins a comment. A town's point is the middle of its codes. Figures go into arrays by
 * code and towns are made when asked for, because a visitor waits while the table is read.
 */
export function readPlaceTable(text: string): Places {
  const lines = text.split('\n');
  const lineOf = new Uint32Array(codes);
  const lat = new Int16Array(codes);
  const lng = new Int16Array(codes);
  lines.forEach((line, number) => {
    if (line.startsWith('#')) return;
    for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', at + 1)) {
      const zip = Number(line.slice(at - 5, at));
      const comma = line.indexOf(',', at);
      const space = line.indexOf(' ', comma);
      lat[zip] = Number(line.slice(at + 1, comma));
      lng[zip] = Number(line.slice(comma + 1, space < 0 ? undefined : space));
      lineOf[zip] = number + 1;
    }
  });

  const nameOn = (line: string) => {
    const [state = '', city = ''] = line.split('|', 2);
    return { city, state };
  };
  let byName: Map<string, number[]> | null = null;
  /** The lines of each name, whatever its state. */
  const linesByName = () => {
    if (byName) return byName;
    byName = new Map();
    for (const [number, line] of lines.entries()) {
      if (line.startsWith('#')) continue;
      const name = nameKey(nameOn(line).city);
      const same = byName.get(name);
      if (same) same.push(number);
      else byName.set(name, [number]);
    }
    return byName;
  };

  const townOn = (line: string | undefined): Town | null => {
    if (!line?.includes('@')) return null;
    const own = [...line.matchAll(/(\d{5})@/g)].map(([, zip]) => Number(zip));
    // The mean is good enough for one town, and no town lies across the date line.
    const middle = (figures: Int16Array) =>
      own.reduce((sum, zip) => sum + figures[zip]!, 0) / own.length / 100;
    return { ...nameOn(line), lat: middle(lat), lng: middle(lng), codes: own.length };
  };
  const inState = (numbers: readonly number[], state: string | null) =>
    state === null
      ? numbers
      : numbers.filter((number) => lines[number]!.startsWith(`${state.toUpperCase()}|`));
  const townsNamed = (key: string, state: string | null = null) =>
    inState(linesByName().get(key) ?? [], state).flatMap((number) => townOn(lines[number]) ?? []);
  const placeOf = (code: number): Place | null => {
    const line = lines[lineOf[code]! - 1];
    return line ? { ...nameOn(line), lat: lat[code]! / 100, lng: lng[code]! / 100 } : null;
  };

  return {
    find: (zip) => placeOf(/^\d{5}$/.test(zip) ? Number(zip) : 0),
    findCity: (city, state) => townsNamed(nameKey(city), state)[0] ?? null,
    citiesNamed: (name) => townsNamed(nameKey(name)).toSorted((a, b) => b.codes - a.codes),
    similarCities(name, state, spelling) {
      const isThere = (key: string) => inState(linesByName().get(key)!, state).length > 0;
      const similar = similarNames(linesByName().keys(), nameKey(name), spelling, isThere);
      return similar.flatMap((key) => townsNamed(key, state));
    },
    nearest(point) {
      let [nearest, least] = [0, Number.POSITIVE_INFINITY];
      const narrowing = Math.cos((point.lat * Math.PI) / 180);
      for (let code = 1; code < codes; code += 1) {
        if (lineOf[code] === 0) continue;
        const north = lat[code]! / 100 - point.lat;
        const east = (lng[code]! / 100 - point.lng) * narrowing;
        const square = north * north + east * east;
        if (square < least) [nearest, least] = [code, square];
      }
      const place = placeOf(nearest);
      const zip = String(nearest).padStart(5, '0');
      return place && { zip, place, miles: milesBetween(point, place satisfies MapPoint) };
    },
  };
}

/** The names that are fewest letters away. */
function similarNames(
  names: Iterable<string>,
  wanted: string,
  { mostErrors, errorsBetween }: Spelling,
  isThere: (name: string) => boolean,
): string[] {
  let allowed = mostErrors(wanted.length);
  let similar: string[] = [];
  for (const name of allowed === 0 ? [] : names) {
    if (name[0] !== wanted[0] || Math.abs(name.length - wanted.length) > allowed) continue;
    const distance = errorsBetween(wanted, name, allowed);
    if (distance > allowed || !isThere(name)) continue;
    if (distance < allowed) similar = [];
    allowed = distance;
    similar.push(name);
  }
  return similar;
}

const shortened: readonly [RegExp, string][] = [
  [/^(saint|st\.?) /, 'st'],
  [/^(fort|ft\.?) /, 'fort'],
  [/^(mount|mt\.?) /, 'mount'],
];

function nameKey(city: string): string {
  let name = city.toLowerCase();
  if (name.includes(' ')) for (const [words, one] of shortened) name = name.replace(words, one);
  // "Cañon City" is written without its accent, too, and "à" is a word.
  return /[^a-z]/.test(name) ? name.normalize('NFD').replace(/[^a-z]/g, '') : name;
}
