import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecallStore } from '#db/repositories/recall-store.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { findBusRecalls } from '#domain/inventory/recalls/bus-recalls.ts';
import { readRecallRow } from '#domain/inventory/recalls/read-recall-row.ts';
import { fixtureRecalls, recallCells, storeRecalls } from '#test/factories/recall-file.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('recall campaigns', ({ create }) => {
  let fresh: FreshDatabase;
  let at = '2026-11-01T12:00:00Z';
  const store = () => createRecallStore(fresh.database, () => new Date(at));
  const vision = { part: 'vehicle' as const, make: 'Blue Bird', model: 'Vision', year: 2026 };
  const shown = (vehicles = [vision]) => findBusRecalls(store(), vehicles, new Date(at));
  const numbers = async (vehicles = [vision]) =>
    (await shown(vehicles)).campaigns.map(({ number }) => number);
  const rowsIn = async () => {
    const counts = [];
    for (const table of ['recall_files', 'recall_campaigns', 'recall_vehicles'] as const) {
      const rows = await fresh.database.kysely.selectFrom(table).selectAll().execute();
      counts.push(rows.length);
    }
    return counts;
  };

  beforeEach(async () => {
    at = '2026-11-01T12:00:00Z';
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  it('finds the campaigns of a body and of its chassis, the latest first, parts of one together', async () => {
    expect(await shown()).toMatchObject({ file: null, campaigns: [] });
    expect(await storeRecalls(store(), fixtureRecalls())).toMatchObject({
      outcome: 'used',
      counts: { rows: 13, kept: 11, broken: 0 },
      file: { newestOn: '2026-10-30', campaigns: 7 },
      before: null,
    });
    const { campaigns, file } = await shown();
    expect(file).toMatchObject({ newestOn: '2026-10-30', isStale: false });
    expect(campaigns.map(({ number }) => number)).toEqual(['26V032000', '26V002000']);
    expect(campaigns[1]).toMatchObject({
      components: ['EQUIPMENT:WHEELCHAIR RESTRAINTS', 'SEATS'],
      vehicle: 'Blue Bird VISION SCHOOL BUS',
    });
    const starcraft = [
      { part: 'body' as const, make: 'Starcraft', model: 'Allstar', year: 2015 },
      { part: 'chassis' as const, make: 'Ford', model: 'E-450', year: 2015 },
    ];
    const both = await findBusRecalls(store(), starcraft, new Date(at));
    // Neither that of the E-350, nor one without a year from before the bus was built.
    expect(both.campaigns.map(({ number, part }) => `${number} ${part}`)).toEqual([
      '25V904000 chassis',
      '16V902000 body',
      '15V901000 chassis',
    ]);
    expect(both.campaigns[0]).toMatchObject({ isYearUntold: true });
    expect(both.campaigns[2]).toMatchObject({ doNotDrive: true, parkOutside: true });
  });

  it('has the same after the same file, and outdates pages with each', async () => {
    const versions = createTagVersions(fresh.database);
    const { inventory } = await versions.current();
    await storeRecalls(store(), fixtureRecalls());
    expect((await versions.current()).inventory).toBe(inventory + 1);
    const before = [await shown(), await rowsIn()];
    await storeRecalls(store(), fixtureRecalls());
    expect([await shown(), await rowsIn()]).toEqual(before);
  });

  it('takes a newer file in its place', async () => {
    await storeRecalls(store(), fixtureRecalls());
    const next = recallCells({ 0: '99', 1: '26V990000', 15: '20261031', 16: '20261031' });
    await storeRecalls(store(), [...fixtureRecalls(), next]);
    expect(await numbers()).toEqual(['26V990000', '26V032000', '26V002000']);
  });

  describe('leaves everything as it is', () => {
    beforeEach(() => storeRecalls(store(), fixtureRecalls()));
    afterEach(async () => expect(await numbers()).toEqual(['26V032000', '26V002000']));

    it('when an import is killed, whose rows go with a later one', async () => {
      const reading = readRecallRow(recallCells({ 1: '26V999000' }), '2026-11-01');
      const killed = await store().begin();
      await killed.add(reading.is === 'row' ? [reading.row] : []);
      expect(await rowsIn()).toEqual([2, 8, 12]);
      expect(await numbers()).toEqual(['26V032000', '26V002000']);
      at = '2026-11-01T13:30:00Z';
      await storeRecalls(store(), fixtureRecalls());
      expect(await rowsIn()).toEqual([1, 7, 11]);
    });

    it('when an import that was given up comes back to end itself', async () => {
      const slow = await store().begin();
      at = '2026-11-01T13:30:00Z';
      await (await store().begin()).discard();
      await expect(slow.use('2026-10-31', { anyway: true })).rejects.toThrow('over an hour');
    });

    it('when the file is older, or half of it is missing; unless it is meant', async () => {
      const old = fixtureRecalls().filter((cells) => cells[1] !== '25V904000');
      expect(await storeRecalls(store(), old)).toMatchObject({
        outcome: 'refused',
        why: { outcome: 'older', used: { newestOn: '2026-10-30' } },
      });
      const half = fixtureRecalls().slice(0, 10);
      const fewer = half.map((cells) => cells.with(16, '20261031'));
      expect(await storeRecalls(store(), fewer)).toMatchObject({
        outcome: 'refused',
        why: { outcome: 'smaller', campaigns: 6 },
      });
      expect((await rowsIn())[0]).toBe(1);
      expect(await storeRecalls(store(), fewer, { anyway: true })).toMatchObject({
        outcome: 'used',
      });
    });

    it('when too many rows are broken, and names the first', async () => {
      const rows = [...fixtureRecalls(), ...Array.from({ length: 11 }, () => ['half', 'a row'])];
      const refused = await storeRecalls(store(), rows);
      expect(refused).toMatchObject({
        outcome: 'refused',
        why: { outcome: 'broken' },
        counts: { rows: 24, broken: 11 },
      });
      expect(refused.counts.named[0]).toEqual({
        file: 'FLAT_RCL.txt',
        line: 14,
        reason: '2 columns instead of 24 or more',
      });
      expect(await storeRecalls(store(), rows.slice(0, -1))).toMatchObject({ outcome: 'used' });
    });

    it('when it is another file altogether, without reading all of it', async () => {
      const refused = await storeRecalls(
        store(),
        Array.from({ length: 5_000 }, () => ['a', 'b']),
      );
      expect(refused.counts.rows).toBe(200);
    });
  });
});
