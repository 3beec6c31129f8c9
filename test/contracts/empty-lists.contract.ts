import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('a list of nothing', ({ create }) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await create();
  });
  afterAll(() => fresh.remove());

  it('holds nothing, and everything is outside of it', async () => {
    const tags = fresh.database.kysely.selectFrom('tag_versions').select('tag');
    const all = (await tags.execute()).length;
    expect(await tags.where('tag', 'in', []).execute()).toEqual([]);
    expect(await tags.where('tag', 'not in', []).execute()).toHaveLength(all);
  });
});
