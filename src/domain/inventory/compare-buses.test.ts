import { describe, expect, it } from 'vitest';
import type { BusDetails, BusListing } from './bus-listing.ts';
import { emptyBusDetails } from './bus-listing.ts';
import {
  compareBuses,
  onlyDifferences,
  type ComparedGroup,
  type ComparedRow,
} from './compare-buses.ts';
import { presentDetail } from './listing-detail.ts';

const now = new Date('2026-03-01T12:00:00Z');

function bus(details: Partial<BusDetails>, status: BusListing['status'] = 'published') {
  const listing: BusListing = {
    ...emptyBusDetails,
    id: 1,
    slug: 'bus',
    status,
    images: [],
    lot: null,
    source: 'test',
    sourceId: null,
    revision: 1,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    publishedAt: '2025-01-01T00:00:00.000Z',
    soldAt: null,
    ...details,
  };
  return presentDetail(listing, now);
}

const find = (groups: readonly ComparedGroup[], key: ComparedRow['key']) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key);

describe('buses side by side', () => {
  it('marks the lowest price, the fewest miles and the newest year', () => {
    const groups = compareBuses([
      bus({ priceCents: 2_000_000, mileageMiles: 90_000, year: 2018 }),
      bus({ priceCents: 1_500_000, mileageMiles: 120_000, year: 2018 }),
      bus({ priceCents: null, mileageMiles: 0, year: 2016 }),
    ]);
    expect(find(groups, 'offer')).toMatchObject({
      values: [2_000_000, 1_500_000, null],
      best: [false, true, false],
    });
    expect(find(groups, 'mileageMiles')?.best).toEqual([true, false, false]);
    expect(find(groups, 'year')?.best).toEqual([true, true, false]);
  });

  it('calls nothing best when all are the same, or only one is known', () => {
    const same = compareBuses([bus({ priceCents: 100 }), bus({ priceCents: 100 })]);
    expect(find(same, 'offer')).toMatchObject({ best: [false, false] });
    const one = compareBuses([bus({ mileageMiles: 10 }), bus({ mileageMiles: null })]);
    expect(find(one, 'mileageMiles')).toMatchObject({ best: [false, false] });
  });

  it('tells a bus that is sold from one whose lot is reserved', () => {
    const lot = { forSale: 0, reserved: 2, sold: 0, priceCents: null, mileageMiles: null };
    const groups = compareBuses([bus({}, 'sold'), { ...bus({ priceCents: 100 }), lot }]);
    expect(find(groups, 'offer')).toMatchObject({ values: ['sold', 'reserved'], differs: true });
  });

  it('never calls a sold bus the best offer', () => {
    const groups = compareBuses([
      bus({ priceCents: 100_000 }, 'sold'),
      bus({ priceCents: 200_000 }),
      bus({ priceCents: 300_000 }),
    ]);
    expect(find(groups, 'offer')).toMatchObject({
      values: ['sold', 200_000, 300_000],
      best: [false, true, false],
    });
  });

  it('has a row where one of them knows something, and none where nobody does', () => {
    const groups = compareBuses([bus({ brakes: 'air' }), bus({})]);
    expect(find(groups, 'brakes')).toMatchObject({ values: ['air', null], differs: true });
    expect(find(groups, 'luggage')).toBeUndefined();
  });

  it('keeps only what differs when asked', () => {
    const groups = compareBuses([
      bus({ fuel: 'diesel', brakes: 'air', passengers: 20 }),
      bus({ fuel: 'diesel', brakes: 'hydraulic', passengers: 20 }),
    ]);
    const different = onlyDifferences(groups);
    expect(different.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(['brakes']);
    expect(different.map(({ group }) => group)).toEqual(['chassis']);
  });

  it('leaves out what is not public', () => {
    const keys = compareBuses([bus({ zip: '08067', vin: '1FDDEM00XG0900000' })])
      .flatMap(({ rows }) => rows)
      .map(({ key }) => key);
    expect(keys).toEqual(['offer', 'license']);
  });
});
