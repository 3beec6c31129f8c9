import { describe, expect, it } from 'vitest';
import { emptyBusDetails, type BusListing } from './bus-listing.ts';
import { priceContext } from './price-context.ts';

let nextId = 1;

const listing = (overrides: Partial<BusListing> = {}): BusListing => ({
  ...emptyBusDetails,
  id: nextId++,
  slug: 'bus',
  status: 'published',
  images: [],
  source: 'test',
  sourceId: null,
  revision: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  publishedAt: '2025-01-01T00:00:00.000Z',
  soldAt: null,
  category: 'shuttle',
  year: 2018,
  passengers: 25,
  ...overrides,
});
const asking = (dollars: readonly number[], overrides: Partial<BusListing> = {}) =>
  dollars.map((price) => listing({ priceCents: price * 100, ...overrides }));

describe('what comparable buses ask', () => {
  it('is the lowest, the highest and the middle of at least five', () => {
    const bus = listing({ priceCents: 2_000_000 });
    const others = asking([30_000, 10_000, 50_000, 20_000, 40_000]);
    expect(priceContext(bus, [bus, ...others])).toEqual({
      count: 5,
      lowCents: 1_000_000,
      highCents: 5_000_000,
      middleCents: 3_000_000,
    });
    expect(priceContext(bus, others.slice(1))).toBeNull();
  });

  it('says of an even number what half of them ask or less', () => {
    expect(priceContext(listing(), asking([1, 2, 3, 4, 5, 6]))?.middleCents).toBe(300);
  });

  it.each([
    ['another category', { category: 'coach' }],
    ['four years older', { year: 2014 }],
    ['an unknown year', { year: null }],
    ['far more seats', { passengers: 31 }],
    ['unknown seats', { passengers: null }],
    ['no price', { priceCents: null }],
    ['a price of zero', { priceCents: 0 }],
    ['sold', { status: 'sold' }],
  ] as const)('leaves out %s', (_, overrides) => {
    const four = asking([10, 20, 30, 40]);
    expect(priceContext(listing(), [...four, ...asking([50])])?.count).toBe(5);
    expect(priceContext(listing(), [...four, ...asking([50], overrides)])).toBeNull();
  });

  it('takes three years and a fifth of the seats', () => {
    const edges = [
      ...asking([10, 20], { year: 2015, passengers: 30 }),
      ...asking([30, 40, 50], { year: 2021, passengers: 20 }),
    ];
    expect(priceContext(listing(), edges)?.count).toBe(5);
  });

  it('says nothing of a bus of which too little is known', () => {
    const others = asking([1, 2, 3, 4, 5]);
    expect(priceContext(listing({ year: null }), others)).toBeNull();
    expect(priceContext(listing({ passengers: null }), others)).toBeNull();
    expect(priceContext(listing({ category: null }), others)).toBeNull();
  });
});
