import { expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { createCardShelf } from './inventory-services.ts';

const now = () => new Date('2026-06-01T12:00:00Z');
const stored = new Map(
  [1, 2, 3, 4].map((id) => [
    id,
    { ...aStoredListing(), id, status: id === 3 ? ('draft' as const) : ('published' as const) },
  ]),
);

function aShelf() {
  const asked: number[][] = [];
  let away = false;
  const shelf = createCardShelf(async (ids) => {
    asked.push([...ids]);
    if (away) throw new Error('no database');
    return ids.flatMap((id) => stored.get(id) ?? []);
  }, now);
  const ids = async (...wanted: number[]) => (await shelf.load(wanted)).map(({ id }) => id);
  return { shelf, asked, ids, goAway: (is: boolean) => (away = is) };
}

it('asks once for what it has not, and gives published ones in the order asked for', async () => {
  const { shelf, asked, ids } = aShelf();
  expect(await ids(2, 3, 1, 99)).toEqual([2, 1]);
  expect(await ids(4, 1, 3, 2, 99)).toEqual([4, 1, 2]);
  expect(asked).toEqual([[2, 3, 1, 99], [4]]);
  const [first] = await shelf.load([1]);
  expect((await shelf.load([1]))[0]).toBe(first);
});

it('has all who ask at the same time wait for one query', async () => {
  const { asked, ids } = aShelf();
  expect(await Promise.all([ids(1, 2), ids(2, 1), ids(1)])).toEqual([[1, 2], [2, 1], [1]]);
  expect(asked).toEqual([[1, 2]]);
});

it('keeps no failure, and nothing across a change of the inventory', async () => {
  const { shelf, asked, ids, goAway } = aShelf();
  goAway(true);
  await expect(ids(1)).rejects.toThrow('no database');
  goAway(false);
  expect(await ids(1)).toEqual([1]);
  const beforeChange = shelf.load([2]);
  shelf.clear();
  await beforeChange;
  expect(await ids(1, 2)).toEqual([1, 2]);
  expect(asked).toEqual([[1], [1], [2], [1, 2]]);
});
