import { afterEach, beforeEach, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { createPhotoOrigins } from '#db/repositories/staff-inventory-views.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { namesOfPicture } from '#domain/media/picture-names.ts';
import { sweepOrphans } from '#domain/media/sweep-orphans.ts';
import type { PhotoOrigins } from '#domain/staff/inventory/staff-views.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('whole photos of cropped ones', ({ create }) => {
  let fresh: FreshDatabase;
  let origins: PhotoOrigins;
  let listings: ListingRepository;
  beforeEach(async () => {
    fresh = await create();
    origins = createPhotoOrigins(fresh.database, () => new Date('2026-11-01T12:00:00.000Z'));
    listings = createListingRepository(fresh.database);
  });
  afterEach(() => fresh.remove());

  const whole = aPicture('photos/whole.webp');
  const box = { leftPx: 10, topPx: 20, widthPx: 400, heightPx: 300 };
  const cut = (name: string, from = whole) =>
    origins.note({
      name,
      sentBytes: 1_000,
      fileName: 'front.jpg',
      croppedFrom: from.name,
      original: { image: from, box },
    });

  it('are remembered with the part that is left', async () => {
    await cut('photos/part.webp');
    expect((await origins.find(['photos/part.webp'])).get('photos/part.webp')).toEqual({
      name: 'photos/part.webp',
      sentBytes: 1_000,
      fileName: 'front.jpg',
      croppedFrom: whole.name,
      original: { image: whole, box },
    });
  });

  it('are learned later for crops of before, and never changed', async () => {
    const before = { name: 'photos/part.webp', sentBytes: 7, fileName: null };
    await origins.note({ ...before, croppedFrom: whole.name, original: null });
    await cut('photos/part.webp');
    await cut('photos/part.webp', aPicture('photos/other.webp'));
    const found = (await origins.find([before.name])).get(before.name);
    expect(found).toMatchObject({ ...before, original: { image: whole, box } });
  });

  it('are kept as long as a listing shows a part of them, and go with it', async () => {
    const store = createMemoryMediaStore();
    const parts = ['photos/part.webp', 'photos/part-of-part.webp'];
    for (const main of [whole.name, ...parts, 'photos/stray.webp'])
      for (const name of namesOfPicture(main))
        await store.put(name, new Uint8Array(3), 'image/webp');
    await cut(parts[0]!);
    await cut(parts[1]!, aPicture(parts[0]!));
    const [id] = await listings.insertMany([aListing({ images: [aPicture(parts[1]!)] })]);
    const sweep = () =>
      sweepOrphans({
        store,
        usedNames: () => usedMediaNames(fresh.database),
        forgetGone: origins.forgetGone,
        now: new Date('2026-11-08T12:00:00.000Z'),
      });
    const noted = async () => [...(await origins.find(parts)).keys()].toSorted();
    const mains = () => [...store.files.keys()].filter((name) => !/-(thumbnail|750)\./.test(name));
    expect(await sweep()).toEqual({ removed: 1 });
    expect(mains().toSorted()).toEqual([parts[1], parts[0], whole.name].toSorted());
    expect(await noted()).toEqual(parts.toSorted());
    await changeListing(listings, id!, { images: [] });
    expect(await sweep()).toEqual({ removed: 3 });
    expect(store.files.size).toBe(0);
    expect(await noted()).toEqual([]);
  });

  it('are forgotten when their photo went before anybody forgot, but not while one may still come', async () => {
    const store = createMemoryMediaStore();
    const week = 7 * 86_400_000;
    const noteAt = (name: string, at: Date) =>
      createPhotoOrigins(fresh.database, () => at).note({
        name,
        sentBytes: 1,
        fileName: null,
        croppedFrom: null,
        original: null,
      });
    const now = new Date('2026-11-20T12:00:00.000Z');
    const names = ['gone', 'shown-without-file', 'stored', 'just-noted', 'noted-again'].map(
      (name) => `photos/${name}.webp`,
    );
    const [gone, shown, kept, young, again] = names as [string, string, string, string, string];
    for (const name of names) await noteAt(name, new Date(now.getTime() - week));
    await noteAt(again, now);
    await fresh.database.kysely.deleteFrom('photo_origins').where('name', '=', young).execute();
    await noteAt(young, new Date(now.getTime() - 3_600_000));
    store.now = now;
    for (const name of namesOfPicture(kept)) await store.put(name, new Uint8Array(3), 'image/webp');
    const usedNames = async () => new Set([shown]);
    await sweepOrphans({ store, usedNames, forgetGone: origins.forgetGone, now });
    const left = [...(await origins.find(names)).keys()];
    expect(left).not.toContain(gone);
    expect(left.toSorted()).toEqual([again, kept, shown, young].toSorted());
  });
});
