import { expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { searchAmong } from '#test/factories/search-among.ts';

const now = new Date('2026-11-30');
const descriptions = [
  'Hightop van, clean inside.',
  'A high top with headroom for all.',
  'Hi-top roof.',
  'Low-floor city bus.',
  'Lowfloor, with a ramp.',
  'Rides with a low floor.',
  'From Wisconsin, in fine shape. WI plates.',
  'Jake brake.',
  'Seen in Barre.',
  'Bar and cooler.',
  'International chassis, ran city routes.',
];
const ask = searchAmong(
  descriptions.map((description, at) => aStoredListing({ id: at + 1, details: { description } })),
  now,
);
const found = async (words: string) => {
  const { cards, dropped } = await ask(words);
  return dropped.length > 0 ? [] : cards.map(({ id }) => id).toSorted();
};

it.each(['low floor', 'lowfloor', 'low-floor', 'Low Floor'])(
  'finds equipment apart, with a hyphen and as one word: %s',
  async (words) => expect(await found(words)).toEqual([4, 5, 6]),
);

it.each(['hightop', 'high top', 'high-top'])('finds it however it is typed: %s', async (words) => {
  expect(await found(words)).toEqual([1, 2]);
});

it('takes no beginnings of other words for the halves of one', async () => {
  expect(await found('wi fi')).toEqual([]);
  expect(await found('wifi')).toEqual([]);
});

it('takes a short word for no beginning of another', async () => {
  expect(await found('bar bus')).toEqual([10]);
});

it('looks for other words that say the same where no bus has these', async () => {
  expect(await found('telma retarder')).toEqual([8]);
});

it('says which equipment was left out, and not a part of its words', async () => {
  const { dropped } = await ask('crossing gate low floor');
  expect(dropped).toEqual([
    { kind: 'condition', condition: { says: 'feature', key: 'crossing_gate' } },
  ]);
});
