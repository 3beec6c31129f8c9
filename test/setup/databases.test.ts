import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeDatabases, type FreshDatabase } from './databases.ts';

describeDatabases('a fresh database', ({ create, engine }) => {
  let first: FreshDatabase;
  let second: FreshDatabase;
  beforeAll(async () => {
    first = await create();
    second = await create();
  });
  afterAll(async () => {
    await first.remove();
    await second.remove();
  });

  it('is of the engine that the suite asked for', () => {
    expect(first.database.engine).toBe(engine);
  });

  it('shares nothing with another one', async () => {
    await sql`create table only_here (id integer)`.execute(first.database.kysely);
    const lookUp = sql`select * from only_here`.execute(second.database.kysely);
    await expect(lookUp).rejects.toThrow(/only_here/);
  });

  it('has no rows and counts from one, whatever the suite before left in it', async () => {
    const before = await create();
    const { kysely } = before.database;
    const fresh = await kysely.selectFrom('tag_versions').selectAll().execute();
    const { id } = await addListing(createListingRepository(before.database), aListing());
    expect(await kysely.selectFrom('tag_versions').selectAll().execute()).not.toEqual(fresh);
    await before.remove();

    const after = await create();
    const same = after.database.kysely;
    expect(await same.selectFrom('bus_listings').select('id').execute()).toEqual([]);
    expect(await same.selectFrom('tag_versions').selectAll().execute()).toEqual(fresh);
    expect((await addListing(createListingRepository(after.database), aListing())).id).toBe(id);
    await after.remove();
  });

  it('has the tables of a new one, whatever the suite before made of them', async () => {
    const changes = [
      'create table only_once (id integer)',
      'alter table leads add column only_once integer',
      'drop table outbox',
    ];
    for (const change of changes) {
      const before = await create();
      await sql.raw(change).execute(before.database.kysely);
      await before.remove();
      const after = await create();
      await sql`select * from outbox`.execute(after.database.kysely);
      for (const lookUp of [sql`select * from only_once`, sql`select only_once from leads`])
        await expect(lookUp.execute(after.database.kysely)).rejects.toThrow(/only_once/);
      await after.remove();
    }
  });
});
