import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyBusDetails, type BusListing } from '#domain/inventory/bus-listing.ts';
import { recordedFacts, replay } from '#domain/inventory/history/recorded-facts.ts';
import { tellHistory } from '#domain/inventory/history/tell-history.ts';
import { migrate } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { besideRecord, expectTold } from './listing-history-bed.ts';

const author = { id: 'm1', name: 'Ann Private' };

describeDatabases('a record', ({ create, engine }) => {
  it('of a listing of before holds the prices that are known, and what it shows from then on', async () => {
    const fresh = await create({ empty: true });
    const { database } = fresh;
    await migrate(database, { migrations: allMigrations.filter(({ name }) => name < '0022') });
    // What is written with today's code knows columns that came later.
    const later = ['lot', 'video_link'];
    for (const column of later)
      await sql.raw(`alter table bus_listings add column ${column} text`).execute(database.kysely);
    const repository = createListingRepository(database);
    const one = await addListing(repository, aListing({ images: [aPicture('a.webp')] }));
    await changeListing(repository, one.id, { details: { priceCents: null, mileageMiles: 5 } });
    for (const column of later)
      await sql.raw(`alter table bus_listings drop column ${column}`).execute(database.kysely);
    await migrate(database);
    const listing = (await repository.findById(one.id))!;
    await expectTold(repository, [one.id]);
    expect(tellHistory(listing, [], await repository.records(one.id))).toMatchObject({
      listedAt: one.createdAt,
      recordedSince: listing.updatedAt,
      prices: [
        { at: null, cents: 4_950_000 },
        { at: listing.updatedAt, cents: null },
      ],
      // What else was changed then is not known, and not made up.
      steps: [{ fields: [{ key: 'priceCents', before: 4_950_000, after: null }] }],
    });
    await fresh.remove();
  });

  it('takes captions as they were typed, also what JSON would read as no character', async () => {
    const fresh = await create();
    const repository = createListingRepository(fresh.database);
    for (const alt of [String.raw`C:\u0000`, String.raw`\\udead`, String.raw`"\"\n\\`]) {
      const one = await addListing(repository, aListing());
      await changeListing(repository, one.id, { images: [{ ...aPicture('a.webp'), alt }] });
      const told = [{ name: 'a.webp', alt }];
      expect((await repository.findById(one.id))!.images).toMatchObject(told);
      expect((await repository.records(one.id)).records.at(-1)!.after.pictures).toEqual(told);
    }
    await fresh.remove();
  });

  it('of a lot of before begins anew: how its units changed until then, nobody knows', async () => {
    const fresh = await create({ empty: true });
    const { database } = fresh;
    await migrate(database, { migrations: allMigrations.filter(({ name }) => name < '0034') });
    const repository = createListingRepository(database);
    const ids = await repository.insertMany([aListing(), aListing()]);
    const [id = 0] = ids;
    await changeListing(repository, id, { details: { priceCents: 100 } });
    const lots = createLotStore(database);
    await lots.change({ author, action: 'listing.units', listingId: id }, () => ({
      result: null,
      units: [aUnit(id, 1), aUnit(id, 2)],
    }));
    const listing = (await repository.findById(id))!;
    await migrate(database);
    await expectTold(repository, ids);
    expect(await besideRecord(database)).toEqual([]);
    const history = tellHistory(listing, await lots.units(id), await repository.records(id));
    expect(history).toMatchObject({
      recordedSince: listing.updatedAt,
      prices: [{ at: listing.updatedAt, cents: 1_510_000 }],
      steps: [],
    });
    await fresh.remove();
  });

  it('of units tells nobody for whom they are kept, and is not changed, nor taken away before its lot', async () => {
    const fresh = await create();
    const { kysely } = fresh.database;
    const [id = 0] = await createListingRepository(fresh.database).insertMany([aListing()]);
    const lots = createLotStore(fresh.database);
    await lots.change({ author, action: 'listing.units', listingId: id }, () => ({
      result: null,
      units: [aUnit(id, 1)],
    }));
    const wish = {
      choice: { count: 1 },
      key: 'secret key',
      forWhom: 'A Secret',
      leadReference: 'L1',
    };
    await lots.reserve(author, id, wish);
    const rows = await kysely.selectFrom('lot_unit_changes').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/secret|Ann|L1/i);
    const refused = /append-only/;
    await expect(kysely.deleteFrom('lot_unit_changes').execute()).rejects.toThrow(refused);
    await expect(
      kysely.updateTable('lot_unit_changes').set({ at: '2020' }).execute(),
    ).rejects.toThrow(refused);
    await kysely.deleteFrom('bus_listings').execute();
    expect(await kysely.selectFrom('lot_unit_changes').selectAll().execute()).toEqual([]);
    await fresh.remove();
  });

  it('that somebody got around is found', async () => {
    const fresh = await create();
    const { database } = fresh;
    const repository = createListingRepository(database);
    const ids = await repository.insertMany([aListing(), aListing(), aListing()]);
    const off =
      engine === 'sqlite'
        ? 'drop trigger bus_listings_record'
        : 'alter table bus_listings disable trigger bus_listings_record';
    await sql.raw(off).execute(database.kysely);
    await changeListing(repository, ids[1]!, { details: { mileageMiles: 5 } });
    expect(await besideRecord(database)).toEqual([ids[1]]);
    await fresh.remove();
  });
});

describe('what is recorded', () => {
  it('starts from nothing known', () => {
    expect(replay([])).toBeNull();
    const listing = { ...emptyBusDetails, status: 'draft', images: [] } as unknown as BusListing;
    expect(replay([{ at: '', before: null, after: { details: {} } }])).toEqual(
      recordedFacts(listing, []),
    );
  });
});
