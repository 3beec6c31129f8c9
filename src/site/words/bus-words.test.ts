import { describe, expect, it } from 'vitest';
import {
  badgeWord,
  sayCapacity,
  sayOffer,
  sayOfferOfDetail,
  sayPrice,
  sayPriceBefore,
  sayPriceOfDetail,
  saySeats,
} from './bus-words.ts';

describe('prices (spec §2, §9)', () => {
  it.each([0, -5, Number.NaN, null])('%s cents are no price', (cents) => {
    expect(sayPrice(cents)).toBe('Call for price');
    expect(sayPriceOfDetail(cents)).toBe('Contact for Price');
  });

  it('keeps the other reading for the detail page', () => {
    expect(sayPriceOfDetail(1_250_000)).toBe('$12,500');
    expect(sayPrice(1_250_000)).toBe('$12,500');
  });

  it('says what it was only after a drop', () => {
    const was = (priceCents: number | null, pricePreviousCents: number | null) =>
      sayPriceBefore({ priceCents, pricePreviousCents, lot: null, sold: false });
    expect(was(4_000_000, 5_500_000)).toBe('$55,000');
    expect([was(5_500_000, 4_000_000), was(null, 4_000_000), was(1, null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('says in the place of a price that nothing can be had, and why', () => {
  const lot = { forSale: 0, reserved: 1, sold: 3, priceCents: null, mileageMiles: null };
  const bus = { priceCents: 1_800_000, pricePreviousCents: 1_900_000, lot, sold: false };
  expect([sayOffer(bus), sayOfferOfDetail(bus)]).toEqual(['Reserved', 'Reserved']);
  expect(sayPriceBefore(bus)).toBeNull();
  expect(sayOffer({ ...bus, lot: { ...lot, reserved: 0 } })).toBe('Sold');
  expect(sayOfferOfDetail({ ...bus, sold: true })).toBe('Sold');
});

it('says seats and how many are left', () => {
  expect([saySeats(0), saySeats(null), saySeats(25)]).toEqual(['N/A', 'N/A', '25']);
  expect(badgeWord({ type: 'bulk', quantity: 3 })).toBe('Only 3 left');
  expect(sayCapacity({ passengers: 1, wheelchairPositions: null })).toBe('1 passenger');
  expect(sayCapacity({ passengers: 25, wheelchairPositions: 2 })).toBe(
    '25 passengers + 2 wheelchair',
  );
  expect(sayCapacity({ passengers: null, wheelchairPositions: null })).toBeNull();
});
