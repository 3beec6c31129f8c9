import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSearchTally } from '#db/repositories/search-tally.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('counted searches', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  it('adds up over days and orders by how often, then by words', async () => {
    const tally = createSearchTally(fresh.database);
    await tally.add(
      '2026-11-01',
      new Map([
        ['coach', 2],
        ['van', 9],
      ]),
    );
    await tally.add(
      '2026-11-20',
      new Map([
        ['coach', 3],
        ['church bus', 5],
      ]),
    );
    await tally.add('2026-11-20', new Map([['coach', 1]]));
    await tally.add('2026-11-20', new Map());
    expect(await tally.mostSince('2026-11-01', 1, 9)).toEqual(['van', 'coach', 'church bus']);
    expect(await tally.mostSince('2026-11-02', 5, 9)).toEqual(['church bus']);
    expect(await tally.mostSince('2026-11-02', 1, 1)).toEqual(['church bus']);
    await tally.deleteBefore('2026-11-20');
    expect(await tally.mostSince('2026-01-01', 1, 9)).toEqual(['church bus', 'coach']);
  });

  it('loses no count when two nodes add at once', async () => {
    const tally = createSearchTally(fresh.database);
    await Promise.all(
      Array.from({ length: 20 }, () => tally.add('2026-11-20', new Map([['coach', 1]]))),
    );
    expect(await tally.mostSince('2026-11-20', 20, 9)).toEqual(['coach']);
    expect(await tally.mostSince('2026-11-20', 21, 9)).toEqual([]);
  });
});
