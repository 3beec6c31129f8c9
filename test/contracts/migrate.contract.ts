import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, MigrationError } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import type { Migration } from '#db/migrations/migration.ts';
import { openDatabase } from '#db/open-database.ts';
import { projectRoot } from '#server/config/project-root.ts';
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
    fresh = await create({ empty: true });
  });
  afterEach(() => fresh.remove());

  const rowsOf = async (table: string) => {
    const result = await sql`select * from ${sql.table(table)}`.execute(fresh.database.kysely);
    return result.rows.length;
  };

  it('applies what is missing, in order, once', async () => {
    expect(await migrate(fresh.database, { migrations: [first] })).toEqual(['0001-first']);
    expect(await migrate(fresh.database, { migrations: [first] })).toEqual([]);
    expect(await migrate(fresh.database, { migrations: [first, second] })).toEqual(['0002-second']);
    expect(await migrate(fresh.database, { migrations: [first, second] })).toEqual([]);
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
    await expect(migrate(fresh.database, { migrations: [first, broken] })).rejects.toThrow(
      /nowhere/,
    );
    await expect(rowsOf('first')).rejects.toThrow();
    expect(await migrate(fresh.database, { migrations: [first, second] })).toEqual([
      first.name,
      second.name,
    ]);
  });

  it('changes nothing when the process is killed half-way, and the next start does it all (J2)', async () => {
    const child = spawn(
      process.execPath,
      [join(projectRoot, 'test/faults/dying-migration.ts'), JSON.stringify(fresh.config)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const gone = new Promise((resolve) => child.once('close', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await gone;
    await expect(rowsOf('half_way')).rejects.toThrow();
    const half: Migration = {
      name: '0001-half',
      statements: () => ['create table half_way (id integer)'],
    };
    expect(await migrate(fresh.database, { migrations: [half] })).toEqual([half.name]);
    expect(await rowsOf('half_way')).toBe(0);
  });

  it('goes back to an older version when told so, and forward again (J2)', async () => {
    await migrate(fresh.database, { migrations: [first, second] });
    const older = { migrations: [first], mayBeNewer: true };
    expect(await migrate(fresh.database, older)).toEqual([]);
    expect(await migrate(fresh.database, { migrations: [first, second] })).toEqual([]);
    // Not an older version, but one of another line.
    const another: Migration = { ...first, name: '0003-third' };
    await expect(
      migrate(fresh.database, { migrations: [first, another], mayBeNewer: true }),
    ).rejects.toThrow(MigrationError);
  });

  it('refuses a database of a newer version, and leaves it alone', async () => {
    await migrate(fresh.database, { migrations: [first, second] });
    const attempt = migrate(fresh.database, { migrations: [first] });
    await expect(attempt).rejects.toThrow(MigrationError);
    await expect(attempt).rejects.toThrow('newer version (0002-second)');
    const another: Migration = { ...first, name: '0003-third' };
    await expect(migrate(fresh.database, { migrations: [first, another] })).rejects.toThrow(
      MigrationError,
    );
    expect(await rowsOf('first')).toBe(1);
  });

  it('refuses a migration that was edited after its release', async () => {
    await migrate(fresh.database, { migrations: [first] });
    const edited = { ...first, statements: () => ['create table first (id integer, more text)'] };
    await expect(migrate(fresh.database, { migrations: [edited] })).rejects.toThrow(
      'Migration 0001-first was changed after it had been applied',
    );
  });
});
