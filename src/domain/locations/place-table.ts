import type { MapPoint, Place, Places } from './place.ts';

/**
 * Reads the ZIP table: lines of `state|place|code@lat,lng code@lat,lng …`, points in hundredths of a
 * degree; `#` begins a comment. A town's point is the middle of its codes.
 */
export function readPlaceTable(text: string): Places {
  const byZip = new Map<string, Place>();
  const byCity = new Map<string, Place>();
  for (const line of text.split('\n')) {
    const [state, city, codes] = line.split('|');
    if (!codes || line.startsWith('#')) continue;
    const places = codes.split(' ').map((code): [string, Place] => {
      const [zip = '', lat, lng] = code.split(/[@,]/);
      return [zip, { city: city!, state: state!, lat: Number(lat) / 100, lng: Number(lng) / 100 }];
    });
    for (const [zip, place] of places) byZip.set(zip, place);
    const middle = middleOf(places.map(([, place]) => place));
    byCity.set(cityKey(city!, state!), { city: city!, state: state!, ...middle });
  }
  return {
    find: (zip) => byZip.get(zip) ?? null,
    findCity: (city, state) => byCity.get(cityKey(city, state)) ?? null,
  };
}

/** The mean, which is good enough for one town, and no town lies across the date line. */
function middleOf(points: readonly MapPoint[]): MapPoint {
  const sum = (pick: (point: MapPoint) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length;
  return { lat: sum((point) => point.lat), lng: sum((point) => point.lng) };
}

const cityKey = (city: string, state: string): string =>
  `${state.toUpperCase()} ${city
    .toLowerCase()
    .replace(/^(saint|st\.?)\s/, 'st ')
    .replace(/^(fort|ft\.?)\s/, 'fort ')
    .replace(/^(mount|mt\.?)\s/, 'mount ')
    .replace(/[^a-z]/g, '')}`;
