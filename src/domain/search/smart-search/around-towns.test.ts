import { expect, it } from 'vitest';
import { readingOf, wordingRows } from '#test/factories/query-wordings.ts';
import { createZipPlaces } from '#server/wiring/inventory/zip-places.ts';
import type { SmartLanguage } from './parse-smart-query.ts';
import { namesakesOfThings, placePhrases } from './places.ts';

const now = new Date('2026-11-21T12:00:00Z');
const places = createZipPlaces();

const wordings = `
en | bergen county | Near Hackensack, NJ
en | shuttle in bergen county nj under 30k | Shuttle Buses · Near Hackensack, NJ · Under $30,000
en | ocean county, NJ school bus | Near Toms River, NJ · School Buses
en | sussex county shuttle | Near Newton, NJ · Shuttle Buses
en | sussex county de | Near Georgetown, DE
en | within 20 miles of bucks county | Within 20 miles of Doylestown, PA
en | shuttle bus in the poconos | Shuttle Buses · Near Stroudsburg, PA
en | shuttle not in bergen county | Shuttle Buses ! not in bergen county
en | NJ08067 | New Jersey · 08067
en | shuttle nj08067 | Shuttle Buses · New Jersey · 08067
en | essex county ma | Massachusetts … essex
en | jackson county shuttle | Shuttle Buses … jackson
es | autobús en el condado de Bergen | Near Hackensack, NJ
fr | autobus comté de Suffolk | Near Riverhead, NY
en | biodiesel shuttle | Diesel · Shuttle Buses
en | bio diesel shuttle | Diesel · Shuttle Buses
fr | autobus au biogazole | Diesel
`;

it.each(wordingRows<[SmartLanguage, string, string]>(wordings))(
  '%s: %s → %s',
  (language, query, chips) => expect(readingOf(query, { now, language, places })).toBe(chips),
);

it('measures counties and regions from towns that there are', () => {
  const towns = placePhrases.flatMap(([meaning]) =>
    meaning.is === 'city' && meaning.isAround ? [[meaning.name, meaning.state!] as const] : [],
  );
  expect(towns.length).toBeGreaterThan(60);
  expect(towns.filter((town) => places.findCity(...town) === null)).toEqual([]);
});

it('keeps no name that is no town', () => {
  const named = [...namesakesOfThings];
  expect(named.filter((name) => places.citiesNamed(name).length === 0)).toEqual([]);
});
