import { expect, it } from 'vitest';
import { searchAmong } from '#test/factories/search-among.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';

const buses = [
  {
    category: 'shuttle' as const,
    chassisMake: 'Ford',
    chassisModel: 'E-350',
    lift: 'lift' as const,
    wheelchairPositions: 2,
  },
  {
    category: 'shuttle' as const,
    chassisMake: 'Ford',
    chassisModel: 'E-450',
    airConditioning: 'rear' as const,
  },
  {
    category: 'transit' as const,
    chassisMake: null,
    chassisModel: null,
    lift: 'ramp' as const,
    wheelchairPositions: 2,
  },
  {
    category: 'coach' as const,
    chassisMake: null,
    chassisModel: null,
    airConditioning: 'dash' as const,
    restroom: true,
  },
  { category: 'school' as const, bodyMake: 'Blue Bird', chassisMake: null, chassisModel: null },
].map((details, at) => aStoredListing({ id: at + 1, details }));

it.each([
  ['en', 'dually'],
  ['es', 'llantas dobles'],
  ['es', 'doble rueda trasera'],
  ['fr', 'roues doubles'],
  ['fr', 'pneus jumelés'],
] as const)('finds double rear wheels in each language: %s, %s', async (language, search) => {
  const named = ['G5 SRW', 'G5 DRW'].map((bodyModel, at) =>
    aStoredListing({ id: at + 1, details: { bodyMake: 'Micro Bird', bodyModel } }),
  );
  const { cards, dropped } = await searchAmong(named, new Date('2026-11-01T12:00:00.000Z'))(
    search,
    language,
  );
  expect({ ids: cards.map(({ id }) => id), dropped }).toEqual({ ids: [2], dropped: [] });
});

it.each([
  ['lift or ramp', [1, 3]],
  ['restroom or rear ac', [2, 4]],
  ['ramp and restroom', []],
  ['lift/rear ac', []],
  ['e350 or e450', [1, 2]],
  ['e350/450', [1, 2]],
  ['e-series', [1, 2]],
  ['ford or blue bird', [1, 2, 5]],
  ['ford chassis or blue bird', [1, 2, 5]],
  ['e350 bus or an e450 bus', [1, 2]],
  ['lift with seats or a ramp', [1, 3]],
  // What was said twice stays what it was the first time.
  ['paratransit wheelchair', [1]],
  // A word that no bus has goes before what the buyer asks for.
  ['shuttle with wheelchair lift unobtainium', [1]],
])('“%s” finds what answers to either', async (words, ids) => {
  const { cards, dropped } = await searchAmong(buses, new Date('2026-11-01T12:00:00.000Z'))(words);
  const kept = dropped.every(({ kind }) => kind === 'words');
  expect(kept ? cards.map(({ id }) => id).toSorted() : []).toEqual(ids);
});

it.each([
  ['mc9', [4]],
  ['scenicruiser', [4]],
  ['dina coach under 20k', [4]],
])('of “%s”, which nobody sells, the next', async (words, ids) => {
  const { cards, dropped } = await searchAmong(buses, new Date('2026-11-01T12:00:00.000Z'))(words);
  expect(cards.map(({ id }) => id).toSorted()).toEqual(ids);
  expect(dropped).not.toEqual([]);
});
