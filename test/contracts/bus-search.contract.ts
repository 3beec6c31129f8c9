import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusSearchRequest, SearchCondition } from '#domain/search/bus-search.ts';
import { groupCondition } from '#domain/search/group-choice.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing, type ListingOverrides } from '#test/factories/listing-factory.ts';
import { embeddedBed, hostedBed, type SearchBed } from './bus-search-suite.ts';

const bus = (id: number, details: ListingOverrides['details'], rest: ListingOverrides = {}) =>
  aListing({
    id,
    createdAt: `2026-10-${String(id).padStart(2, '0')}T00:00:00.000Z`,
    ...rest,
    details,
  });

const manhattan = { lat: 40.7, lng: -74 };

/** A small lot on which every promise of the port shows. Ids are the days they were stored. */
const lot = [
  bus(1, {
    year: 2012,
    bodyMake: 'Thomas',
    bodyModel: 'C2',
    category: 'school',
    schoolType: 'C',
    passengers: 72,
    passengersAdult: 48,
    priceCents: 1_800_000,
    mileageMiles: 120_000,
    fuel: 'diesel',
    state: 'NJ',
    city: 'Newark',
    latitude: 40.7,
    longitude: -74.2,
  }),
  bus(2, {
    year: 2016,
    bodyMake: 'Blue Bird',
    bodyModel: 'Vision',
    category: 'school',
    schoolType: 'C',
    passengers: 77,
    passengersAdult: 52,
    priceCents: 3_900_000,
    mileageMiles: 88_000,
    fuel: 'propane',
    state: 'OH',
    city: 'Columbus',
    latitude: 40,
    longitude: -83,
  }),
  bus(3, {
    year: 2019,
    bodyMake: 'Starcraft',
    bodyModel: 'Allstar',
    passengers: 24,
    priceCents: 5_200_000,
    mileageMiles: null,
    featured: true,
    lift: 'lift',
    wheelchairPositions: 2,
    state: 'OH',
    latitude: 41.5,
    longitude: -81.7,
  }),
  bus(4, {
    year: 2008,
    bodyMake: 'MCI',
    bodyModel: 'J4500',
    category: 'coach',
    chassisMake: null,
    chassisModel: null,
    passengers: 56,
    priceCents: null,
    mileageMiles: 640_000,
    fuel: 'diesel',
    onLot: true,
    description: 'Retired from tour work, "new" engine & galley.',
  }),
  bus(5, {
    year: null,
    bodyMake: 'Thomas',
    bodyModel: 'Saf-T-Liner HDX',
    category: 'school',
    schoolType: 'D',
    passengers: 84,
    priceCents: 950_000,
    mileageMiles: 201_000,
    fuel: 'diesel',
    condition: 'salvage',
  }),
  bus(6, {
    bodyMake: 'Starcraft',
    bodyModel: 'Allstar XL',
    passengers: 33,
    stockNumber: 'SX-330',
    priceCents: 6_100_000,
  }),
];
const hidden = [
  bus(7, { bodyMake: 'Thomas', title: 'Draft bus' }, { status: 'draft' }),
  bus(8, { bodyMake: 'Thomas', title: 'Sold bus' }, { status: 'sold' }),
  bus(9, { bodyMake: 'Thomas', title: 'Withdrawn bus' }, { status: 'withdrawn' }),
];

const implementations: [string, () => Promise<SearchBed>][] = [
  ['the embedded engine', embeddedBed],
  ['the hosted service', hostedBed],
];

describe.each(implementations)('searching with %s', (_, create) => {
  let bed: SearchBed;
  beforeAll(async () => {
    bed = await create();
    await bed.repository.insertMany([...lot, ...hidden]);
    await bed.settled();
  });
  afterAll(() => bed.close());

  const find = (request: Partial<BusSearchRequest> = {}) =>
    bed.search.execute({
      text: '',
      groups: [],
      facets: [],
      sort: 'default',
      offset: 0,
      limit: 24,
      relaxWords: false,
      ...request,
    });
  const ids = async (request: Partial<BusSearchRequest>) => (await find(request)).ids;
  const sorted = async (request: Partial<BusSearchRequest>) =>
    (await ids(request)).toSorted((a, b) => a - b);
  const group = (field: string, ...anyOf: SearchCondition[]) => ({ field, anyOf });

  it('puts what misses least first, by the figure that is missed least and the way there', async () => {
    const price = { number: 'price', min: 20_000, max: 30_000, below: 2_000, above: 9_000 };
    const order = { ranges: [price], otherwise: 1.5, milesOfOne: 500 };
    const groups = [group('price', { number: 'price', min: 0, max: 40_000 })];
    const priced = await find({ groups, leastMissed: order });
    expect([priced.ids, priced.misses]).toEqual([
      [2, 1, 5],
      [1, 1, 5.25],
    ]);
    // Equals stand in the usual order.
    expect(await ids({ leastMissed: { ...order, ranges: [] } })).toEqual(await ids({}));
    const seats = { number: 'seats', min: 80, max: null, below: 10, above: 0 };
    const adults = { number: 'seatsAdult', min: 50, max: null, below: 10, above: 0 };
    const school = [group('category', { facet: 'categorySlug', value: 'school' })];
    const fitting = { ...order, ranges: [seats, adults] };
    const fits = await find({ groups: school, leastMissed: fitting });
    expect([fits.ids, fits.misses]).toEqual([
      [5, 2, 1],
      [0, 0, 0.2],
    ]);
    // 10 miles to the first, 470 to the second, and nobody knows how many to the third.
    const near = { ...manhattan, radiusMiles: null };
    const reached = await find({ groups: school, leastMissed: fitting, near });
    expect(reached.ids).toEqual([1, 2, 5]);
    expect(reached.misses?.map((miss) => Math.round(miss * 10) / 10)).toEqual([0.2, 1, 2]);
    const few = await find({ groups: school, leastMissed: fitting, near, limit: 1 });
    expect([few.ids, few.total]).toEqual([[1], 3]);
  });

  it('answers several questions at once, each as if it were the only one', async () => {
    const questions = [{ text: 'allstar' }, { facets: ['make'] }, { text: 'xyzzy' }].map(
      (question) => ({
        text: '',
        groups: [],
        facets: [],
        sort: 'default' as const,
        offset: 0,
        limit: 24,
        relaxWords: false,
        ...question,
      }),
    );
    const answers = await bed.search.executeAll(questions);
    expect(answers).toEqual(await Promise.all(questions.map((one) => bed.search.execute(one))));
    expect(answers.map(({ total }) => total)).toEqual([2, 6, 0]);
  });

  it('finds everything that is published: featured, on the lot, newest', async () => {
    expect(await find()).toMatchObject({ total: 6, ids: [3, 4, 6, 5, 2, 1], droppedWords: [] });
  });

  it('pages', async () => {
    expect(await find({ offset: 2, limit: 3 })).toMatchObject({ total: 6, ids: [6, 5, 2] });
    expect(await find({ offset: 40 })).toMatchObject({ total: 6, ids: [] });
    expect(await find({ limit: 0 })).toMatchObject({ total: 6, ids: [] });
  });

  it.each([
    ['thomas', [1, 5]],
    ['bluebird', [2]],
    ['tomas', [1, 5]],
    ['starc', [3, 6]],
    ['allstar xl', [6]],
    ['SX-330', [6]],
    ['galley', [4]],
    ['motorcoach', [4]],
    ['newark', [1]],
    ['qqqq', []],
    ['', [1, 2, 3, 4, 5, 6]],
    ['"\\ \0 \ud800 <em>', []],
  ])('finds %j', async (text, expected) => expect(await sorted({ text })).toEqual(expected));

  it.each<[string, BusSearchRequest['groups'], number[]]>([
    ['a value', [group('make', { facet: 'make', value: 'Blue Bird' })], [2]],
    [
      'either of two',
      [group('make', { facet: 'make', value: 'MCI' }, { facet: 'make', value: 'Thomas' })],
      [1, 4, 5],
    ],
    [
      'both of two',
      [
        group('make', { facet: 'make', value: 'Thomas' }),
        group('fuel', { facet: 'fuel', value: 'diesel' }),
      ],
      [1, 5],
    ],
    ['a range', [group('price', { number: 'price', min: 18_000, max: 52_000 })], [1, 2, 3]],
    [
      'a cap, unknown prices left out',
      [group('price', { number: 'price', min: null, max: 20_000 })],
      [1, 5],
    ],
    // Bus 3 has two places beside its 24 seats; the fourth and fifth would cost nine of them.
    ['a group', [group('group', groupCondition({ riders: 26, wheelchairs: 2 }))], [3]],
    ['a group too large', [group('group', groupCondition({ riders: 26, wheelchairs: 4 }))], []],
    ['a floor', [group('year', { number: 'year', min: 2016, max: null })], [2, 3, 6]],
    [
      'one of two figures',
      [
        group(
          'seats',
          { number: 'seats', min: 48, max: 50 },
          { number: 'seatsAdult', min: 48, max: 50 },
        ),
      ],
      [1],
    ],
    ['not a value', [group('x', { facet: 'fuel', value: 'diesel', not: true })], [2, 3, 6]],
    [
      'several values not',
      [
        group('x', { facet: 'make', value: 'Thomas', not: true }),
        group('y', { facet: 'make', value: 'MCI', not: true }),
      ],
      [2, 3, 6],
    ],
    ['nothing at all', [group('make')], []],
    ['a range that runs backwards', [group('price', { number: 'price', min: 9, max: 1 })], []],
    [
      'a value nobody has',
      [group('make', { facet: 'make', value: 'He said "\\" OR make:MCI' })],
      [],
    ],
    ['an attribute nobody knows', [group('nonsense', { facet: 'nonsense', value: 'x' })], []],
  ])('filters by %s', async (_name, groups, expected) => {
    const answer = await find({ groups });
    expect(answer.ids.toSorted((a, b) => a - b)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  it('counts, a field leaving out its own groups', async () => {
    const { facets, total } = await find({
      groups: [
        group('make', { facet: 'make', value: 'Thomas' }),
        group('fuel', { facet: 'fuel', value: 'diesel' }),
      ],
      facets: ['make', 'fuel', 'categorySlug', 'priceBucket'],
    });
    expect(total).toBe(2);
    expect(facets).toEqual({
      make: { Thomas: 2, MCI: 1 },
      fuel: { diesel: 2 },
      categorySlug: { school: 2 },
      priceBucket: { lt_25k: 2, lt_50k: 2 },
    });
  });

  it('counts what only the own group of a field leaves out', async () => {
    const { total, beyond } = await find({
      groups: [
        { field: 'categorySlug', anyOf: [{ facet: 'categorySlug', value: 'school' }] },
        {
          field: 'seatsBucket',
          anyOf: [
            { number: 'seats', min: 37, max: 50 },
            { number: 'seatsAdult', min: 37, max: 50 },
          ],
        },
      ],
      facets: ['seatsBucket'],
      beyond: ['seatsBucket', 'categorySlug'],
    });
    expect(total).toBe(1);
    expect(beyond?.seatsBucket).toEqual({ gte_61: 2, '51_to_60': 1 });
    expect(beyond?.categorySlug).toEqual({});
  });

  it('counts over the words too, and gives every facet that was asked for', async () => {
    const { facets } = await find({ text: 'starcraft', facets: ['make', 'schoolType'] });
    expect(facets).toEqual({ make: { Starcraft: 2 }, schoolType: {} });
  });

  it.each([
    ['newest', [6, 5, 4, 3, 2, 1]],
    ['price-low', [5, 1, 2, 3, 6, 4]],
    ['price-high', [6, 3, 2, 1, 5, 4]],
    ['year-new', [3, 6, 2, 1, 4, 5]],
    ['year-old', [4, 1, 2, 6, 3, 5]],
    ['seats-high', [5, 2, 1, 4, 6, 3]],
    ['seats-low', [3, 6, 4, 1, 2, 5]],
    ['seats-from-33', [6, 4, 1, 2, 5, 3]],
  ] as const)('sorts %s, the unknown last', async (sort, expected) => {
    expect(await ids({ sort })).toEqual(expected);
  });

  it('pages an order from so many seats on', async () => {
    expect(await ids({ sort: 'seats-from-33', offset: 3, limit: 2 })).toEqual([2, 5]);
  });

  it('takes the last word for the beginning of others, or as a whole', async () => {
    expect(await ids({ text: 'sx-33' })).toEqual([6]);
    expect(await ids({ text: 'sx-33', wholeWords: true })).toEqual([]);
    expect(await ids({ text: 'sx-330', wholeWords: true })).toEqual([6]);
  });

  it('forgives a wrong letter, unless words are meant as they were typed', async () => {
    expect(await ids({ text: 'vission' })).toEqual([2]);
    expect(await ids({ text: 'vission', asTyped: true })).toEqual([]);
  });

  it('sorts by mileage, unknown last', async () => {
    const order = await ids({ sort: 'mileage-low' });
    expect(order.at(-1)).toBe(3);
    expect(order.filter((id) => [1, 2, 4, 5].includes(id))).toEqual([2, 1, 5, 4]);
  });

  it('sorts by distance', async () => {
    const answer = await find({ near: { ...manhattan, radiusMiles: null }, sort: 'nearest' });
    expect(answer.ids.slice(0, 3)).toEqual([1, 3, 2]);
    expect(answer.milesAway?.map((miles) => miles && Math.round(miles))).toEqual([
      10,
      405,
      476,
      null,
      null,
      null,
    ]);
  });

  it('keeps to a circle in any order, without what stands nobody knows where', async () => {
    const near = { ...manhattan, radiusMiles: 450 };
    expect(await ids({ near, sort: 'nearest' })).toEqual([1, 3]);
    expect(await ids({ near, sort: 'price-high' })).toEqual([3, 1]);
    expect((await find({ near, sort: 'nearest', facets: ['state'] })).facets.state).toEqual({
      NJ: 1,
      OH: 1,
    });
    expect(await ids({ near: { ...manhattan, radiusMiles: 5 } })).toEqual([]);
  });

  it('orders by distance only from somewhere', async () => {
    expect(await ids({ sort: 'nearest' })).toEqual(await ids({}));
  });

  it('drops words only when it may and must, and says which', async () => {
    expect(await find({ text: 'thomas qqqqzz' })).toMatchObject({ total: 0, droppedWords: [] });
    const relaxed = await find({ text: 'thomas qqqqzz', relaxWords: true });
    expect(relaxed.droppedWords).toEqual(['qqqqzz']);
    expect(relaxed.ids.toSorted((a, b) => a - b)).toEqual([1, 5]);
    expect(await find({ text: 'thomas', relaxWords: true })).toMatchObject({ droppedWords: [] });
  });

  it('answers endless text', async () => {
    expect((await find({ text: 'é bus '.repeat(3_000) })).total).toBeGreaterThanOrEqual(0);
  });

  it('follows changes', async () => {
    const { repository } = bed;
    const added = await addListing(repository, aListing({ details: { bodyMake: 'Zqnewmake' } }));
    await bed.settled();
    expect(await ids({ text: 'zqnewmake' })).toEqual([added.id]);

    await changeListing(repository, added.id, { details: { bodyMake: 'Zqothermake' } });
    await bed.settled();
    expect(await ids({ text: 'zqnewmake' })).toEqual([]);
    expect(await ids({ text: 'zqothermake' })).toEqual([added.id]);

    await repository.updateMany([{ id: added.id, patch: { status: 'sold' } }]);
    await bed.settled();
    expect(await find({ text: 'zqothermake' })).toMatchObject({ total: 0, ids: [] });
    expect((await find()).total).toBe(6);
  });
});
