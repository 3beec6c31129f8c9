import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, MigrationError } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import type { Migration } from '#db/migrations/migration.ts';
import { openDatabase } from '#db/open-database.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const first: Migration = {
  name: '0001-first',
  statements: () => ['create table first (id integer)', 'insert into first values (1)'],
};
const second: Migration = {
  name: '0002-second',
  statements: () => ['create table second (id integer)'],
};

describeDatabases('migrating', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  const rowsOf = async (table: string) => {
    const result = await sql`select * from ${sql.table(table)}`.execute(fresh.database.kysely);
    return result.rows.length;
  };

  it('applies what is missing, in order, once', async () => {
    expect(await migrate(fresh.database, [first])).toEqual(['0001-first']);
    expect(await migrate(fresh.database, [first])).toEqual([]);
    expect(await migrate(fresh.database, [first, second])).toEqual(['0002-second']);
    expect(await migrate(fresh.database, [first, second])).toEqual([]);
    expect(await rowsOf('first')).toBe(1);
  });

  it('lets only one of several processes that start at once do the work', async () => {
    const others = await Promise.all([openDatabase(fresh.config), openDatabase(fresh.config)]);
    const applied = await Promise.all(
      [fresh.database, ...others].map((database) => migrate(database)),
    );
    expect(applied.flat()).toEqual(allMigrations.map(({ name }) => name));
    await Promise.all(others.map((database) => database.close()));
  });

  it('changes nothing when a statement fails', async () => {
    const broken: Migration = {
      name: '0002-broken',
      statements: () => ['create table second (id integer)', 'insert into nowhere values (1)'],
    };
    await expect(migrate(fresh.database, [first, broken])).rejects.toThrow(/nowhere/);
    await expect(rowsOf('first')).rejects.toThrow();
    expect(await migrate(fresh.database, [first, second])).toEqual([first.name, second.name]);
  });

  it('refuses a database of a newer version, and leaves it alone', async () => {
    await migrate(fresh.database, [first, second]);
    const attempt = migrate(fresh.database, [first]);
    await expect(attempt).rejects.toThrow(MigrationError);
    await expect(attempt).rejects.toThrow('newer version (0002-second)');
    const another: Migration = { ...first, name: '0003-third' };
    await expect(migrate(fresh.database, [first, another])).rejects.toThrow(MigrationError);
    expect(await rowsOf('first')).toBe(1);
  });

  it('refuses a migration that was edited after its release', async () => {
    await migrate(fresh.database, [first]);
    const edited = { ...first, statements: () => ['create table first (id integer, more text)'] };
    await expect(migrate(fresh.database, [edited])).rejects.toThrow(
      'Migration 0001-first was changed after it had been applied',
    );
  });
});
