import { expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { describeDatabases } from '#test/setup/databases.ts';

describeDatabases('media in use', ({ create }) => {
  it('are the pictures of listings in any state and of submissions', async () => {
    const fresh = await create();
    const { database } = fresh;
    expect(await usedMediaNames(database)).toEqual(new Set());
    await createListingRepository(database).insertMany([
      aListing({ images: [aPicture('photos/a.webp'), aPicture('photos/b.webp')] }),
      aListing({ status: 'withdrawn', images: [aPicture('photos/c.webp')] }),
      aListing(),
    ]);
    const at = '2026-11-01T12:00:00.000Z';
    const { id } = await database.kysely
      .insertInto('submissions')
      .values({
        reference: 'S-1',
        token: 'token',
        state: 'draft',
        created_at: at,
        updated_at: at,
        revision: 1,
        name: 'Ann',
        email: 'ann@example.com',
        contact_way: 'any',
        best_time: 'any',
        quantity: 1,
        spam_score: 0,
        spam_reasons: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.kysely
      .insertInto('submission_photos')
      .values({
        submission_id: id,
        client_id: 'one',
        position: 0,
        name: 'photos/d.webp',
        width_px: 4,
        height_px: 3,
        created_at: at,
      })
      .execute();
    expect([...(await usedMediaNames(database))].toSorted()).toEqual(
      ['a', 'b', 'c', 'd'].map((letter) => `photos/${letter}.webp`),
    );
    await fresh.remove();
  });

  it('are photos that a text of staff’s shows by their address', async () => {
    const fresh = await create();
    const { database } = fresh;
    const [live, draft] = ['e', 'f'].map((letter) =>
      JSON.stringify({
        text: `![A bus](/media/photos/${letter}-thumbnail.webp) and photos/g.webp`,
      }),
    );
    await database.kysely
      .insertInto('content_edits')
      .values({
        kind: 'article',
        slug: 'one',
        revision: 1,
        live,
        hidden: 0,
        draft,
        publish_at: null,
        updated_at: '2026-11-01T12:00:00.000Z',
        updated_by: 'Ann',
      })
      .execute();
    expect([...(await usedMediaNames(database))].toSorted()).toEqual([
      'photos/e.webp',
      'photos/f.webp',
    ]);
    await fresh.remove();
  });
});
