import { expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { searchAmong } from '#test/factories/search-among.ts';

const now = new Date('2026-11-30');
const stockNumbers = [
  'BIG-0007',
  'BIG-0008',
  'SB-G00047',
  'E450',
  '15-2041',
  null,
  'G00047',
  '350',
];
const others = Array.from({ length: 20 }, () => null);
const ask = searchAmong(
  [...stockNumbers, ...others].map((stockNumber, at) =>
    aStoredListing({
      id: at + 1,
      details: { stockNumber, bodyMake: 'Starcraft', chassisMake: 'Ford', chassisModel: 'E-450' },
    }),
  ),
  now,
);
const chips = async (words: string) => {
  const { smart, cards } = await ask(words);
  return { said: smart.understood.map(({ chip }) => chip), ids: cards.map(({ id }) => id) };
};

it.each(['BIG-0007', 'big-0007', 'big 0007', 'BIG0007', 'is big-0007 still here', '#big 0007'])(
  'finds a bus by its stock number, whatever its parts say: %s',
  async (words) => {
    const { said, ids } = await chips(words);
    expect(said).toEqual([{ says: 'stock', name: 'BIG-0007' }]);
    expect(ids).toEqual([1]);
  },
);

it('keeps all of a stock number together', async () => {
  expect((await chips('sb-g00047')).said).toEqual([{ says: 'stock', name: 'SB-G00047' }]);
  expect((await chips('sb-g00047')).ids).toEqual([3]);
  expect((await chips('sb-g99999')).said).toEqual([{ says: 'stock', name: 'SB-G99999' }]);
  expect((await chips('15-2041')).said).toEqual([{ says: 'stock', name: '15-2041' }]);
});

it('finds a listing by our own number behind a mark, and leaves figures without one alone', async () => {
  expect(await chips('#16')).toEqual({ said: [{ says: 'stock', name: '16' }], ids: [16] });
  expect((await chips('16')).said).not.toContainEqual({ says: 'stock', name: '16' });
});

it('reads the name of a vehicle as one, though a bus is numbered so', async () => {
  expect((await chips('ford e450')).ids.length).toBeGreaterThan(1);
  expect((await chips('ford e 350')).said).not.toContainEqual({ says: 'stock', name: '350' });
});

it('finds a bus by the end of its VIN, though it begins as a state is written', async () => {
  const { cards } = await searchAmong(
    ['2PCDEM000NV000062', '1FDDEM005JV000034'].map((vin, at) =>
      aStoredListing({ id: at + 1, details: { vin, state: 'NJ' } }),
    ),
    now,
  )('NV000062');
  expect(cards.map(({ id }) => id)).toEqual([1]);
});
