import { afterEach, beforeEach, expect, it } from 'vitest';
import { mapColumns } from '#domain/inventory/import/map-columns.ts';
import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import { createImportSources } from '#db/repositories/import-sources.ts';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { ImportSettings } from '#domain/staff/import/import-record.ts';
import type { ImportStore } from '#domain/staff/import/import-store.ts';
import { planImport } from '#domain/staff/import/plan-import.ts';
import { runImport } from '#domain/staff/import/run-import.ts';
import { sql } from 'kysely';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const by = { id: 'm1', name: 'Ann' };
const headers = ['Stock', 'Make', 'Model', 'Year', 'Price'];
const columns: ImportInput[] = ['stockNumber', 'make', 'model', 'year', 'priceCents'];
const now = () => new Date('2026-11-01T12:00:00.000Z');

describeDatabases('imports', ({ create }) => {
  let fresh: FreshDatabase;
  let store: ImportStore;
  let listings: ListingRepository;
  beforeEach(async () => {
    fresh = await create();
    store = createImportStore(fresh.database, now);
    listings = createListingRepository(fresh.database);
  });
  afterEach(() => fresh.remove());

  async function ready(
    prices: readonly number[],
    more: Partial<ImportSettings> = {},
  ): Promise<number> {
    const settings: ImportSettings = { columns, missing: 'leave', clearBlanks: false, ...more };
    async function* rows() {
      for (const [index, price] of prices.entries())
        yield { line: index + 2, cells: [`S${index}`, 'Thomas', 'C2', '2015', String(price)] };
    }
    const id = await store.create(
      {
        source: 'acme',
        fileName: 'a.csv',
        storedName: 'x',
        format: 'delimited',
        sizeBytes: 9,
        rowCount: prices.length,
        headers,
        settings,
        state: 'columns',
        memberId: by.id,
        memberName: by.name,
      },
      rows(),
    );
    expect(mapColumns(headers, columns)).not.toBeNull();
    expect(await store.startPlan(id, settings, `run ${id}`)).toBe(true);
    const record = (await store.find(id))!;
    expect(await planImport(record, { store, listings, now })).toBe(true);
    return id;
  }

  async function runAll(id: number, limit = 100): Promise<void> {
    expect(await store.move(id, ['ready'], 'applying', by)).toBe(true);
    while ((await store.applySlice(id, limit)) === 'more');
  }

  async function undoAll(id: number): Promise<void> {
    expect(await store.move(id, ['done', 'cancelled'], 'undoing', by)).toBe(true);
    while ((await store.undoSlice(id, 2)) === 'more');
  }

  const pricesNow = async () =>
    (await listings.findByIds([1, 2, 3, 4, 5])).map(({ priceCents }) => priceCents);

  it('goes on where a slice before a crash has ended, and does nothing twice', async () => {
    const id = await ready([100, 200, 300, 400, 500]);
    await store.move(id, ['ready'], 'applying', by);
    expect(await store.applySlice(id, 2)).toBe('more');
    expect((await store.counts(id)).stages).toMatchObject({ applied: 2, planned: 3 });
    // Another process, which knows nothing of the first.
    const second = createImportStore(fresh.database, now);
    while ((await second.applySlice(id, 2)) === 'more');
    expect(await second.applySlice(id, 2)).toBe('finished');
    expect((await store.find(id))?.state).toBe('done');
    expect(await pricesNow()).toEqual([10_000, 20_000, 30_000, 40_000, 50_000]);
    const audit = await createAuditLog(fresh.database).page({ action: 'listing.import', limit: 9 });
    expect(audit).toHaveLength(5);
  });

  it('takes back half of an import that was stopped', async () => {
    const id = await ready([100, 200, 300]);
    await store.move(id, ['ready'], 'applying', by);
    await store.applySlice(id, 2);
    expect(await store.move(id, ['applying'], 'cancelled', by)).toBe(true);
    expect(await store.applySlice(id, 2)).toBe('finished');
    await undoAll(id);
    expect((await store.counts(id)).stages).toMatchObject({ undone: 2, planned: 1, applied: 0 });
    expect([...(await store.archivedBy([1, 2]))]).toEqual([
      [1, 'import'],
      [2, 'import'],
    ]);
  });

  it('restores what was there, through several imports, last first', async () => {
    await runAll(await ready([100, 200, 300]));
    const second = await ready([110, 200, 330]);
    expect(await store.counts(second)).toMatchObject({ changed: 2, unchanged: 1 });
    await runAll(second);
    const third = await ready([111, 200, 330]);
    await runAll(third);
    await undoAll(third);
    expect((await pricesNow())[0]).toBe(11_000);
    await undoAll(second);
    expect(await pricesNow()).toEqual([10_000, 20_000, 30_000]);
    expect((await store.counts(second)).stages.kept).toBe(0);
  });

  it('lets one request start it, and an overtaken preview write nothing', async () => {
    const id = await ready([100]);
    expect(await store.savePlan(id, 'an older run', [])).toBe(false);
    const both = await Promise.all([1, 2].map(() => store.move(id, ['ready'], 'applying', by)));
    expect(both.toSorted()).toEqual([false, true]);
  });

  it('sets one row aside that is refused and finishes the others', async () => {
    const id = await ready([100, 200]);
    await store.move(id, ['ready'], 'applying', by);
    await store.skipNext(id, 'The database refused it');
    while ((await store.applySlice(id, 9)) === 'more');
    expect((await store.counts(id)).stages).toMatchObject({ skipped: 1, applied: 1 });
  });

  it('skips what the database refuses for good, and nothing when the database is at fault', async () => {
    await sql`create unique index one_price on bus_listings (price_cents)`.execute(
      fresh.database.kysely,
    );
    const id = await ready([100, 100, 300]);
    await store.move(id, ['ready'], 'applying', by);
    const run = (used: ImportStore) =>
      runImport({ store: used, pause: async () => {} }, id, () => true);
    const fault = Object.assign(new Error('the server stops'), { code: '57P01' });
    const away = { ...store, applySlice: () => Promise.reject(fault) };
    await expect(run(away)).rejects.toThrow('the server stops');
    // Away only from the second on of the rows that are tried one by one.
    let singles = 0;
    const goesAway: ImportStore = {
      ...store,
      applySlice: (each, limit) =>
        limit === 1 && ++singles > 1 ? Promise.reject(fault) : store.applySlice(each, limit),
    };
    await expect(run(goesAway)).rejects.toThrow('the server stops');
    expect((await store.counts(id)).stages).toMatchObject({ applied: 1, skipped: 0, planned: 2 });
    expect(await run(store)).toBe(true);
    expect((await store.counts(id)).stages).toMatchObject({ applied: 2, skipped: 1, planned: 0 });
  });

  it('forgets what nobody ran, with its rows and its file', async () => {
    const old = await ready([100]);
    const done = await ready([100]);
    await runAll(done);
    expect(await store.prune('2027-01-01T00:00:00.000Z')).toEqual(['x']);
    expect(await store.find(old)).toBeNull();
    expect(await store.find(done)).not.toBeNull();
  });

  it('remembers the columns of a source, and new ones beside them', async () => {
    const sources = createImportSources(fresh.database, now);
    const rules = { missing: 'archive', clearBlanks: true } as const;
    await sources.remember('acme', { columns: { builder: 'bodyMake' }, ...rules });
    await sources.remember('acme', { columns: { memo: '' }, ...rules });
    expect(await sources.find('acme')).toMatchObject({
      columns: { builder: 'bodyMake', memo: '' },
      ...rules,
    });
    await sources.setFeed('acme', { feedUrl: 'https://a.example/x', schedule: 'daily' }, by);
    expect(await sources.list()).toMatchObject([{ schedule: 'daily', checkedAt: null }]);
  });
});
