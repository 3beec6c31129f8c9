import { expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { createKeptCards } from './inventory-services.ts';

const now = () => new Date('2026-06-01T12:00:00Z');
const stored = new Map(
  [1, 2, 3, 4].map((id) => [
    id,
    { ...aStoredListing(), id, status: id === 3 ? ('draft' as const) : ('published' as const) },
  ]),
);

function keptCards() {
  const asked: number[][] = [];
  let away = false;
  const cards = createKeptCards(async (ids) => {
    asked.push([...ids]);
    if (away) throw new Error('no database');
    return ids.flatMap((id) => stored.get(id) ?? []);
  }, now);
  const ids = async (...wanted: number[]) => (await cards.load(wanted)).map(({ id }) => id);
  return { cards, asked, ids, goAway: (is: boolean) => (away = is) };
}

it('asks once for what it has not, and gives published ones in the order asked for', async () => {
  const { cards, asked, ids } = keptCards();
  expect(await ids(2, 3, 1, 99)).toEqual([2, 1]);
  expect(await ids(4, 1, 3, 2, 99)).toEqual([4, 1, 2]);
  expect(asked).toEqual([[2, 3, 1, 99], [4]]);
  const [first] = await cards.load([1]);
  expect((await cards.load([1]))[0]).toBe(first);
});

it('has all who ask at the same time wait for one query', async () => {
  const { asked, ids } = keptCards();
  expect(await Promise.all([ids(1, 2), ids(2, 1), ids(1)])).toEqual([[1, 2], [2, 1], [1]]);
  expect(asked).toEqual([[1, 2]]);
});

it('keeps no failure, and nothing across a change of the inventory', async () => {
  const { cards, asked, ids, goAway } = keptCards();
  goAway(true);
  await expect(ids(1)).rejects.toThrow('no database');
  goAway(false);
  expect(await ids(1)).toEqual([1]);
  const beforeChange = cards.load([2]);
  cards.clear();
  await beforeChange;
  expect(await ids(1, 2)).toEqual([1, 2]);
  expect(asked).toEqual([[1], [1], [2], [1, 2]]);
});
