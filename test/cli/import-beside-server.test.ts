import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTableRowSource } from '#db/repositories/table-row-source.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { createFreshListingTable } from '#domain/staff/inventory/fresh-listing-table.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { stockCsv } from '#test/factories/import-files.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

const buses = 120;
const ana = { id: 'member-ana', name: 'Ana' };

/** The command line works through connections of its own, as it does beside a real server. */
describeDatabases('omnibus import --reversible beside a running server', ({ engine, create }) => {
  let fresh: FreshDatabase;
  let staff: TestStaff;
  let bed: CommandBed;
  beforeEach(async () => {
    fresh = await create();
    staff = await createTestStaff({
      role: 'manager',
      database: { engine, create: async () => fresh },
    });
    bed = await commandBed(fresh.config);
  });
  afterEach(async () => {
    await bed.remove();
    await staff.close();
  });

  const importFile = async (file: string, content: string) =>
    bed.run('import', await bed.file(file, content), '--source', 'Acme', '--reversible');

  const listings = async () => {
    const query = readTableQuery(new URLSearchParams('sort=stock&per=200'));
    const { listings: found } = await staff.services.inventory.page(query);
    return found.map(({ listing }) => listing);
  };

  /** An edit as staff make them, of whatever revision there is now; gives the price it left. */
  const edit = async (id: number, priceCents: number) => {
    const repository = createStaffInventory(fresh.database, { jobTopics: [] });
    const done = await repository.change(
      { author: ana, action: 'listing.update', id, expectedRevision: null },
      () => ({ patch: { details: { priceCents } } }),
    );
    expect(done.outcome).toBe('changed');
  };

  /** Each line of a bus begins where the line before it ended: nothing was overwritten unseen. */
  const expectUnbroken = async () => {
    const lines = await staff.services.audit.page({ subjectKind: 'listing', limit: 10_000 });
    const now = new Map((await listings()).map((listing) => [String(listing.id), listing]));
    for (const [id, ofBus] of Map.groupBy(lines.toReversed(), ({ subjectId }) => subjectId)) {
      ofBus.forEach(({ before }, at) => {
        if (at > 0) expect(before!['revision']).toBe(ofBus[at - 1]!.after!['revision']);
      });
      const prices = ofBus.flatMap(({ after }) =>
        'priceCents' in after! ? [after['priceCents']] : [],
      );
      expect(now.get(id)).toMatchObject({
        priceCents: prices.at(-1),
        revision: ofBus.at(-1)!.after!['revision'],
      });
    }
  };

  it('never overwrites what staff change while it runs, nor does taking it back, without saying so', async () => {
    expect(await importFile('first.csv', stockCsv(buses))).toMatchObject({ code: 0 });
    const before = await listings();
    expect(before).toHaveLength(buses);

    // Prices of all change by the command line; the server's staff edit every third meanwhile.
    const dearer = stockCsv(buses, (index) => ({ priceUsd: 50_000 + index }));
    const command = { running: true };
    const importing = importFile('second.csv', dearer).finally(() => {
      command.running = false;
    });
    const edited = new Set<number>();
    for (let at = 0; command.running && at < buses; at += 3) {
      await edit(before[at]!.id, 1_000_000 + at);
      edited.add(before[at]!.id);
    }
    const result = await importing;
    expect(result).toMatchObject({ code: 0, stderr: '' });
    await expectUnbroken();
    const [second] = await staff.services.imports.list(1);
    const address = `/staff/import/${second!.id}`;
    const counted = await staff.services.imports.counts(second!.id);
    const setAside = counted.stages.skipped;
    // The command line says how many it left alone because they had changed since it compared.
    if (setAside > 0) expect(result.stdout).toContain(`set aside  ${setAside}`);
    expect(counted.stages.applied + setAside).toBe(counted.changed);

    // Some that the import changed are edited before, others while the server takes it back.
    const imported = (await listings()).filter(({ priceCents }) => priceCents! >= 5_000_000);
    const [early, late] = [imported.slice(0, 10), imported.slice(10, 40)];
    for (const { id } of early) await edit(id, 777_700);
    expect((await staff.post(`${address}/undo`)).status).toBe(303);
    const undoing = staff.runJobs();
    for (const { id } of late) await edit(id, 888_800);
    await undoing;
    await staff.runJobs();

    const after = new Map((await listings()).map((listing) => [listing.id, listing]));
    const kept = (await staff.services.imports.counts(second!.id)).stages.kept;
    expect(kept).toBeGreaterThanOrEqual(early.length);
    // Also those that staff edited after the import had changed them, while it still ran.
    expect(kept).toBeLessThanOrEqual(early.length + late.length + edited.size);
    for (const { id } of early) expect(after.get(id)!.priceCents).toBe(777_700);
    for (const { id } of late) expect(after.get(id)!.priceCents).toBe(888_800);
    for (const { id, priceCents } of before) {
      const touched = [...early, ...late].some((one) => one.id === id) || edited.has(id);
      if (!touched) expect(after.get(id)!.priceCents).toBe(priceCents);
    }
    await expectUnbroken();
    const page = await (await staff.get(`${address}/rows?show=kept`)).text();
    expect(page).toContain('Kept: edited since');
    expect(page).toContain(`/staff/inventory/${early[0]!.id}`);
  });

  it('is seen by a staff table that was loaded before, row for row', async () => {
    const fresher = () =>
      createFreshListingTable({
        source: createTableRowSource(fresh.database),
        versions: createTagVersions(fresh.database),
        pause: async () => {},
      });
    const patched = fresher();
    await patched.current();
    const expectSame = async () => {
      const [old, anew] = [await patched.current(), await fresher().current()];
      expect(old.size).toBe(anew.size);
      expect(old.makes()).toEqual(anew.makes());
      for (const asked of ['', 'sort=bus', 'sort=-price', 'status=archive', 'q=blue+bird+2013']) {
        const query = readTableQuery(new URLSearchParams(asked));
        expect(old.ids(query, '2026-01-01', 500)).toEqual(anew.ids(query, '2026-01-01', 500));
        expect(old.find(query, '2026-01-01').tabs).toEqual(anew.find(query, '2026-01-01').tabs);
      }
    };
    await importFile('stock.csv', stockCsv(60));
    await expectSame();
    await importFile(
      'stock-2.csv',
      stockCsv(60, (index) => (index % 2 ? { priceUsd: 9_000 + index } : {})),
    );
    const [first] = await listings();
    await edit(first!.id, 123_400);
    await expectSame();
    const [second] = await staff.services.imports.list(1);
    await staff.post(`/staff/import/${second!.id}/undo`);
    await staff.runJobs();
    await expectSame();
    await fresh.database.kysely.deleteFrom('bus_listings').where('id', '=', first!.id).execute();
    await edit((await listings())[5]!.id, 123_500);
    await expectSame();
  });
});
