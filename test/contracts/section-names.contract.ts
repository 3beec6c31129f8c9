import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { editedSections } from '#domain/content/editing/section-values.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const before = allMigrations.filter(({ name }) => name < '0018');
const stored = {
  name: 'New & Changed',
  spanishName: 'Lo "nuevo"',
  address: 'news',
  intro: 'Two \\ signs: “a” and \n',
};

describeDatabases('names of article sections', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create({ empty: true });
    await migrate(fresh.database, { migrations: before });
  });
  afterEach(() => fresh.remove());

  const insert = (kind: string, values: object) =>
    fresh.database.kysely
      .insertInto('content_edits')
      .values({
        kind,
        slug: 'product-updates',
        revision: 1,
        live: JSON.stringify(values),
        hidden: 0,
        draft: null,
        publish_at: null,
        updated_at: '2026-11-01T12:00:00.000Z',
        updated_by: 'Robin',
      })
      .execute();
  const edits = () => createContentEdits(fresh.database);
  const shown = async () => editedSections(await edits().all()).find('product-updates');

  it('keep the Spanish ones of before, in every version of them', async () => {
    await insert('section', stored);
    await insert('faq', stored);
    await fresh.database.kysely
      .insertInto('content_versions')
      .values({
        kind: 'section',
        slug: 'product-updates',
        revision: 1,
        at: '2026-11-01T12:00:00.000Z',
        member_name: 'Robin',
        change: 'publish',
        body: JSON.stringify(stored),
      })
      .execute();
    await migrate(fresh.database);
    const { spanishName, ...rest } = stored;
    const now = { ...rest, 'name-es': spanishName };
    expect((await edits().find('section', 'product-updates'))?.live).toEqual(now);
    const [version] = await edits().versions('section', 'product-updates');
    expect(version?.values).toEqual(now);
    expect((await edits().find('faq', 'product-updates'))?.live).toEqual(stored);
    const row = await fresh.database.kysely
      .selectFrom('content_edits')
      .select('live')
      .where('kind', '=', 'section')
      .executeTakeFirstOrThrow();
    // A node of the version before, which runs on for a while, finds what it knows.
    expect(JSON.parse(row.live!)).toEqual({ ...stored, 'name-es': spanishName });
    expect((await shown())?.names).toEqual({ es: spanishName });
  });

  it('take what a node of the version before writes after the migration', async () => {
    await migrate(fresh.database);
    await insert('section', stored);
    expect((await shown())?.names).toEqual({ es: stored.spanishName });
  });
});
