import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListingTable } from './listing-table.ts';
import { tableColumns } from './table-columns.ts';
import { readTableQuery, tableParams, type TableQuery } from './table-query.ts';
import { foldWords, tableRow, tabOf, type TableRow } from './table-row.ts';

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 });

const row: fc.Arbitrary<TableRow> = fc
  .record({
    id: fc.integer({ min: -3, max: 200 }),
    status: fc.constantFrom('draft', 'published', 'sold', 'withdrawn'),
    archived: fc.boolean(),
    bodyMake: maybe(fc.constantFrom('Blue Bird', 'Glaval', 'Ford')),
    chassisMake: maybe(fc.constantFrom('Ford', 'International')),
    category: maybe(fc.constantFrom('school', 'shuttle')),
    year: maybe(fc.integer({ min: 2000, max: 2004 })),
    priceCents: maybe(fc.integer({ min: 1, max: 5 }).map((n) => n * 100_000)),
    photos: fc.integer({ min: 0, max: 1 }),
    featured: fc.boolean(),
    stockNumber: maybe(fc.constantFrom('a1', 'B2', 'b1')),
    vouchedAt: fc.constantFrom('2026-01-01', '2026-06-01'),
  })
  .map(rowOf);

function rowOf(some: object): TableRow {
  return tableRow({
    title: null,
    bodyModel: null,
    chassisModel: null,
    condition: null,
    wheelchairPositions: null,
    passengers: null,
    mileageMiles: null,
    quantity: null,
    vin: null,
    city: null,
    state: null,
    createdAt: '2026-01-01',
    updatedAt: '2026-01-01',
    ...some,
  } as Parameters<typeof tableRow>[0]);
}

const query = fc
  .record({
    sort: fc.constantFrom(...tableColumns.flatMap(({ key }) => [key, `-${key}`])),
    status: fc.constantFrom('', 'draft', 'published', 'archive'),
    make: fc.constantFrom('', 'ford', 'Blue Bird'),
    category: fc.constantFrom('', 'school'),
    q: fc.constantFrom('', 'blue', 'b1', '#1', 'bird blue', 'zz'),
    'year-from': fc.constantFrom('', '2002'),
    'price-to': fc.constantFrom('', '3000'),
    photos: fc.constantFrom('', 'missing'),
    stale: fc.constantFrom('', '1'),
    featured: fc.constantFrom('', '', '1'),
    'year-to': fc.constantFrom('', '', '2003'),
    'price-from': fc.constantFrom('', '', '2000'),
  })
  .map((params) => readTableQuery(new URLSearchParams(params)));

const staleBefore = '2026-03-01';

/** Whether a row fits a query without its status, said of one row by itself. */
function matches(one: TableRow, asked: TableQuery): boolean {
  const { category, yearFrom, yearTo, priceFromCents, priceToCents } = asked;
  const make = asked.make?.toLowerCase();
  const inside = (value: number | null, from: number | null, to: number | null) =>
    (from === null && to === null) ||
    (value !== null && (from === null || value >= from) && (to === null || value <= to));
  return (
    (category === null || one.category === category) &&
    (make === undefined ||
      [one.make, one.chassisMake].some((own) => own?.toLowerCase() === make)) &&
    inside(one.year, yearFrom, yearTo) &&
    inside(one.priceCents, priceFromCents, priceToCents) &&
    (!asked.missingPhotos || one.photos === 0) &&
    (!asked.stale || (one.status === 'published' && one.vouchedAt < staleBefore)) &&
    (!asked.featured || one.featured) &&
    foldWords(asked.words)
      .split(' ')
      .every((word) => one.words.includes(word))
  );
}

/** The same answer by filtering and sorting everything anew. */
function naively(rows: Iterable<TableRow>, asked: TableQuery): number[] {
  const { sortKey } = tableColumns.find(({ key }) => key === asked.sort.key)!;
  const sign = asked.sort.descending ? -1 : 1;
  const wanted = [...rows].filter((one) => {
    const tab = tabOf(one);
    return (
      matches(one, asked) && (asked.status === null ? tab !== 'archive' : tab === asked.status)
    );
  });
  return wanted
    .sort((a, b) => {
      const [left, right] = [sortKey(a), sortKey(b)];
      if (left === right) return sign * (a.id - b.id);
      if (left === null) return 1;
      if (right === null) return -1;
      return sign * (left < right ? -1 : 1);
    })
    .map(({ id }) => id);
}

function countedMakes(rows: Iterable<TableRow>) {
  const makes = [...rows].flatMap(({ make, archived }) => (make === null || archived ? [] : make));
  return [...new Set(makes)]
    .toSorted()
    .map((make) => ({ make, count: makes.filter((one) => one === make).length }));
}

describe('the staff table in memory', () => {
  it('answers as filtering and sorting everything anew would, after any changes', () => {
    const changes = fc.array(fc.array(row, { maxLength: 80 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(changes, fc.array(query, { minLength: 1, maxLength: 4 }), (steps, asked) => {
        const table = createListingTable();
        const rows = new Map<number, TableRow>();
        for (const step of steps) {
          table.put(step);
          for (const one of step) rows.set(one.id, one);
          expect(table.size).toBe(rows.size);
          for (const one of asked) {
            const expected = naively(rows.values(), one);
            const found = table.find(one, staleBefore);
            expect(table.ids(one, staleBefore, 1_000)).toEqual(expected);
            expect(found.ids).toEqual(expected.slice(0, 50));
            expect(found.total).toBe(expected.length);
            expect(found.tabs[one.status ?? 'all']).toBe(expected.length);
          }
          expect(table.makes()).toEqual(countedMakes(rows.values()));
        }
      }),
    );
  });

  it('reads its own addresses back', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readTableQuery(tableParams(asked))).toEqual(asked);
      }),
    );
  });

  it('counts makes without the archive', () => {
    const table = createListingTable();
    const [one] = fc.sample(row, { numRuns: 1, seed: 1 });
    table.put([
      { ...one!, id: 1, make: 'Ford', archived: false },
      { ...one!, id: 2, make: 'Ford', archived: true },
      { ...one!, id: 3, make: null, archived: false },
    ]);
    expect(table.makes()).toEqual([{ make: 'Ford', count: 1 }]);
  });
});

it.each([
  ['omn009', [1]],
  ['OMN-009', [1]],
  ['bluebird school bus', [1]],
  ['shuttle', [2]],
  ['new jersey', [1, 2]],
  ['nj', [1, 2]],
])('finds by “%s” what is said so', (words, expected) => {
  const table = createListingTable();
  const bus = { status: 'published', archived: false, state: 'NJ' };
  table.put([
    rowOf({ ...bus, id: 1, stockNumber: 'OMN-009', bodyMake: 'Blue Bird', category: 'school' }),
    rowOf({ ...bus, id: 2, stockNumber: 'X-1', bodyMake: 'Glaval', category: 'shuttle' }),
  ]);
  const asked = readTableQuery(new URLSearchParams({ q: words }));
  expect(table.ids(asked, staleBefore, 9).toSorted()).toEqual(expected);
});
