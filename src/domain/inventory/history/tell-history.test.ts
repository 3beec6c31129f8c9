import { describe, expect, it } from 'vitest';
import { emptyBusDetails, type BusListing } from '../bus-listing.ts';
import { aPicture, aStoredListing } from '#test/factories/stored-listing-factory.ts';
import type { LotUnit } from '../lots/lot-unit.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { busFields } from '../fields/bus-fields.ts';
import { pictureStep } from './picture-step.ts';
import { recordedFacts, replay, shownFields, type ListingRecord } from './recorded-facts.ts';
import { tellHistory } from './tell-history.ts';

type Changed = Partial<BusListing> & { units?: readonly LotUnit[] };
const listed = '2026-03-01T12:00:00.000Z';
const minute = (count: number) => new Date(Date.parse(listed) + count * 60_000).toISOString();

/** A listing, its units and its record after these changes; the first says how it came in. */
function recorded(changes: readonly [at: string, Changed][], from: Partial<BusListing> = {}) {
  let current: BusListing = { ...aStoredListing(), ...from };
  let units: readonly LotUnit[] = [];
  const records: ListingRecord[] = [
    { at: listed, before: null, after: recordedFacts(current, []) },
  ];
  for (const [at, { units: standing = units, ...changed }] of changes) {
    const next = { ...current, ...changed };
    const gone = units.map(({ number }) => [number, null] as const);
    const was = recordedFacts(current, units);
    const is = recordedFacts(next, standing);
    const added = standing.map(({ number }) => [number, null] as const);
    records.push({
      at,
      before: { ...was, units: new Map([...added, ...was.units]) },
      after: { ...is, units: new Map([...gone, ...is.units]) },
    });
    current = next;
    units = standing;
  }
  return { listing: current, units, records };
}

const tell = (changes: readonly [string, Changed][], from: Partial<BusListing> = {}) => {
  const { listing, units, records } = recorded(changes, from);
  expect(replay(records)).toEqual(recordedFacts(listing, units));
  return tellHistory(listing, units, { records, hasOlder: false });
};

describe('the history of a listing', () => {
  it('of one price is that price, from the day it was listed', () => {
    expect(tell([])).toEqual({
      listedAt: listed,
      recordedSince: null,
      changedAt: listed,
      prices: [{ at: listed, cents: 4_950_000 }],
      steps: [],
      hasOlder: false,
    });
  });

  it('tells each price with its time: two on one day, and one that became unknown', () => {
    const { prices, steps } = tell([
      [minute(60), { priceCents: 4_500_000 }],
      [minute(180), { priceCents: 4_400_000, pricePreviousCents: 4_500_000 }],
      [minute(4_000), { priceCents: null }],
    ]);
    expect(prices).toEqual([
      { at: listed, cents: 4_950_000 },
      { at: minute(60), cents: 4_500_000 },
      { at: minute(180), cents: 4_400_000 },
      { at: minute(4_000), cents: null },
    ]);
    expect(steps.map(({ fields }) => fields)).toEqual([
      [{ key: 'priceCents', before: 4_400_000, after: null }],
      [{ key: 'priceCents', before: 4_500_000, after: 4_400_000 }],
      [{ key: 'priceCents', before: 4_950_000, after: 4_500_000 }],
    ]);
  });

  it('leaves out a slip put right within 15 minutes, and tells what stood longer', () => {
    const slip = (backAt: number) =>
      tell([
        [minute(60), { mileageMiles: 8_841 }],
        [minute(backAt), { mileageMiles: 88_412 }],
      ]).steps.map(({ at }) => at);
    expect(slip(74)).toEqual([]);
    expect(slip(75)).toEqual([minute(75), minute(60)]);
  });

  it('tells a wave of changes from its first one on: nothing hides behind further changes', () => {
    const waves = Array.from({ length: 12 }, (_, index): [string, Changed] => [
      minute(60 + index * 5),
      { mileageMiles: 90_000 + index },
    ]);
    expect(tell(waves).steps).toHaveLength(4);
  });

  it('says what changed while the bus was off the site on the day it came back', () => {
    const { steps, prices } = tell([
      [minute(60), { status: 'withdrawn' }],
      [minute(120), { priceCents: 1_000_000, mileageMiles: 1 }],
      [minute(180), { priceCents: 5_000_000 }],
      [minute(240), { status: 'published' }],
    ]);
    expect(steps).toEqual([
      {
        at: minute(240),
        move: 'back',
        fields: [
          { key: 'priceCents', before: 4_950_000, after: 5_000_000 },
          { key: 'mileageMiles', before: 88_412, after: 1 },
        ],
        pictures: null,
        units: [],
      },
      { at: minute(60), move: 'taken-off', fields: [], pictures: null, units: [] },
    ]);
    expect(prices.map(({ cents }) => cents)).toEqual([4_950_000, 5_000_000]);
  });

  it('tells a sale, and that it came to nothing', () => {
    const { steps } = tell([
      [minute(60), { status: 'sold' }],
      [minute(120), { status: 'published' }],
      [minute(180), { status: 'withdrawn' }],
      [minute(240), { status: 'sold' }],
    ]);
    expect(steps.map(({ move }) => move)).toEqual(['sold', 'taken-off', 'for-sale-again', 'sold']);
  });

  it('begins when the bus is first shown: drafts are nobody’s business', () => {
    const publishedAt = minute(90);
    const history = tell(
      [
        [minute(60), { priceCents: 1 }],
        [publishedAt, { status: 'published', publishedAt }],
        [minute(95), { priceCents: 4_000_000 }],
      ],
      { status: 'draft', publishedAt: null },
    );
    expect(history).toMatchObject({ listedAt: publishedAt, recordedSince: null });
    expect(history.prices).toEqual([
      { at: publishedAt, cents: 1 },
      { at: minute(95), cents: 4_000_000 },
    ]);
  });

  it('of a bus of before says since when it is recorded; prices that are known are told', () => {
    const { listing, records } = recorded([]);
    const base = { ...records[0]!, at: minute(9_000) };
    const price = (at: string, from: number, to: number): ListingRecord => ({
      at,
      before: { details: { priceCents: from } },
      after: { details: { priceCents: to } },
    });
    const known = [
      price(minute(10), 6_000_000, 5_500_000),
      price(minute(50), 5_500_000, 4_950_000),
    ];
    expect(tellHistory(listing, [], { records: [base], hasOlder: false })).toMatchObject({
      recordedSince: minute(9_000),
      prices: [{ at: minute(9_000), cents: 4_950_000 }],
    });
    expect(tellHistory(listing, [], { records: [...known, base], hasOlder: false })).toMatchObject({
      listedAt: listed,
      recordedSince: minute(9_000),
      prices: [
        { at: null, cents: 6_000_000 },
        { at: minute(10), cents: 5_500_000 },
        { at: minute(50), cents: 4_950_000 },
      ],
    });
    const early = price('2026-02-01T12:00:00.000Z', 9_000_000, 4_950_000);
    const { prices } = tellHistory(listing, [], { records: [early, base], hasOlder: false });
    expect(prices).toEqual([{ at: listed, cents: 4_950_000 }]);
  });

  it('has an end', () => {
    const many = Array.from({ length: 250 }, (_, index): [string, Changed] => [
      minute(60 * (index + 1)),
      { priceCents: 1_000_000 + index },
    ]);
    const { listing, records } = recorded(many);
    const history = tellHistory(listing, [], { records: records.slice(-200), hasOlder: true });
    expect(history).toMatchObject({ hasOlder: true, recordedSince: null });
    expect(history.steps).toHaveLength(200);
    expect(history.prices[0]).toEqual({ at: null, cents: 1_000_049 });
  });

  it('knows nothing but what visitors are shown', () => {
    const told = new Set(shownFields.map(({ key }) => key));
    const kept = busFields.filter(({ key }) => !told.has(key)).map(({ key }) => key);
    expect(kept.toSorted()).toEqual(['engineFamily', 'featured', 'latitude', 'longitude', 'zip']);
    const { details } = recordedFacts(
      aStoredListing({ details: { zip: '07030', latitude: 40.7 } }),
      [],
    );
    expect(details).toMatchObject({ zip: emptyBusDetails.zip, latitude: null });
  });
});

describe('a lot', () => {
  const unit = (number: number, overrides: Partial<LotUnit> = {}) => aUnit(1, number, overrides);

  it('tells each unit by its number, and what its price was for as long as it is asked', () => {
    const [one, two, three] = [unit(1), unit(2, { priceCents: null }), unit(3)];
    const { steps, prices } = tell([
      [minute(60), { units: [one, two, three] }],
      [minute(120), { units: [{ ...one, priceCents: 1_400_000 }, two, three] }],
      [minute(180), { priceCents: 4_000_000 }],
      [
        minute(240),
        {
          units: [
            { ...one, state: 'sold' },
            { ...two, mileageMiles: 5, condition: 'Dented.' },
          ],
        },
      ],
      [minute(300), { units: [{ ...one, state: 'sold', priceCents: 1 }, two, three] }],
    ]);
    const at = (number: number, rest: object) => ({
      number,
      move: null,
      fields: [],
      pictures: false,
      ...rest,
    });
    const miles = (before: number, after: number) => ({ key: 'mileageMiles', before, after });
    const note = (before: string | null, after: string | null) => ({
      key: 'description',
      before,
      after,
    });
    expect(steps.toReversed().map(({ fields, units }) => [fields, units])).toEqual([
      [[], [1, 2, 3].map((number) => at(number, { move: 'added' }))],
      [[], [at(1, { fields: [{ key: 'priceCents', before: 1_510_000, after: 1_400_000 }] })]],
      // The one without a price of its own asks the listing's.
      [[], [at(2, { fields: [{ key: 'priceCents', before: 4_950_000, after: 4_000_000 }] })]],
      [
        [],
        [
          at(1, { move: 'sold' }),
          at(2, { fields: [miles(102_000, 5), note(null, 'Dented.')] }),
          at(3, { move: 'removed' }),
        ],
      ],
      [
        [],
        [at(2, { fields: [miles(5, 102_000), note('Dented.', null)] }), at(3, { move: 'added' })],
      ],
    ]);
    expect(prices.map(({ cents }) => cents)).toEqual([
      4_950_000, 1_510_000, 1_400_000, 4_000_000, 1_530_000,
    ]);
  });

  it('says nothing of what the listing keeps for itself', () => {
    const { steps } = tell([
      [minute(60), { units: [unit(1)] }],
      [minute(120), { priceCents: 1, mileageMiles: 1, quantity: 9 }],
      [minute(180), { units: [{ ...unit(1), forWhom: 'Ann', leadReference: 'L1' }] }],
    ]);
    expect(steps).toHaveLength(1);
  });

  it('of before is told from when its units were first recorded', () => {
    const { listing, units, records } = recorded([
      [minute(60), { priceCents: 1_000 }],
      [minute(120), { units: [unit(1)] }],
    ]);
    const base = { at: minute(5_000), before: null, after: recordedFacts(listing, units) };
    const history = tellHistory(listing, units, { records: [...records, base], hasOlder: false });
    expect(history).toMatchObject({
      recordedSince: base.at,
      prices: [{ at: base.at, cents: 1_510_000 }],
      steps: [],
    });
  });
});

describe('pictures', () => {
  const step = (before: string, after: string) =>
    pictureStep(
      [...before].map((name) => aPicture(name)),
      [...after].map((name) => aPicture(name)),
    );

  it.each([
    ['abc', 'abc', null],
    ['abc', 'abcde', { added: 2 }],
    ['abc', 'ac', { removed: 1 }],
    ['abc', 'cab', { isReordered: true }],
    ['abc', 'axc', { replaced: 1 }],
    ['abc', 'xca', { added: 1, removed: 1, isReordered: true }],
  ])('%s to %s', (before, after, expected) => {
    const nothing = { added: 0, removed: 0, replaced: 0, isReordered: false, captions: 0 };
    expect(step(before, after)).toEqual(expected && { ...nothing, ...expected });
  });

  it('described in other words', () => {
    const again = { ...aPicture('a'), alt: 'Front' };
    expect(pictureStep([aPicture('a')], [again])).toMatchObject({ captions: 1, added: 0 });
  });
});
