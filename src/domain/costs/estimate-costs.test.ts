import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuels, type Fuel } from '../inventory/choices.ts';
import type { CostBus } from './cost-bus.ts';
import type { CostAnswers } from './cost-form.ts';
import type { CostLine } from './cost-line.ts';
import { builtInRates, ratesBy, rateUnits } from './cost-rates.ts';
import { estimateCosts } from './estimate-costs.ts';

const columbus = { lat: 39.96, lng: -83 };
const newark = { lat: 40.74, lng: -74.17 };
const honolulu = { lat: 21.31, lng: -157.86 };

const bus: CostBus = {
  priceCents: 4_950_000,
  category: 'shuttle',
  fuel: 'diesel',
  lengthIn: 300,
  gvwrLb: 14_500,
  passengers: 25,
  point: columbus,
};
const answers: CostAnswers = {
  way: 'driven',
  milesAYear: 10_000,
  years: 5,
  taxRate: 6_625,
  tagsCents: 25_000,
  downCents: 1_000_000,
  yearlyRate: 7_250,
  months: 48,
};

const centsOf = (lines: readonly CostLine[]) =>
  Object.fromEntries(
    lines.map((line) => [line.key, 'cents' in line ? line.cents / 100 : line.missing]),
  );
const estimate = (
  more: { bus?: Partial<CostBus>; answers?: Partial<CostAnswers> } = {},
  place: typeof newark | null = newark,
) => estimateCosts({ ...bus, ...more.bus }, place, { ...answers, ...more.answers }, builtInRates);

describe('what a bus costs at the door', () => {
  it('adds up what is paid on the way', () => {
    const { door, road, sums, service, yearly, size } = estimate();
    // 466 miles as the crow flies; the road is a quarter longer.
    expect(road).toEqual({ miles: 580, nights: 1 });
    expect(size).toEqual({ size: 'small', by: 'length-and-weight' });
    expect(centsOf(door)).toEqual({
      price: 49_500,
      tax: 3_279,
      tags: 250,
      driver: 490,
      nights: 150,
      'delivery-fuel': 210,
      return: 170,
    });
    expect(sums.delivery).toEqual({ cents: 102_000, without: [] });
    expect(sums.door.cents).toBe(5_404_900);
    expect(centsOf([service, ...yearly])).toEqual({ service: 500, fuel: 3_650, upkeep: 2_000 });
    expect(sums.firstYear.cents).toBe(5_404_900 + 615_000);
    expect(sums.allYears.cents).toBe(5_404_900 + 615_000 + 4 * 565_000);
  });

  it('pays for no night where the driver is home the same day', () => {
    const { door, road } = estimate({}, columbus);
    expect(road?.nights).toBe(0);
    expect(centsOf(door)).not.toHaveProperty('nights');
  });

  it('hauls by size, and never for less than the least charge', () => {
    const hauled = (size: Partial<CostBus>, place = newark) =>
      centsOf(estimate({ bus: size, answers: { way: 'hauled' } }, place).door)['haul'];
    expect(hauled({})).toBe(1_600);
    expect(hauled({ lengthIn: 400, gvwrLb: 20_000 })).toBe(2_300);
    expect(hauled({ lengthIn: 540, gvwrLb: 50_000 })).toBe(3_200);
    expect(hauled({}, columbus)).toBe(750);
  });

  it('counts an electric bus by the energy of a mile', () => {
    const { yearly } = estimate({ bus: { fuel: 'electric', lengthIn: 400, gvwrLb: 25_000 } });
    // 1.21 kWh a mile at $0.18.
    expect(centsOf(yearly)['fuel']).toBe(2_200);
  });

  it.each<[string, Partial<CostBus>, Partial<CostAnswers>, typeof newark | null, object]>([
    ['a price', { priceCents: null }, {}, newark, { price: 'no-price', tax: 'no-price' }],
    ['a tax', {}, { taxRate: null }, newark, { tax: 'not-typed' }],
    ['a place to go to', {}, {}, null, { delivery: 'no-place' }],
    ['a place of the bus', { point: null }, {}, newark, { delivery: 'bus-place' }],
    ['a road', {}, {}, honolulu, { delivery: 'no-road' }],
    ['a fuel', { fuel: null }, {}, newark, { 'delivery-fuel': 'no-fuel' }],
    [
      'a rate of its fuel',
      { fuel: 'hydrogen' },
      {},
      newark,
      { 'delivery-fuel': 'fuel-without-rate' },
    ],
    [
      'a size',
      { lengthIn: null, gvwrLb: null, passengers: null },
      { way: 'hauled' },
      newark,
      { haul: 'no-size' },
    ],
  ])('says that it goes without %s, and sums up the rest', (_what, less, told, place, missing) => {
    const { door, sums } = estimate({ bus: less, answers: told }, place);
    expect(centsOf(door)).toMatchObject(missing);
    expect(sums.door.without).toEqual(Object.keys(missing));
    const known = door.flatMap((line) => ('cents' in line ? [line.cents] : []));
    expect(sums.door.cents).toBe(known.reduce((sum, one) => sum + one, 0));
  });

  it('tells the size by seats where nothing else is known, but not of a bus that was rebuilt', () => {
    const unmeasured = { lengthIn: null, gvwrLb: null };
    expect(estimate({ bus: unmeasured }).size).toEqual({ size: 'medium', by: 'seats' });
    const rebuilt = { ...unmeasured, category: 'skoolie', passengers: 2 };
    expect(estimate({ bus: rebuilt }).size).toBeNull();
  });

  it('has nothing to lend where the down payment is all of it, and no price to lend on', () => {
    expect(estimate({ answers: { downCents: 4_950_000 } }).loan.is).toBe('nothing-left');
    expect(estimate({ bus: { priceCents: null } }).loan.is).toBe('no-price');
    for (const missing of [{ months: null }, { yearlyRate: null }])
      expect(estimate({ answers: missing }).loan.is).toBe('not-asked');
  });
});

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary);
const whole = (most: number) => fc.integer({ min: 0, max: most });
const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyBus: fc.Arbitrary<CostBus> = fc.record({
  priceCents: maybe(fc.integer({ min: 1, max: 500_000_000 })),
  category: maybe(fc.constantFrom('shuttle', 'coach', 'skoolie')),
  fuel: maybe(fc.constantFrom(...(Object.keys(fuels) as Fuel[]))),
  lengthIn: maybe(whole(800)),
  gvwrLb: maybe(whole(90_000)),
  passengers: maybe(whole(120)),
  point: maybe(points),
});
const anyAnswers: fc.Arbitrary<CostAnswers> = fc.record({
  way: fc.constantFrom('driven', 'hauled'),
  milesAYear: maybe(whole(200_000)),
  years: fc.integer({ min: 1, max: 30 }),
  taxRate: maybe(whole(30_000)),
  tagsCents: maybe(whole(10_000_000)),
  downCents: maybe(whole(500_000_000)),
  yearlyRate: maybe(whole(60_000)),
  months: maybe(fc.integer({ min: 1, max: 360 })),
});
/** As staff may set them. */
const anyRates = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })).map((stream) =>
  ratesBy((_key, { unit }) => {
    const { least, most } = rateUnits[unit];
    const [share = 0] = stream.take(1);
    return { amount: least + (most - least) * share, source: null, setOn: '2026-11-23' };
  }),
);
const asked = fc.tuple(anyBus, maybe(points), anyAnswers, anyRates);

describe('whatever is asked', () => {
  it('every figure is a whole number of cents and none is less than nothing', () => {
    fc.assert(
      fc.property(asked, (all) => {
        const { door, service, yearly, sums, road, loan } = estimateCosts(...all);
        for (const line of [...door, service, ...yearly]) {
          if ('cents' in line) expect(line.cents).toSatisfy(isWhole);
        }
        for (const { cents } of Object.values(sums)) {
          if (cents !== null) expect(cents).toSatisfy(isWhole);
        }
        if (road) expect([road.miles, road.nights].every(isWhole)).toBe(true);
        if (loan.is === 'loan') expect(Object.values(loan).slice(1).every(isWhole)).toBe(true);
      }),
    );
  });

  it('sums are those of the lines, to the cent, and name each line that has no figure', () => {
    fc.assert(
      fc.property(asked, (all) => {
        const { door, service, yearly, sums } = estimateCosts(...all);
        const sum = (lines: readonly CostLine[]) =>
          lines.reduce((cents, line) => cents + ('cents' in line ? line.cents : 0), 0);
        const lines = [...door, service, ...yearly];
        const years = all[2].years;
        expect(sums.door.cents ?? 0).toBe(sum(door));
        expect(sums.firstYear.cents ?? 0).toBe(sum(lines));
        expect(sums.allYears.cents ?? 0).toBe(sum(lines) + (years - 1) * sum(yearly));
        const missing = lines.filter((line) => 'missing' in line).map(({ key }) => key);
        expect(sums.firstYear.without).toEqual(missing);
      }),
    );
  });

  it('more miles and a higher price never cost less', () => {
    fc.assert(
      fc.property(asked, whole(100_000), ([one, place, told, rates], more) => {
        const sum = (dearer: Partial<CostBus>, farther: Partial<CostAnswers>) =>
          estimateCosts({ ...one, ...dearer }, place, { ...told, ...farther }, rates).sums.allYears
            .cents ?? 0;
        const before = sum({}, {});
        if (one.priceCents !== null) {
          expect(sum({ priceCents: one.priceCents + more }, {})).toBeGreaterThanOrEqual(before);
        }
        if (told.milesAYear !== null) {
          expect(sum({}, { milesAYear: told.milesAYear + more })).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('farther is never cheaper', () => {
    const eastward = fc.tuple(whole(80), whole(80)).map((miles) => miles.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(anyBus, anyAnswers, eastward, (one, told, degrees) => {
        const [near = 0, far = 0] = degrees.map((degree) => {
          const from = { lat: 30, lng: -140 };
          const to = { lat: 30, lng: -140 + degree };
          const { sums } = estimateCosts({ ...one, point: from }, to, told, builtInRates);
          return sums.delivery.cents ?? 0;
        });
        expect(far).toBeGreaterThanOrEqual(near);
      }),
    );
  });
});

const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
