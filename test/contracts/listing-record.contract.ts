import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyBusDetails, type BusListing } from '#domain/inventory/bus-listing.ts';
import { recordedFacts, replay } from '#domain/inventory/history/recorded-facts.ts';
import { tellHistory } from '#domain/inventory/history/tell-history.ts';
import { migrate } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { besideRecord, expectTold } from './listing-history-bed.ts';

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
    expect(tellHistory(listing, await repository.records(one.id, 9))).toMatchObject({
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
      recordedFacts(listing),
    );
  });
});
