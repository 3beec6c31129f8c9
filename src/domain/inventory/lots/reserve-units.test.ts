import { describe, expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { reserveUnits, type UnitChoice } from './reserve-units.ts';

const at = '2026-11-02T12:00:00.000Z';
const listing = aStoredListing();
const units = [1, 2, 3, 4].map((number) =>
  aUnit(7, number, { id: 10 + number, ...(number === 2 ? { state: 'sold' } : {}) }),
);
const wish = (choice: UnitChoice, key = 'a wish') => ({
  choice,
  key,
  forWhom: 'Jo',
  leadReference: null,
});

describe('reserving units of a lot', () => {
  it('takes so many of those for sale, the lower number first', () => {
    const { result, units: after } = reserveUnits({ listing, units }, wish({ count: 2 }), at);
    expect(result).toMatchObject({ outcome: 'reserved', repeated: false });
    expect(after.map(({ state }) => state)).toEqual(['reserved', 'sold', 'reserved', 'for-sale']);
    expect(after[0]).toMatchObject({ stateAt: at, forWhom: 'Jo', reservationKey: 'a wish' });
  });

  it.each<[string, UnitChoice, object]>([
    ['more than there are', { count: 4 }, { outcome: 'too-few', asked: 4, forSale: 3 }],
    [
      'a unit that is sold',
      { ids: [11, 12] },
      { outcome: 'taken', units: [{ number: 2, state: 'sold' }] },
    ],
    ['a unit of another lot', { ids: [11, 99] }, { outcome: 'unknown-units', ids: [99] }],
    ['none', { count: 0 }, { outcome: 'nothing' }],
    ['no number', { count: Number.NaN }, { outcome: 'nothing' }],
    ['an empty list', { ids: [] }, { outcome: 'nothing' }],
  ])('refuses %s and changes nothing', (_, choice, refused) => {
    const { result, units: after } = reserveUnits({ listing, units }, wish(choice), at);
    expect(result).toEqual(refused);
    expect(after).toBe(units);
  });

  it('answers a key that came before with its units, whatever has become of them', () => {
    const first = reserveUnits({ listing, units }, wish({ ids: [13, 13] }), at);
    const sold = first.units.map((unit) =>
      unit.id === 13 ? { ...unit, state: 'sold' as const } : unit,
    );
    const again = reserveUnits({ listing, units: sold }, wish({ ids: [13] }), at);
    expect(again.result).toMatchObject({
      outcome: 'reserved',
      repeated: true,
      units: [{ id: 13, state: 'sold' }],
    });
    expect(again.units).toBe(sold);
  });

  it('needs a published listing', () => {
    const draft = { ...listing, status: 'draft' as const };
    expect(reserveUnits({ listing: draft, units }, wish({ count: 1 }), at).result).toEqual({
      outcome: 'closed',
    });
  });
});
