import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLayout, anyLayout } from '#test/factories/layout-factory.ts';
import { readGroup } from './group.ts';
import { asStated, judgeGroup, largestGroup, seatsOf } from './judge-group.ts';

const judge = (layout: Parameters<typeof aLayout>[0], riders: number, wheelchairs = 0) =>
  judgeGroup(aLayout(layout), { riders, wheelchairs, areChildren: false });

describe('whether a group fits', () => {
  it('"12+2" is twelve seats and two places, and no more of either', () => {
    const bus = { ratedSeats: 12, places: 2, boarding: 'lift' } as const;
    expect(judge(bus, 14, 2)).toMatchObject({
      is: 'fits',
      arrangement: { seats: 12, seatsOut: 0 },
    });
    expect(judge(bus, 13, 0)).toEqual({ is: 'does-not-fit', why: 'seats' });
    expect(judge(bus, 15, 2)).toEqual({ is: 'does-not-fit', why: 'seats' });
    expect(asStated(aLayout(bus))).toMatchObject({ seats: 12, places: 2 });
  });

  it('a place that is not stated costs what makers say: 15 seats are 12 and 2, 25 are 16 and 2', () => {
    const arrangement = (ratedSeats: number) => ({
      is: 'fits',
      arrangement: { seats: ratedSeats === 15 ? 12 : 16, places: 2, madePlaces: 2 },
    });
    const withLift = { places: null, boarding: 'lift' } as const;
    expect(judge({ ...withLift, ratedSeats: 15 }, 14, 2)).toMatchObject(arrangement(15));
    expect(judge({ ...withLift, ratedSeats: 25 }, 18, 2)).toMatchObject(arrangement(25));
    expect(judge({ ...withLift, ratedSeats: 25 }, 19, 2)).toEqual({
      is: 'does-not-fit',
      why: 'seats',
    });
  });

  it('claims no wheelchair place without a lift or a ramp, and says which fact is missing', () => {
    const bus = { ratedSeats: 24, places: 2 };
    expect(judge({ ...bus, boarding: 'none' }, 22, 1)).toEqual({ is: 'does-not-fit', why: 'lift' });
    expect(judge({ ...bus, boarding: 'unknown' }, 22, 1)).toEqual({
      is: 'cannot-tell',
      missing: 'lift',
    });
    expect(asStated(aLayout({ ...bus, boarding: 'unknown' }))).toMatchObject({ places: 0 });
    // Whoever asks of a group that is too large anyway need not ask for the lift.
    expect(judge({ ...bus, boarding: 'unknown' }, 40, 1)).toMatchObject({ is: 'does-not-fit' });
    expect(judge({ ratedSeats: null }, 5)).toEqual({ is: 'cannot-tell', missing: 'seats' });
  });

  it('two grown people sit where three children do', () => {
    const school = { seating: 'school', ratedSeats: 72 } as const;
    expect(seatsOf(aLayout(school), false)).toEqual({ seats: 48, by: 'two-of-three' });
    expect(seatsOf(aLayout({ ...school, rowCount: 12 }), false)).toEqual({ seats: 48, by: 'rows' });
    expect(seatsOf(aLayout({ ...school, adultSeats: 44 }), false)).toMatchObject({ seats: 44 });
    expect(seatsOf(aLayout(school), true)).toEqual({ seats: 72, by: 'stated' });
  });

  it('one rider fewer fits as well, and the largest group is the largest', () => {
    fc.assert(
      fc.property(
        anyLayout,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 90 }),
        (layout, wheelchairs, riders) => {
          fc.pre(riders > wheelchairs);
          const fits = (count: number) =>
            judgeGroup(layout, { riders: count, wheelchairs, areChildren: false }).is === 'fits';
          if (fits(riders)) expect(fits(riders - 1)).toBe(true);
          expect(fits(riders)).toBe(riders <= (largestGroup(layout, wheelchairs) ?? 0));
        },
      ),
    );
  });

  it('promises no seat and no place that the listing does not state, but at the cost of seats', () => {
    fc.assert(
      fc.property(
        anyLayout,
        fc.nat(8),
        fc.integer({ min: 1, max: 90 }),
        fc.boolean(),
        (layout, wheelchairs, riders, areChildren) => {
          const verdict = judgeGroup(layout, {
            riders: riders + wheelchairs,
            wheelchairs,
            areChildren,
          });
          if (verdict.is !== 'fits') return;
          const { seats, places, madePlaces, seatsOut } = verdict.arrangement;
          expect(seats + seatsOut).toBeLessThanOrEqual(
            layout.ratedSeats ?? layout.adultSeats ?? layout.rowCount! * 4,
          );
          expect(places - madePlaces).toBeLessThanOrEqual(layout.places ?? 0);
          expect(seatsOut > 0).toBe(madePlaces > 0);
          expect(seats).toBeGreaterThanOrEqual(riders);
          expect(places).toBeGreaterThanOrEqual(wheelchairs);
        },
      ),
    );
  });
});

describe('a group as it is typed', () => {
  it.each([
    [' 22 ', '3', { is: 'group', group: { riders: 22, wheelchairs: 3, areChildren: false } }],
    ['22', '', { is: 'group', group: { riders: 22, wheelchairs: 0, areChildren: false } }],
    ['', '2', { is: 'wrong', riders: 'missing', wheelchairs: null }],
    ['0', '0', { is: 'wrong', riders: 'missing', wheelchairs: null }],
    ['-5', '1e3', { is: 'wrong', riders: 'no-whole-number', wheelchairs: 'no-whole-number' }],
    ['2.5', '0', { is: 'wrong', riders: 'no-whole-number', wheelchairs: null }],
    ['99999999999999999999', '31', { is: 'wrong', riders: 'too-many', wheelchairs: 'too-many' }],
    ['2', '3', { is: 'wrong', riders: null, wheelchairs: 'more-than-riders' }],
  ])('%j with %j', (riders, wheelchairs, read) => {
    expect(readGroup({ riders, wheelchairs })).toEqual(read);
  });
});
