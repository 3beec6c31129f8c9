import { expect, it } from 'vitest';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { describeListings } from './listing-suite.ts';

const newest = { by: 'newest' } as const;
const day = (date: number) => `2026-01-0${date}T00:00:00.000Z`;

describeListings('lists of listings', (context) => {
  it('stand featured first, then on the lot, then newest, then by id', async () => {
    const { repository } = context;
    const ids = await repository.insertMany([
      aListing({ createdAt: day(1) }),
      aListing({ createdAt: day(3) }),
      aListing({ createdAt: day(3) }),
      aListing({ createdAt: day(1), details: { onLot: true } }),
      aListing({ createdAt: day(1), details: { featured: true } }),
      aListing({ createdAt: day(2), details: { featured: true } }),
      aListing({ createdAt: day(1), details: { featured: true, onLot: true } }),
    ]);
    const expected = [6, 5, 4, 3, 2, 1, 0].map((index) => ids[index]);
    const all = { statuses: ['published'], order: newest, offset: 0, limit: 10 } as const;
    expect(idsOf((await repository.page(all)).listings)).toEqual(expected);
    const second = await repository.page({ ...all, offset: 3, limit: 2 });
    expect(idsOf(second.listings)).toEqual(expected.slice(3, 5));
    expect(second.total).toBe(7);
  });

  it('put what was never published last, whatever the engine thinks of null', async () => {
    const { repository } = context;
    const ids = await repository.insertMany([aListing({ status: 'draft' }), aListing()]);
    const page = await repository.page({
      statuses: ['draft', 'published'],
      order: newest,
      offset: 0,
      limit: 10,
    });
    expect(idsOf(page.listings)).toEqual([ids[1], ids[0]]);
  });

  it('can follow the last change, or the id', async () => {
    const { repository } = context;
    const [first, second] = await repository.insertMany([aListing(), aListing()]);
    await changeListing(repository, first!, { details: { priceCents: 1 } });
    const page = { statuses: ['published'], offset: 0, limit: 10 } as const;
    const byChange = await repository.page({ ...page, order: { by: 'recently-updated' } });
    expect(idsOf(byChange.listings)).toEqual([first, second]);
    await changeListing(repository, second!, { details: { priceCents: 1 } });
    const after = await repository.page({ ...page, order: { by: 'recently-updated' } });
    expect(idsOf(after.listings)).toEqual([second, first]);
    const byId = await repository.page({ ...page, order: { by: 'id' } });
    expect(idsOf(byId.listings)).toEqual([first, second]);
  });

  it('narrow by status, category, feature and lot', async () => {
    const { repository } = context;
    const [school, electric, lot] = await repository.insertMany([
      aListing({ details: { category: 'school', featured: true } }),
      aListing({ details: { category: 'school', fuel: 'electric' } }),
      aListing({ details: { category: 'electric', quantity: 12 } }),
      aListing({ status: 'draft', details: { category: 'school', featured: true, quantity: 2 } }),
    ]);
    const list = async (filter: object) => {
      const { listings: found, total } = await repository.page({
        statuses: ['published'],
        order: { by: 'id' },
        offset: 0,
        limit: 10,
        ...filter,
      });
      expect(total).toBe(found.length);
      return idsOf(found);
    };
    expect(await list({ category: 'school' })).toEqual([school, electric]);
    expect(await list({ category: 'electric' })).toEqual([electric, lot]);
    expect(await list({ category: 'coach' })).toEqual([]);
    expect(await list({ featured: true })).toEqual([school]);
    expect(await list({ bulk: true })).toEqual([lot]);
    expect(await list({ bulk: false, featured: false })).toEqual([electric]);
    expect(await list({ statuses: [] })).toEqual([]);
  });

  it('are counted by status and by category', async () => {
    const { repository } = context;
    expect(await repository.countByCategory()).toEqual({});
    await repository.insertMany([
      aListing({ details: { category: 'coach' } }),
      aListing({ details: { category: 'coach', fuel: 'electric' } }),
      aListing({ details: { category: null } }),
      aListing({ status: 'sold', details: { category: 'coach' } }),
    ]);
    expect(await repository.countByCategory()).toEqual({ coach: 2, electric: 1 });
    expect(await repository.count(['published', 'sold'])).toBe(4);
    expect(await repository.count([])).toBe(0);
  });

  it('say how many there are when asked for more than there is', async () => {
    const { repository } = context;
    await repository.insertMany(listings(3));
    const page = await repository.page({
      statuses: ['published'],
      order: newest,
      offset: 24,
      limit: 24,
    });
    expect(page).toEqual({ listings: [], total: 3 });
  });

  it('are scanned whole, in id order, in bounded batches', async () => {
    const { repository } = context;
    const ids = await repository.insertMany(listings(25));
    await addListing(repository, aListing({ status: 'draft' }));
    const batches: number[][] = [];
    for await (const batch of repository.scan(['published', 'sold'], 10)) {
      batches.push(idsOf(batch));
    }
    expect(batches.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(batches.flat()).toEqual(ids);
  });

  it('can be changed while they are scanned', async () => {
    const { repository } = context;
    const ids = await repository.insertMany(listings(10));
    const seen: number[] = [];
    for await (const batch of repository.scan(['published'], 5)) {
      for (const { id } of batch) {
        seen.push(id);
        await changeListing(repository, id, { status: 'sold' });
      }
    }
    expect(seen).toEqual(ids);
    expect(await repository.count(['sold'])).toBe(10);
  });
});

function idsOf(found: readonly BusListing[]): number[] {
  return found.map(({ id }) => id);
}
