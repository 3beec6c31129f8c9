import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedPrices, PricedListing } from '#domain/inventory/asked-prices.ts';
import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import { fewestForSpan, quartileRanks } from './quartiles.ts';
import { askedPrices } from './what-others-ask.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
let nextId = 1;

const listing = (overrides: Partial<PricedListing> = {}): PricedListing => ({
  ...emptyBusDetails,
  id: nextId++,
  slug: 'bus',
  lot: null,
  status: 'published',
  source: 'test',
  publishedAt: '2026-01-05T00:00:00.000Z',
  soldAt: null,
  category: 'shuttle',
  condition: 'used',
  year: 2018,
  passengers: 24,
  mileageMiles: 100_000,
  priceCents: 3_000_000,
  ...overrides,
});
const asking = (dollars: readonly number[], overrides: Partial<PricedListing> = {}) =>
  dollars.map((price) => listing({ priceCents: price * 100, ...overrides }));
const seven = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000];

function told(answer: AskedPrices) {
  if (answer.outcome !== 'told') throw new Error(answer.outcome);
  return answer;
}
const countOf = (answer: AskedPrices) => ('count' in answer ? answer.count : null);

describe('what comparable buses ask', () => {
  it('is a range with its quarters, its number and its dates', () => {
    const bus = listing();
    const others = asking([80_000, ...seven]);
    others[3]!.publishedAt = '2025-03-01T00:00:00.000Z';
    others[4]!.publishedAt = '2026-10-01T00:00:00.000Z';
    const sold = { status: 'sold', soldAt: '2026-10-03T00:00:00.000Z' } as const;
    Object.assign(others[5]!, sold);
    expect(told(askedPrices(bus, [bus, ...others], now))).toMatchObject({
      count: 8,
      sold: 1,
      lowestCents: 1_000_000,
      lowerQuarterCents: 2_000_000,
      middleCents: 4_000_000,
      upperQuarterCents: 7_000_000,
      highestCents: 8_000_000,
      listedFrom: '2025-03-01T00:00:00.000Z',
      listedTo: '2026-10-01T00:00:00.000Z',
    });
  });

  it('is not told of seven, and says how many there are and are needed', () => {
    expect(askedPrices(listing(), asking(seven), now)).toMatchObject({
      outcome: 'too-few',
      count: 7,
      needed: 8,
      within: {
        category: 'shuttle',
        year: { min: 2013, max: 2023 },
        passengers: { min: 18, max: 30 },
        mileageMiles: { min: 50_000, max: 150_000 },
      },
    });
  });

  it.each([
    ['another kind', { category: 'coach' }],
    ['six years older', { year: 2012 }],
    ['an unknown year', { year: null }],
    ['far more seats', { passengers: 31 }],
    ['unknown seats', { passengers: null }],
    ['far more miles', { mileageMiles: 150_001 }],
    ['unknown miles', { mileageMiles: null }],
    ['no price', { priceCents: null }],
    ['a price that fills the field', { priceCents: 100 }],
    ['a draft', { status: 'draft' }],
    ['withdrawn', { status: 'withdrawn' }],
    ['sold once and a draft again', { status: 'draft', soldAt: '2026-10-03T00:00:00.000Z' }],
    ['sold nobody knows when', { status: 'sold', soldAt: null }],
    ['sold long ago', { status: 'sold', soldAt: '2024-11-21T00:00:00.000Z' }],
    ['without a date', { publishedAt: null }],
    ['demo data', { source: 'demo' }],
    ['a wreck', { condition: 'salvage' }],
    ['for parts', { condition: 'parts' }],
    ['the bus itself, listed again', { vin: '1FDFE4FS8HDC12345' }],
  ] as const)('leaves out %s', (_, overrides) => {
    const bus = listing({ vin: '1FDFE4FS8HDC12345' });
    expect(countOf(askedPrices(bus, [...asking(seven), listing()], now))).toBe(8);
    expect(countOf(askedPrices(bus, [...asking(seven), listing(overrides)], now))).toBe(7);
  });

  it.each([
    ['five years', { year: 2013 }],
    ['a quarter of the seats', { passengers: 30 }],
    ['half of the miles', { mileageMiles: 150_000 }],
    ['what was sold lately', { status: 'sold', soldAt: '2024-11-23T00:00:00.000Z' }],
    ['a lot, once', { quantity: 12 }],
    ['what says nothing of its condition', { condition: null }],
  ] as const)('takes %s', (_, overrides) => {
    expect(countOf(askedPrices(listing(), [...asking(seven), listing(overrides)], now))).toBe(8);
  });

  it('compares wrecks with wrecks, and demo data with demo data', () => {
    for (const same of [{ condition: 'salvage' }, { source: 'demo' }] as const) {
      const others = [...asking(seven), ...asking(seven, same), listing(same)];
      expect(countOf(askedPrices(listing(same), others, now))).toBe(8);
    }
  });

  it('takes a lot of units once, by their lowest price and fewest miles', () => {
    const lot = (forSale: number, low: number): PricedListing['lot'] => ({
      forSale,
      reserved: 1,
      sold: 2,
      unpriced: 0,
      priceCents: { low: 900_000, high: 1_200_000 },
      mileageMiles: { low, high: low + 9_000 },
    });
    const units = listing({ priceCents: null, mileageMiles: null, lot: lot(5, 90_000) });
    const far = listing({ lot: lot(5, 190_000) });
    const answer = told(askedPrices(listing(), [...asking(seven), units, far], now));
    expect(answer.count).toBe(8);
    expect(answer.shown[0]).toMatchObject({
      priceCents: 900_000,
      mileageMiles: 90_000,
      quantity: 5,
    });
  });

  it('names what nobody told of the bus', () => {
    const others = asking([...seven, ...seven]);
    for (const missing of [
      ['year', 'mileageMiles'],
      ['category'],
      ['year'],
      ['passengers'],
      ['mileageMiles'],
    ]) {
      const bus = listing(Object.fromEntries(missing.map((figure) => [figure, null])));
      expect(askedPrices(bus, others, now)).toEqual({ outcome: 'unknown', missing });
    }
  });

  it.each([
    ['year', 2017, 2016],
    ['passengers', 25, 27],
    ['mileageMiles', 110_000, 120_000],
  ] as const)(
    'shows what is most alike in %s, however many others there are',
    (figure, near, far) => {
      const others = Array.from({ length: 61 }, () => listing({ [figure]: far }));
      const { shown } = told(askedPrices(listing(), [...others, listing({ [figure]: near })], now));
      expect(shown.map((one) => one[figure])).toContain(near);
    },
  );

  it('shows the sixty most alike of many, and counts all', () => {
    const others = Array.from({ length: 200 }, (_, at) => listing({ mileageMiles: 60_000 + at }));
    const answer = told(askedPrices(listing({ mileageMiles: 60_100 }), others, now));
    expect(answer.count).toBe(200);
    expect(answer.shown).toHaveLength(60);
    expect(answer.shown.every(({ mileageMiles }) => Math.abs(mileageMiles - 60_100) <= 30)).toBe(
      true,
    );
  });
});

/** Around the rule's edges, so that some are comparable and some are not. */
const someListing = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    status: fc.constantFrom('published', 'published', 'sold', 'withdrawn'),
    soldAt: fc.constantFrom('2026-05-01T00:00:00.000Z', '2023-05-01T00:00:00.000Z', null),
    category: fc.constantFrom('shuttle', 'shuttle', 'coach'),
    year: fc.option(fc.integer({ min: 2012, max: 2024 })),
    passengers: fc.option(fc.integer({ min: 17, max: 31 })),
    mileageMiles: fc.option(fc.integer({ min: 40_000, max: 160_000 })),
    priceCents: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
    quantity: fc.option(fc.integer({ min: 1, max: 40 })),
    source: fc.constantFrom('test', 'test', 'demo'),
  })
  .map((overrides) => listing(overrides as Partial<PricedListing>));
const someListings = fc.uniqueArray(someListing, { maxLength: 70, selector: ({ id }) => id });
const bus = listing({ id: 2_000_000 });

describe('whatever the inventory holds', () => {
  const holds = (inventory: PricedListing[], law: (answer: AskedPrices) => void) =>
    law(askedPrices(bus, inventory, now));

  it('one more comparable bus removes none', () => {
    const rest = asking(Array.from({ length: 30 }, (_, at) => 20_000 + at));
    fc.assert(
      fc.property(someListings, someListing, (some, added) => {
        const before = askedPrices(bus, [...rest, ...some].slice(0, 59), now);
        const after = askedPrices(bus, [...rest, ...some].slice(0, 59).concat(added), now);
        const ids = told(after).shown.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining(told(before).shown.map(({ id }) => id)));
        expect(told(after).count - told(before).count).toBeOneOf([0, 1]);
      }),
    );
  });

  it('its order does not matter', () => {
    fc.assert(
      fc.property(
        someListings.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(askedPrices(bus, shuffled, now)).toEqual(askedPrices(bus, all, now));
        },
      ),
    );
  });

  it('no range is of fewer than eight, and none has the bus itself', () => {
    fc.assert(
      fc.property(someListings, (some) => {
        holds([bus, bus, ...some, ...asking(seven.slice(some.length % 7))], (answer) => {
          if (answer.outcome !== 'told') return;
          expect(answer.count).toBeGreaterThanOrEqual(8);
          expect(answer.shown.map(({ id }) => id)).not.toContain(bus.id);
        });
      }),
    );
  });

  it('at most a quarter lie outside of each quarter, and half on each side of the middle', () => {
    const prices = fc.array(fc.integer({ min: 500, max: 90_000 }), { minLength: 8, maxLength: 60 });
    fc.assert(
      fc.property(prices, (dollars) => {
        const answer = told(askedPrices(bus, asking(dollars), now));
        const { lowestCents, lowerQuarterCents: lower, upperQuarterCents: upper } = answer;
        const all = dollars.map((price) => price * 100);
        const share = (keep: (cents: number) => boolean) => all.filter(keep).length / all.length;
        expect(lowestCents).toBe(Math.min(...all));
        expect(answer.highestCents).toBe(Math.max(...all));
        expect(share((cents) => cents < lower)).toBeLessThanOrEqual(0.25);
        expect(share((cents) => cents > upper)).toBeLessThanOrEqual(0.25);
        expect(share((cents) => cents >= lower && cents <= upper)).toBeGreaterThanOrEqual(0.5);
        expect(share((cents) => cents <= answer.middleCents)).toBeGreaterThanOrEqual(0.5);
        expect(share((cents) => cents < answer.middleCents)).toBeLessThan(0.5);
      }),
    );
  });
});

it('the places of quarters are inside, in order, whatever their number', () => {
  fc.assert(
    fc.property(fc.integer({ min: fewestForSpan, max: 100_000 }), (count) => {
      const { lowest, lower, middle, upper, highest } = quartileRanks(count);
      const ranks = [lowest, lower, middle, upper, highest];
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect([lowest, highest]).toEqual([0, count - 1]);
    }),
  );
});
