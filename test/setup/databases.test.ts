import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
});
