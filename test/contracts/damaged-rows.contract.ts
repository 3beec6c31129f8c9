import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { damagedRows } from '#db/damaged-rows.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createTableRowSource } from '#db/repositories/table-row-source.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { isInForce } from '#domain/leads/bus-alerts.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { startSearchRefresh } from '#server/wiring/inventory/search-refresh.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('a row with a cell that is no JSON', ({ create }) => {
  let fresh: FreshDatabase;
  let warned: string[];
  beforeEach(async () => {
    fresh = await create();
    warned = [];
    vi.spyOn(process, 'emitWarning').mockImplementation((text) => void warned.push(String(text)));
  });
  afterEach(() => fresh.remove());

  /** As half a backup does it: past the triggers, which take no such cell. */
  async function damage(id: number, images: string): Promise<void> {
    const { kysely, engine } = fresh.database;
    if (engine === 'postgres')
      await sql`alter table bus_listings disable trigger user`.execute(kysely);
    else
      for (const { name } of (
        await sql<{ name: string }>`select name from sqlite_master
          where type = 'trigger' and tbl_name = 'bus_listings'`.execute(kysely)
      ).rows)
        await sql`drop trigger ${sql.ref(name)}`.execute(kysely);
    await kysely.updateTable('bus_listings').set({ images }).where('id', '=', id).execute();
  }

  async function startSearch() {
    const search = createEmbeddedBusSearch();
    const refresh = await startSearchRefresh({
      repository: createListingRepository(fresh.database),
      versions: createTagVersions(fresh.database),
      search,
      log: { warn() {} } as never,
    });
    return { refresh, has: (ids: readonly number[]) => ids.map((id) => search.has(id)) };
  }

  it.each(['[{"name":"a.jp', '{}', 'null'])(
    'is the only bus that is not found: %s',
    async (images) => {
      const repository = createListingRepository(fresh.database);
      const ids = await repository.insertMany([aListing(), aListing(), aListing()]);
      const [first = 0, second = 0] = ids;
      const before = await startSearch();
      expect(before.has(ids)).toEqual([true, true, true]);
      await damage(second, images);

      const after = await startSearch();
      expect(after.has(ids)).toEqual([true, false, true]);
      const { listings } = await repository.page({
        statuses: ['published'],
        order: { by: 'id' },
        offset: 0,
        limit: 9,
      });
      expect(listings.map(({ id }) => id)).toEqual(ids.filter((id) => id !== second));
      expect(damagedRows()).toContain(`bus_listings ${second}`);
      expect(warned).toEqual([`Cannot be read, and is left out: bus_listings ${second}`]);

      // A node that runs on takes it out, too, with the next thing that changes.
      await fresh.database.kysely
        .updateTable('bus_listings')
        .set({ updated_at: new Date().toISOString(), revision: 99 })
        .where('id', '=', second)
        .execute();
      await changeListing(repository, first, { details: { priceCents: 1_234_500 } });
      await before.refresh.refresh();
      expect(before.has(ids)).toEqual([true, false, true]);

      await damage(second, '[]');
      expect((await startSearch()).has(ids)).toEqual([true, true, true]);
      expect(damagedRows()).not.toContain(`bus_listings ${second}`);
    },
  );

  it('stays in the staff table, without pictures', async () => {
    const ids = await createListingRepository(fresh.database).insertMany([aListing(), aListing()]);
    await damage(ids[0]!, '[{"name"');
    const rows = await createTableRowSource(fresh.database).after(0, 10);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('stops neither the leads nor the alerts, and writes to nobody', async () => {
    const leads = createLeadRepository(fresh.database);
    const ids = [await storeLead(leads), await storeLead(leads)].map(({ id }) => id);
    const { kysely } = fresh.database;
    await kysely
      .updateTable('leads')
      .set({ details: '{"wanted"' })
      .where('id', '=', ids[0]!)
      .execute();
    const inbox = await createLeadInbox(fresh.database).page({ limit: 10 });
    expect(inbox.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(inbox.map(({ details }) => isInForce({ state: 'new', details }))).toContain(false);
    expect(warned.join()).not.toContain('wanted');
  });

  it('stops no other job: it has failed for good', async () => {
    const outbox = createOutbox(fresh.database);
    await outbox.enqueue(['one', 'two'].map((key) => ({ topic: 'things', key })));
    const { kysely } = fresh.database;
    await kysely.updateTable('outbox').set({ payload: '{' }).where('key', '=', 'one').execute();
    const claimed = await outbox.claim({ topic: 'things', limit: 10, leaseMs: 60_000 });
    expect(claimed.map(({ key }) => key)).toEqual(['two']);
    expect(await outbox.deadJobs(10)).toMatchObject([
      { key: 'one', payload: null, lastError: 'It cannot be read' },
    ]);
  });

  it('leaves what staff wrote elsewhere on the site, and is never published', async () => {
    const edits = createContentEdits(fresh.database);
    const author = { id: 'm1', name: 'Ana' };
    for (const slug of ['one', 'two'])
      await edits.store(
        [
          {
            kind: 'article',
            slug,
            change: 'publish',
            expectedRevision: 0,
            live: { title: slug },
            hidden: false,
            draft: { title: 'Draft' },
            publishAt: '2020-01-01T00:00:00.000Z',
          },
        ],
        author,
      );
    const { kysely } = fresh.database;
    await kysely
      .updateTable('content_edits')
      .set({ draft: '{"title' })
      .where('slug', '=', 'one')
      .execute();
    await edits.publishDue(new Date());
    expect((await edits.all()).map(({ slug, live }) => [slug, live])).toEqual([
      ['one', { title: 'one' }],
      ['two', { title: 'Draft' }],
    ]);
  });
});
