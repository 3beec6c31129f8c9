import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inChangeTurn } from '#db/change-turn.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createTableRowSource } from '#db/repositories/table-row-source.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { createFreshListingTable } from '#domain/staff/inventory/fresh-listing-table.ts';
import { tableColumns } from '#domain/staff/inventory/table-columns.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const author = { id: 'member-1', name: 'Ana' };
const bulk = { author, action: 'listing.bulk', label: 'Price' };

type Step =
  | { kind: 'add' | 'delete' | 'archive' | 'undo'; at: number }
  | { kind: 'edit' | 'bulk'; at: number; make: string | null; priceCents: number | null };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add', 'delete', 'archive', 'undo'),
    at: fc.nat(1_000),
  }),
  fc.record({
    kind: fc.constantFrom('edit', 'bulk'),
    at: fc.nat(1_000),
    make: fc.constantFrom('Ford', 'ford', 'MCI', null),
    priceCents: fc.option(fc.integer({ min: 1, max: 9 }).map((price) => price * 100_000)),
  }),
);

/** Of every sort, some filters and every tab. */
const questions = [
  ...tableColumns.flatMap(({ key }) => [`sort=${key}`, `sort=-${key}`]),
  'make=ford&sort=price',
  'q=mci',
  'price-to=4000',
  'status=archive',
].map((text) => readTableQuery(new URLSearchParams(text)));

describeDatabases('the staff table, patched', ({ create }) => {
  let fresh: FreshDatabase;
  let elsewhere: Database;
  beforeEach(async () => {
    fresh = await create();
    elsewhere = await openDatabase(fresh.config);
  });
  afterEach(async () => {
    await elsewhere.close();
    await fresh.remove();
  });

  const loadedBy = (database: Database) =>
    createFreshListingTable({
      source: createTableRowSource(database),
      versions: createTagVersions(database),
      pause: async () => {},
    });

  /** What a step does, through one node's connections or another's. */
  async function take(database: Database, one: Step): Promise<void> {
    const staff = createStaffInventory(database, { jobTopics: [] });
    const ids = (
      await database.kysely.selectFrom('bus_listings').select('id').orderBy('id').execute()
    ).map(({ id }) => id);
    const id = ids[one.at % Math.max(1, ids.length)];
    if (one.kind === 'add' || id === undefined) {
      await createListingRepository(database).insertMany([aListing(), aListing()]);
      return;
    }
    const patch = 'make' in one ? { bodyMake: one.make, priceCents: one.priceCents } : {};
    switch (one.kind) {
      case 'edit':
        await staff.change(
          { author, action: 'listing.update', id, expectedRevision: null },
          () => ({
            patch: { details: patch },
          }),
        );
        break;
      case 'archive':
        await staff.change(
          { author, action: 'listing.archive', id, expectedRevision: null },
          (_, at) => ({
            facts: { archivedAt: at },
          }),
        );
        break;
      case 'bulk':
        await staff.changeMany(
          { ...bulk, ids: ids.filter((other) => other % 2 === id % 2) },
          () => ({
            patch: { details: patch },
          }),
        );
        break;
      case 'undo': {
        const [last] = await staff.changeSets(1);
        if (last) await staff.undo(author, last.id);
        break;
      }
      case 'delete':
        await inChangeTurn(database, 'inventory', async ({ trx }) => {
          await trx.deleteFrom('bus_listings').where('id', '=', id).execute();
          return { result: null, changed: true };
        });
    }
  }

  it('is what loading it anew gives, whoever made which change', async () => {
    const patched = loadedBy(fresh.database);
    const walk = fc.array(fc.tuple(fc.boolean(), step), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        for (const [here, one] of steps) await take(here ? fresh.database : elsewhere, one);
        const [old, anew] = [await patched.current(), await loadedBy(fresh.database).current()];
        expect(old.size).toBe(anew.size);
        expect(old.makes()).toEqual(anew.makes());
        for (const query of questions) {
          expect(old.ids(query, '2026-01-01', 1_000)).toEqual(anew.ids(query, '2026-01-01', 1_000));
          expect(old.find(query, '2026-01-01')).toEqual(anew.find(query, '2026-01-01'));
        }
      }),
      { numRuns: 15 },
    );
  });
});
