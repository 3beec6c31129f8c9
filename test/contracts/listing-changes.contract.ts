import { expect, it, onTestFinished, vi } from 'vitest';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { inChangeTurn } from '#db/change-turn.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { describeListings } from './listing-suite.ts';

describeListings('changing listings', (context) => {
  it('raises revision and version once each, and moves slug and updatedAt along', async () => {
    const { repository } = context;
    const before = await addListing(repository, aListing());
    const version = await context.inventoryVersion();
    expect(await changeListing(repository, before.id, { details: { year: 2020 } })).toBe(true);
    const expected: BusListing = {
      ...before,
      year: 2020,
      slug: '2020-starcraft-allstar-25-passenger-shuttle',
      revision: 2,
      updatedAt: expect.any(String),
    };
    const stored = await repository.findById(before.id);
    expect(stored).toEqual(expected);
    expect(stored!.updatedAt > before.updatedAt).toBe(true);
    expect(await context.inventoryVersion()).toBe(version + 1);
  });

  it('writes nothing when nothing differs', async () => {
    const { repository } = context;
    const before = await addListing(repository, aListing());
    const version = await context.inventoryVersion();
    const same = { details: { year: before.year }, status: before.status, images: [] };
    expect(await repository.updateMany([{ id: before.id, patch: same }])).toBe(0);
    expect(await repository.insertMany([])).toEqual([]);
    expect(await repository.findById(before.id)).toEqual(before);
    expect(await context.inventoryVersion()).toBe(version);
  });

  it('keeps publication and sale in step with the status', async () => {
    const { repository } = context;
    const { id } = await addListing(repository, aListing({ status: 'draft' }));
    await changeListing(repository, id, { status: 'published' });
    const published = await repository.findById(id);
    expect(published!.publishedAt).toBe(published!.updatedAt);
    await changeListing(repository, id, { status: 'sold' });
    const sold = await repository.findById(id);
    expect(sold).toMatchObject({ publishedAt: published!.publishedAt, soldAt: sold!.updatedAt });
    await changeListing(repository, id, { status: 'published' });
    expect(await repository.findById(id)).toMatchObject({
      publishedAt: published!.publishedAt,
      soldAt: null,
    });
  });

  it('changes many at once with one version, skipping the unknown and the unchanged', async () => {
    const { repository } = context;
    const ids = await repository.insertMany(listings(700));
    const version = await context.inventoryVersion();
    const patches = ids.map((id, index) => ({
      id,
      patch: { details: { quantity: index % 2 ? 5 : null } },
    }));
    const count = await repository.updateMany([...patches, { id: 999_999_999, patch: {} }]);
    expect(count).toBe(350);
    expect(await context.inventoryVersion()).toBe(version + 1);
    const stored = await repository.findByIds(ids.slice(0, 2));
    expect(stored).toMatchObject([
      { quantity: null, revision: 1 },
      { quantity: 5, revision: 2 },
    ]);
  });

  it('changes none of many when one is refused', async () => {
    const { repository } = context;
    const ids = await repository.insertMany(listings(200));
    const version = await context.inventoryVersion();
    const patches = ids.map((id, index) => ({
      id,
      patch: { details: { mileageMiles: index === 199 ? 0 : 5 } },
    }));
    await expect(repository.updateMany(patches)).rejects.toThrow();
    expect(await repository.findById(ids[0]!)).toMatchObject({ mileageMiles: 10_000, revision: 1 });
    expect(await context.inventoryVersion()).toBe(version);
  });

  it('shows the new version only together with the new data', async () => {
    const { repository, database } = context;
    const before = await context.inventoryVersion();
    const abandoned = inChangeTurn(database, 'inventory', async ({ trx }) => {
      await trx.deleteFrom('bus_listings').execute();
      expect(await context.inventoryVersion()).toBe(before);
      throw new Error('changed my mind');
    });
    await expect(abandoned).rejects.toThrow('changed my mind');
    expect(await context.inventoryVersion()).toBe(before);
    await addListing(repository, aListing());
    expect(await context.inventoryVersion()).toBe(before + 1);
    const { content, settings } = await createTagVersions(database).current();
    expect([content, settings]).toEqual([1, 1]);
  });

  it('lets concurrent writers of two connections lose nothing', async () => {
    const other = await openDatabase(context.config);
    const repositories = [context.database, other].map((database) =>
      createStaffInventory(database),
    );
    const author = { id: 'member-1', name: 'An editor' };
    const { id } = await addListing(context.repository, aListing({ details: { quantity: 1 } }));
    const version = await context.inventoryVersion();
    const add = async (turn: number): Promise<void> => {
      const repository = repositories[turn % 2]!;
      const { listing } = (await repository.find(id))!;
      const { outcome } = await repository.change(
        { author, action: 'listing.update', id, expectedRevision: listing.revision },
        () => ({ patch: { details: { quantity: listing.quantity! + 1 } } }),
      );
      if (outcome === 'conflict') await add(turn);
    };
    await Promise.all(Array.from({ length: 20 }, (_, turn) => add(turn)));
    expect(await context.repository.findById(id)).toMatchObject({ quantity: 21, revision: 21 });
    expect(await context.inventoryVersion()).toBe(version + 20);
    await other.close();
  });

  it('orders changes by time even when the clock stands still or runs backwards', async () => {
    const { repository } = context;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2040-01-01T00:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const [low, high] = await repository.insertMany([aListing(), aListing()]);
    const [, last] = await repository.changedSince({ updatedAt: '', id: 0 }, 10);
    const cursor = { updatedAt: last!.updatedAt, id: last!.id };
    expect(cursor).toEqual({ updatedAt: '2040-01-01T00:00:00.000Z', id: high });

    await changeListing(repository, low!, { details: { quantity: 1 } });
    vi.setSystemTime('2039-12-31T00:00:00.000Z');
    await changeListing(repository, high!, { details: { quantity: 2 } });
    const changed = await repository.changedSince(cursor, 10);
    expect(changed.map(({ id, updatedAt }) => ({ id, updatedAt }))).toEqual([
      { id: low, updatedAt: '2040-01-01T00:00:00.001Z' },
      { id: high, updatedAt: '2040-01-01T00:00:00.002Z' },
    ]);
  });

  it('lets a follower of changes miss none, however quickly they come', async () => {
    const other = await openDatabase(context.config);
    const repositories = [context.repository, createListingRepository(other)];
    const ids = await context.repository.insertMany(listings(12));
    const prices = new Map<number, number | null>();
    let writing = true;
    const follow = async () => {
      let cursor = { updatedAt: '', id: 0 };
      for (let last = false; ; last = !writing) {
        const changed = await context.repository.changedSince(cursor, 5);
        for (const listing of changed) {
          const { updatedAt, id } = listing;
          const later = updatedAt > cursor.updatedAt;
          expect(later || (updatedAt === cursor.updatedAt && id > cursor.id)).toBe(true);
          cursor = { updatedAt, id };
          const [read] = await context.repository.findByIds([id]);
          prices.set(id, read!.priceCents);
        }
        if (last && changed.length === 0) return;
        await new Promise(setImmediate);
      }
    };
    const write = async (lane: number) => {
      for (let turn = 0; turn < 40; turn++) {
        const id = ids[(turn * 7 + lane) % ids.length]!;
        const details = { priceCents: 1000 * (lane + 1) + turn };
        await changeListing(repositories[lane % 2]!, id, { details });
      }
    };
    const following = follow();
    await Promise.all([0, 1, 2].map(write));
    writing = false;
    await following;
    const stored = await context.repository.findByIds(ids);
    expect(stored.map(({ id }) => prices.get(id))).toEqual(
      stored.map(({ priceCents }) => priceCents),
    );
    await other.close();
  });
});
