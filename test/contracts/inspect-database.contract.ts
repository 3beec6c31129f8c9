import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { engineVersion, inspectDurability, rightsProblem } from '#db/inspect-database.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('inspecting a database', ({ create, engine }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  it('tells engine and version', async () => {
    const expected = engine === 'sqlite' ? /^SQLite 3\.\d+/ : /^PostgreSQL \d+/;
    expect(await engineVersion(fresh.database)).toMatch(expected);
  });

  it('tells a role that may not write', async () => {
    const { database } = fresh;
    expect(await rightsProblem(database)).toBeNull();
    if (engine === 'sqlite') return;
    const role = `reader_${process.pid}`;
    const told = await database.kysely.transaction().execute(async (trx) => {
      await sql.raw(`create role ${role}`).execute(trx);
      await sql.raw(`set local role ${role}`).execute(trx);
      const asReader = await rightsProblem({ ...database, kysely: trx });
      await sql`reset role`.execute(trx);
      await sql.raw(`drop role ${role}`).execute(trx);
      await sql`set transaction read only`.execute(trx);
      return [asReader, await rightsProblem({ ...database, kysely: trx })];
    });
    expect(told).toEqual([
      `the role ${role} may not make tables`,
      'the server takes no changes, or none of this role',
    ]);
  });

  it('asks for no other commit where the disk, and another server besides, is waited for', async () => {
    if (engine === 'sqlite') return;
    await fresh.database.kysely.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = remote_apply`.execute(trx);
      const settings = await inspectDurability({ ...fresh.database, kysely: trx });
      expect(settings.at(-1)).toMatchObject({ value: 'remote_apply', wanted: 'remote_apply' });
    });
  });

  it('tells what durability rests on', async () => {
    const settings = await inspectDurability(fresh.database);
    const unsafe = settings.filter(({ value, wanted }) => value !== wanted);
    // The throwaway PostgreSQL of the tests is fast and forgetful; SQLite is as in production.
    expect(unsafe.map(({ name, value }) => `${name} ${value}`)).toEqual(
      engine === 'sqlite' ? [] : ['fsync off', 'full_page_writes off', 'synchronous_commit off'],
    );
  });
});
