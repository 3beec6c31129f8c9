import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineVersion, inspectDurability } from '#db/inspect-database.ts';
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

  it('tells what durability rests on', async () => {
    const settings = await inspectDurability(fresh.database);
    const unsafe = settings.filter(({ value, wanted }) => value !== wanted);
    // The throwaway PostgreSQL of the tests is fast and forgetful; SQLite is as in production.
    expect(unsafe.map(({ name, value }) => `${name} ${value}`)).toEqual(
      engine === 'sqlite' ? [] : ['fsync off', 'full_page_writes off', 'synchronous_commit off'],
    );
  });
});
