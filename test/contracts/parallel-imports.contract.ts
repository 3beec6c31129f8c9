import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createImportSources } from '#db/repositories/import-sources.ts';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { importListings } from '#domain/inventory/import/import-listings.ts';
import { mapColumns } from '#domain/inventory/import/map-columns.ts';
import type { ImportReport } from '#domain/inventory/import/import-report.ts';
import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import type { ImportSettings, ImportState, RowStage } from '#domain/staff/import/import-record.ts';
import type { ImportStore } from '#domain/staff/import/import-store.ts';
import { planImport } from '#domain/staff/import/plan-import.ts';
import { atOnce, callers, duringChange, warmPool } from '#test/setup/at-once.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const by = { id: 'm1', name: 'Ann' };
const headers = ['Stock', 'Make', 'Model', 'Year', 'Price'];
const columns: ImportInput[] = ['stockNumber', 'make', 'model', 'year', 'priceCents'];
const settings: ImportSettings = { columns, missing: 'leave', clearBlanks: false };
const now = () => new Date('2026-11-01T12:00:00.000Z');
const later = '2027-01-01T00:00:00.000Z';

type Writer = Pick<Database['kysely'], 'updateTable'>;

describeDatabases('imports under thirty callers', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let store: ImportStore;

  beforeAll(async () => {
    fresh = await create({ connections: callers });
    database = fresh.database;
    await warmPool(database);
    store = createImportStore(database, now);
  });
  afterAll(() => fresh.remove());

  let files = 0;
  /** An import of new buses whose preview is ready. */
  async function ready(rowCount: number): Promise<number> {
    const file = ++files;
    async function* rows() {
      for (let line = 2; line < rowCount + 2; line++)
        yield { line, cells: [`F${file}-${line}`, 'Thomas', 'C2', '2015', String(line)] };
    }
    const id = await store.create(
      {
        source: 'acme',
        fileName: 'a.csv',
        storedName: `file ${file}`,
        format: 'delimited',
        sizeBytes: 9,
        rowCount,
        headers,
        settings,
        state: 'columns',
        memberId: by.id,
        memberName: by.name,
      },
      rows(),
    );
    expect(await store.startPlan(id, settings, `run ${id}`)).toBe(true);
    const listings = createListingRepository(database);
    expect(await planImport((await store.find(id))!, { store, listings, now })).toBe(true);
    return id;
  }
  const setState = (id: number, state: ImportState) => (trx: Writer) =>
    trx.updateTable('imports').set({ state }).where('id', '=', id).execute();
  const setStage = (id: number, stage: RowStage) => (trx: Writer) =>
    trx.updateTable('import_rows').set({ stage }).where('import_id', '=', id).execute();

  it('one of thirty starts it, and rows are applied and taken back once by all together', async () => {
    const rowCount = 60;
    const id = await ready(rowCount);
    const moved = await atOnce(() => store.move(id, ['ready'], 'applying', by));
    expect(moved.filter(Boolean)).toHaveLength(1);
    await atOnce(async () => {
      while ((await store.applySlice(id, 7)) === 'more');
    });
    const made = await database.kysely.selectFrom('bus_listings').select('id').execute();
    expect(made).toHaveLength(rowCount);
    expect(await store.find(id)).toMatchObject({ state: 'done' });
    const back = await atOnce(() => store.move(id, ['done'], 'undoing', by));
    expect(back.filter(Boolean)).toHaveLength(1);
    await atOnce(async () => {
      while ((await store.undoSlice(id, 7)) === 'more');
    });
    expect((await store.counts(id)).stages).toMatchObject({ undone: rowCount, applied: 0 });
    const archived = await database.kysely
      .selectFrom('staff_audit')
      .select('subject_id')
      .where('action', '=', 'listing.import-undo')
      .execute();
    expect(archived).toHaveLength(rowCount);
  });

  it('the same file by the command line thirty times at once adds each bus once', async () => {
    const listings = createListingRepository(database);
    const before = await listings.count(['draft', 'published']);
    const rows = Array.from({ length: 5 }, (_, number) => ({
      line: number + 2,
      cells: [`CLI-${number}`, 'Thomas', 'C2', '2015', '9000'],
    }));
    const map = mapColumns(headers, columns)!;
    const options = { map, source: 'dealer', clearBlanks: false, currentYear: 2026, dryRun: false };
    const reports = await atOnce(() => importListings(rows, listings, options));
    expect(await listings.count(['draft', 'published'])).toBe(before + rows.length);
    const sum = (of: (report: ImportReport) => number) =>
      reports.reduce((total, report) => total + of(report), 0);
    expect(sum(({ added }) => added)).toBe(rows.length);
    expect(sum(({ rejected, unchanged }) => rejected + unchanged)).toBe(
      rows.length * (callers - 1),
    );
  });

  it('what is stopped at its end stays stopped', async () => {
    const id = await ready(1);
    await setState(id, 'applying')(database.kysely);
    await setStage(id, 'applied')(database.kysely);
    await duringChange(database, setState(id, 'cancelled'), () => store.applySlice(id, 9));
    expect((await store.find(id))?.state).toBe('cancelled');
  });

  it('a row that another worker has applied is not set aside', async () => {
    const id = await ready(1);
    await setState(id, 'applying')(database.kysely);
    await duringChange(database, setStage(id, 'applied'), () => store.skipNext(id, 'refused'));
    expect((await store.counts(id)).stages).toMatchObject({ applied: 1, skipped: 0 });
  });

  it('a preview that is overtaken while it writes writes nothing and ends nothing', async () => {
    const id = await ready(1);
    const run = 'the first';
    for (const write of [
      () => store.savePlan(id, run, [{ ...rejected, line: 2 }]),
      () => store.finishPlan(id, run),
    ]) {
      await store.startPlan(id, settings, run);
      const done = await duringChange(
        database,
        (trx) => trx.updateTable('imports').set({ run: 'another' }).where('id', '=', id).execute(),
        write,
      );
      expect(done).toBe(false);
      expect((await store.find(id))?.state).toBe('planning');
      expect(await store.counts(id)).toMatchObject({ unread: 1, rejected: 0 });
    }
  });

  it('an import that is started while old ones are forgotten stays, with its file', async () => {
    const id = await ready(1);
    const forgotten = await duringChange(database, setState(id, 'applying'), () =>
      store.prune(later),
    );
    expect(forgotten).not.toContain(`file ${id}`);
    expect((await store.find(id))?.state).toBe('applying');
  });

  it('columns of a source that are learned at once are all remembered', async () => {
    const sources = createImportSources(database, now);
    await atOnce((number) =>
      sources.remember('many', {
        columns: { [`column ${number}`]: 'bodyMake' },
        missing: 'leave',
        clearBlanks: false,
      }),
    );
    expect(Object.keys((await sources.find('many'))!.columns)).toHaveLength(callers);
  });

  it('what was found at an old address says nothing about the new one', async () => {
    const sources = createImportSources(database, now);
    const feed = (feedUrl: string) => ({ feedUrl, schedule: 'daily' }) as const;
    const [before, after] = ['https://a.example/old', 'https://a.example/new'];
    await sources.setFeed('moves', feed(before), by);
    const source = (await sources.find('moves'))!;
    await sources.setFeed('moves', feed(after), by);
    await sources.checked(source, {
      etag: '"old"',
      lastModified: null,
      lastOutcome: 'imported',
      lastProblem: null,
    });
    expect(await sources.find('moves')).toMatchObject({
      feedUrl: after,
      etag: null,
      checkedAt: null,
      lastOutcome: null,
    });
  });
});

const rejected = {
  outcome: 'rejected',
  column: null,
  reason: 'refused',
  notes: [],
  title: null,
  listingId: null,
  revisionSeen: null,
  change: null,
} as const;
