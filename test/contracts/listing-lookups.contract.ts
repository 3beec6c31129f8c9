import { expect, it } from 'vitest';
import type { ListingIdentity } from '#domain/inventory/listing-repository.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { describeListings } from './listing-suite.ts';

const nobody: ListingIdentity = { source: 'test', sourceId: null, vin: null, stockNumber: null };

describeListings('looking a listing up', (context) => {
  it('finds nothing under unknown, absurd or no ids', async () => {
    const { repository } = context;
    expect(await repository.findById(123_456)).toBeNull();
    expect(await repository.findById(-1)).toBeNull();
    expect(await repository.findById(1.5)).toBeNull();
    expect(await repository.findById(1e300)).toBeNull();
    expect(await repository.findByIds([])).toEqual([]);
  });

  it('returns ids in the order asked for, without the unknown', async () => {
    const { repository } = context;
    const [first, second] = await repository.insertMany([aListing(), aListing()]);
    const found = await repository.findByIds([second!, 999_999_999, first!]);
    expect(found.map(({ id }) => id)).toEqual([second, first]);
  });

  it('finds the newest public listing with a slug', async () => {
    const { repository } = context;
    const slug = '2018-starcraft-allstar-25-passenger-shuttle';
    expect(await repository.findBySlug(slug)).toBeNull();
    const old = { createdAt: '2020-01-01T00:00:00.000Z' };
    const [sold] = await repository.insertMany([
      aListing({ ...old, status: 'sold' }),
      aListing({ status: 'draft' }),
      aListing({ status: 'withdrawn' }),
    ]);
    expect((await repository.findBySlug(slug))?.id).toBe(sold);
    const [newer] = await repository.insertMany([aListing(), aListing(old)]);
    expect((await repository.findBySlug(slug))?.id).toBe(newer);
  });

  it('recognises by source id, then VIN, then stock number', async () => {
    const { repository } = context;
    const [bySource, byVin, byStock] = await repository.insertMany([
      aListing({ sourceId: 'a', details: { vin: 'VIN1', stockNumber: 'S1' } }),
      aListing({ sourceId: 'b', details: { vin: 'VIN2', stockNumber: 'S2' } }),
      aListing({ sourceId: 'c', details: { vin: null, stockNumber: 'S3' } }),
    ]);
    const found = await repository.findByIdentity([
      { source: 'test', sourceId: 'a', vin: 'VIN2', stockNumber: 'S3' },
      { source: 'test', sourceId: 'z', vin: 'VIN2', stockNumber: 'S3' },
      { source: 'test', sourceId: null, vin: 'VIN9', stockNumber: 'S3' },
      { source: 'test', sourceId: 'z', vin: 'VIN9', stockNumber: 'S9' },
      nobody,
    ]);
    expect(found).toEqual([bySource, byVin, byStock, null, null]);
  });

  it('does not take another dealer’s numbering for its own', async () => {
    const { repository } = context;
    const [id] = await repository.insertMany([
      aListing({ source: 'north', sourceId: '7', details: { vin: 'VIN1', stockNumber: 'S1' } }),
    ]);
    const found = await repository.findByIdentity([
      { ...nobody, source: 'south', sourceId: '7' },
      { ...nobody, source: 'south', stockNumber: 'S1' },
      { ...nobody, source: 'north', vin: 'OTHER', stockNumber: 'S1' },
      { ...nobody, source: 'south', vin: 'VIN1' },
      { ...nobody, source: 'north', stockNumber: 'S1' },
    ]);
    expect(found).toEqual([null, null, null, id, id]);
  });

  it('recognises the newest of several with one VIN', async () => {
    const { repository } = context;
    const ids = await repository.insertMany([
      aListing({ status: 'sold', details: { vin: 'SAME' } }),
      aListing({ details: { vin: 'SAME' } }),
    ]);
    expect(await repository.findByIdentity([{ ...nobody, vin: 'SAME' }])).toEqual([ids[1]]);
  });

  it('recognises thousands at once, in order', async () => {
    const { repository } = context;
    const ids = await repository.insertMany(
      Array.from({ length: 1100 }, (_, index) => aListing({ sourceId: `k${index}` })),
    );
    const identities = ids.map((_, index) => ({ ...nobody, sourceId: `k${1099 - index}` }));
    expect(await repository.findByIdentity(identities)).toEqual(ids.toReversed());
  });

  it('finds what is priced within a range, for sale and sold since', async () => {
    const { repository } = context;
    const range = {
      category: 'shuttle',
      year: { min: 2017, max: 2019 },
      passengers: { min: 20, max: 30 },
      mileageMiles: { min: 80_000, max: 90_000 },
      leastPriceCents: 50_000,
      soldSince: '2026-01-01T00:00:00.000Z',
      limit: 100,
    } as const;
    const sold = (soldAt: string) => aListing({ status: 'sold', soldAt });
    const outside = [
      { category: 'coach' },
      { year: 2016 },
      { year: null },
      { passengers: 31 },
      { mileageMiles: 90_001 },
      { mileageMiles: null },
      { priceCents: null },
      { priceCents: 49_999 },
    ] as const;
    await repository.insertMany([
      ...outside.map((details) => aListing({ details })),
      sold('2025-12-31T23:59:59.999Z'),
      aListing({ status: 'draft' }),
      aListing({ status: 'withdrawn' }),
    ]);
    const inside = await repository.insertMany([
      aListing({ details: { year: 2017, passengers: 20, mileageMiles: 80_000, quantity: 4 } }),
      aListing({ details: { year: 2019, passengers: 30, mileageMiles: 90_000 } }),
      aListing({ details: { priceCents: 50_000 } }),
      sold('2026-01-01T00:00:00.000Z'),
    ]);
    const found = await repository.priced(range);
    expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(inside);
    expect(found.find(({ id }) => id === inside[0])).toMatchObject({
      bodyMake: 'Starcraft',
      quantity: 4,
      mileageMiles: 80_000,
      status: 'published',
    });
    expect(await repository.priced({ ...range, limit: 2 })).toHaveLength(2);
  });
});
