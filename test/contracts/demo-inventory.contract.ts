import { expect, it } from 'vitest';
import { seedDemoRows } from '#demo/seed-demo.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { describeListings } from './listing-suite.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const everyStatus = ['draft', 'published', 'sold', 'withdrawn'] as const;

describeListings('the demo inventory', (context) => {
  it('is stored whole under its fixed ids, in one change', async () => {
    const { repository, inventoryVersion } = context;
    const before = await inventoryVersion();
    expect(await seedDemoRows({ repository, now })).toEqual({ added: 603 });
    expect(await inventoryVersion()).toBe(before + 1);
    const first = await repository.findById(1001);
    expect(first).toMatchObject({ bodyModel: 'Allstar', source: 'demo', status: 'published' });
    expect(first!.images).toHaveLength(2);
    expect(Object.keys(await repository.countByCategory())).toHaveLength(14);
  });

  it('is not stored twice, but fills up what is missing', async () => {
    const { repository, database, inventoryVersion } = context;
    await seedDemoRows({ repository, now });
    const version = await inventoryVersion();
    expect(await seedDemoRows({ repository, now })).toEqual({ added: 0 });
    expect(await inventoryVersion()).toBe(version);
    await database.kysely.deleteFrom('bus_listings').where('id', '=', 1030).execute();
    expect(await seedDemoRows({ repository, now })).toEqual({ added: 1 });
    expect(await repository.count(everyStatus)).toBe(603);
  });

  it('leaves the ids after it to the listings that follow', async () => {
    const { repository } = context;
    await seedDemoRows({ repository, now });
    const template = (await repository.findById(1001))!;
    const { id } = await addListing(repository, {
      details: { ...template, vin: null },
      status: 'draft',
      images: [],
      source: 'staff',
      sourceId: null,
    });
    expect(id).toBeGreaterThan(1612);
  });
});
