import { expect, it } from 'vitest';
import { createChangeFeed } from './change-feed.ts';

/** A database whose versions a test moves, and that counts how often it was asked. */
function bed() {
  const database = { versions: { inventory: 0, content: 0, settings: 0 }, asked: 0, away: false };
  const feed = createChangeFeed({
    versions: {
      async current() {
        database.asked += 1;
        if (database.away) throw new Error('the database is away');
        return { ...database.versions };
      },
    },
  });
  return { database, feed };
}

it('asks once for all who follow, each of whom gets every version until it could take it', async () => {
  const { database, feed } = bed();
  const taken: number[] = [];
  const faults: string[] = [];
  let isBroken = true;
  feed.follow(
    async ({ inventory }) => {
      if (isBroken) throw new Error('no index');
      taken.push(inventory);
    },
    (problem) => void faults.push(problem),
  );
  feed.follow(
    async ({ content }) => void taken.push(-content),
    () => expect.fail(),
  );
  database.versions = { inventory: 7, content: 3, settings: 0 };
  await feed.poll();
  expect([database.asked, faults, taken]).toEqual([1, ['Error: no index'], [-3]]);
  isBroken = false;
  await feed.poll();
  expect([database.asked, faults.length, taken]).toEqual([2, 1, [-3, 7, -3]]);
});

it('waits for who is at it, and lets nobody wait for that', async () => {
  const { feed } = bed();
  const ends: (() => void)[] = [];
  let others = 0;
  feed.follow(
    () => new Promise<void>((end) => void ends.push(end)),
    () => expect.fail(),
  );
  feed.follow(
    async () => void (others += 1),
    () => expect.fail(),
  );
  await feed.poll();
  await feed.poll();
  expect([ends.length, others]).toEqual([1, 2]);
  ends[0]!();
  await Promise.resolve();
  await Promise.resolve();
  await feed.poll();
  expect([ends.length, others]).toEqual([2, 3]);
});

it('stamps pages by content and settings at once, by inventory when the index has it', async () => {
  const { database, feed } = bed();
  await feed.poll();
  const stamps = () =>
    (['inventory', 'content', 'settings'] as const).map((t) => feed.stampOf([t]));
  expect(stamps()).toEqual([0, 0, 0]);
  database.versions = { inventory: 1, content: 1, settings: 1 };
  await feed.poll();
  expect(stamps()).toEqual([0, 1, 1]);
  feed.bump('inventory');
  expect(stamps()).toEqual([1, 1, 1]);
});

it('says that the database is away when it failed to answer twice', async () => {
  const { database, feed } = bed();
  database.away = true;
  await feed.poll();
  expect(feed.isAway()).toBe(false);
  await feed.poll();
  expect(feed.isAway()).toBe(true);
  database.away = false;
  await feed.poll();
  expect(feed.isAway()).toBe(false);
});
