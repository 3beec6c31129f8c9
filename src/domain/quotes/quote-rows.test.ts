import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { presentUnit } from '#domain/inventory/lots/lot-unit.ts';
import { presentDetail } from '#domain/inventory/listing-detail.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { settleQuote } from './quote-rows.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const bus = (overrides: Partial<BusListing> = {}): BusDetail =>
  presentDetail({ ...aStoredListing({ id: 1 }), priceCents: 2_000_000, ...overrides }, now);
const lot = (units: readonly LotUnit[], overrides: Partial<BusListing> = {}): BusDetail =>
  presentDetail(
    { ...aStoredListing({ id: 5 }), priceCents: 900, lot: summarizeLot(units), ...overrides },
    now,
    units.map(presentUnit),
  );
const priced = (prices: readonly (number | null)[]) =>
  prices.map((priceCents, at) => aUnit(5, at + 1, { id: at + 1, priceCents }));
const taken = { state: 'reserved', stateAt: '2026-11-20T00:00:00.000Z' } as const;

describe('a quote', () => {
  it('is the sum of single buses and of so many of a lot, from the cheapest to the dearest', () => {
    const settled = settleQuote(
      [
        { busId: 1, count: 1 },
        { busId: 5, count: 2 },
      ],
      [bus(), lot(priced([100, 400, 200, 300]))],
    );
    expect(settled).toMatchObject({
      canBeHad: 3,
      cents: { low: 2_000_300, high: 2_000_700 },
      gone: [],
    });
    expect(settled.rows[1]).toMatchObject({ asked: 2, forSale: 4, cents: { low: 300, high: 700 } });
  });

  it('asks a lot without units by its number and its one price', () => {
    const { rows } = settleQuote([{ busId: 1, count: 9 }], [bus({ quantity: 4 })]);
    expect(rows[0]).toMatchObject({ asked: 9, canBeHad: 4, cents: { low: 8_000_000 } });
  });

  it('knows units by their numbers, and says which are gone, unknown, and could be had instead', () => {
    const units = [...priced([100, 200, null]), aUnit(5, 4, { id: 4, ...taken })];
    const { rows } = settleQuote([{ busId: 5, units: [2, 3, 4, 99] }], [lot(units)]);
    expect(rows[0]).toMatchObject({
      asked: 4,
      canBeHad: 2,
      unknownUnits: [99],
      // The third asks what the listing does.
      cents: { low: 1_100, high: 1_100 },
    });
    expect(rows[0]?.instead.map(({ number }) => number)).toEqual([1]);
  });

  it('takes a unit of another lot for none of this one', () => {
    const { rows } = settleQuote([{ busId: 1, units: [1] }], [bus()]);
    expect(rows[0]).toMatchObject({ canBeHad: 0, unknownUnits: [1] });
  });

  it('has no sum while a price is not known', () => {
    const choices = [
      { busId: 1, count: 1 },
      { busId: 5, count: 1 },
    ];
    const unpriced = lot(priced([100, null]), { priceCents: null });
    expect(settleQuote(choices, [bus(), unpriced]).cents).toBeNull();
  });

  it('leaves what cannot be had out of the sum, and names what is not there', () => {
    const choices = [
      { busId: 1, count: 1 },
      { busId: 2, count: 1 },
      { busId: 3, count: 1 },
    ];
    const sold = bus({ id: 2, status: 'sold', priceCents: null });
    expect(settleQuote(choices, [bus(), sold])).toMatchObject({
      canBeHad: 1,
      gone: [3],
      cents: { low: 2_000_000, high: 2_000_000 },
    });
  });

  it('never has more than is for sale, nor a sum that is upside down', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 1, max: 9_000 })), { maxLength: 8 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 12 }), (some, count) => {
        const [row] = settleQuote([{ busId: 5, count }], [lot(priced(some))]).rows;
        expect(row!.canBeHad).toBeLessThanOrEqual(Math.min(count, row!.forSale));
        expect(row!.cents!.low).toBeLessThanOrEqual(row!.cents!.high);
      }),
    );
  });
});
