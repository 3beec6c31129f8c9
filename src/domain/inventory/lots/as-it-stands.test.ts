import { describe, expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { presentForFeed } from '#domain/inventory/listing-feed.ts';
import { presentDetail } from '#domain/inventory/listing-detail.ts';
import { busRecord } from '#domain/search/bus-record.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { summarizeLot } from './lot-summary.ts';
import { presentUnit, type LotUnit } from './lot-unit.ts';

const now = new Date('2026-11-01T12:00:00.000Z');
const details = {
  quantity: 9,
  priceCents: 2_000_000,
  mileageMiles: 118_000,
  pricePreviousCents: 2_500_000,
};

const lotOf = (...units: Partial<LotUnit>[]) => {
  const stored = units.map((unit, at) => aUnit(7, at + 1, unit));
  return { ...aStoredListing({ details }), lot: summarizeLot(stored) };
};

describe('a lot as everybody is told of it', () => {
  it('tells number, prices and miles of the units that are for sale', () => {
    const lot = lotOf(
      { mileageMiles: 109_000, priceCents: 1_900_000 },
      { mileageMiles: 126_000, priceCents: 1_700_000 },
      { mileageMiles: null, priceCents: 1_800_000 },
      { mileageMiles: 90_000, priceCents: 1_000_000, state: 'sold' },
      { mileageMiles: 80_000, priceCents: 1_100_000, state: 'reserved' },
    );
    expect(presentCard(lot, now)).toMatchObject({
      badge: { type: 'bulk', quantity: 3 },
      priceCents: 1_700_000,
      pricePreviousCents: null,
      mileageMiles: 109_000,
      lot: {
        forSale: 3,
        reserved: 1,
        sold: 1,
        priceCents: { low: 1_700_000, high: 1_900_000 },
        mileageMiles: { low: 109_000, high: 126_000 },
      },
    });
    expect(busRecord(lot)).toMatchObject({ price: 17_000, mileage: 109_000, qty_available: 3 });
    expect(presentForFeed(lot, now)).toMatchObject({ quantity: 3, priceCents: 1_700_000 });
  });

  it('counts the listing’s price for units without one of their own', () => {
    const lot = lotOf({ priceCents: null }, { priceCents: 2_100_000 });
    expect(presentCard(lot, now)).toMatchObject({
      priceCents: 2_000_000,
      lot: { priceCents: { low: 2_000_000, high: 2_100_000 } },
    });
    const alike = lotOf({ priceCents: null }, { priceCents: null });
    expect(presentCard(alike, now)).toMatchObject({
      priceCents: 2_000_000,
      pricePreviousCents: 2_500_000,
    });
    const unknown = { ...lotOf({ priceCents: null }, { priceCents: 2_100_000 }), priceCents: null };
    expect(presentCard(unknown, now).lot!.priceCents).toEqual({ low: 2_100_000, high: 2_100_000 });
  });

  it('asks the listing for miles while those of no unit are known', () => {
    expect(presentCard(lotOf({ mileageMiles: null }), now).mileageMiles).toBe(118_000);
  });

  it('with none for sale says so, and never how many the listing once had', () => {
    const lot = lotOf({ state: 'sold' }, { state: 'reserved' });
    expect(presentCard(lot, now)).toMatchObject({
      priceCents: 2_000_000,
      lot: { forSale: 0, priceCents: null, mileageMiles: null },
    });
    expect(presentCard(lot, now).badge).not.toMatchObject({ type: 'bulk' });
    expect(presentDetail(lot, now).quantity).toBe(0);
  });

  it('has nothing left once the listing is sold as a whole', () => {
    const soldAsWhole = { ...lotOf({}, { state: 'reserved' }, {}), status: 'sold' as const };
    const units = [presentUnit(aUnit(7, 1)), presentUnit(aUnit(7, 2, { state: 'reserved' }))];
    const detail = presentDetail(soldAsWhole, now, units);
    expect(detail.lot).toMatchObject({ forSale: 0, reserved: 0, sold: 3 });
    expect(detail.quantity).toBe(0);
    expect(detail.units.map(({ state }) => state)).toEqual(['sold', 'sold']);
    const counted = aStoredListing({ details, status: 'sold' });
    expect(presentDetail(counted, now).quantity).toBeNull();
  });

  it('is as it was without units', () => {
    const one = aStoredListing({ details });
    expect(presentCard(one, now)).toMatchObject({
      badge: { type: 'bulk', quantity: 9 },
      priceCents: 2_000_000,
      mileageMiles: 118_000,
      lot: null,
    });
  });

  it('tells nobody for whom a unit is kept', () => {
    const unit = aUnit(7, 1, {
      forWhom: 'Jo Smith',
      leadReference: 'OM-1111-2222-3333',
      reservationKey: 'key',
    });
    expect(JSON.stringify(presentUnit(unit))).not.toMatch(/Jo Smith|OM-|key/);
  });
});
