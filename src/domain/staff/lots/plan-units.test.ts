import { describe, expect, it } from 'vitest';
import type { TableFile } from '#domain/inventory/import/table-file.ts';
import { aPicture, aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { planUnits, type UnitRow } from './plan-units.ts';
import { readUnitFile, unitCsv } from './unit-file.ts';

const at = '2026-11-02T12:00:00.000Z';
const vin = '1FDFE4FS8KDC12345';
const otherVin = '1FDFE4FS8KDC12346';
const listing = aStoredListing({ images: [aPicture('a.webp'), aPicture('b.webp')] });
const units = [
  aUnit(7, 1, { id: 11, vin }),
  aUnit(7, 2, { id: 12, vin: otherVin, state: 'reserved', stateAt: at, forWhom: 'Jo' }),
];
const plan = (...rows: Partial<UnitRow>[]) =>
  planUnits(
    { listing, units },
    rows.map((row, index) => ({ line: index + 2, texts: {}, ...row })),
    at,
  );

/** As `openTableFile` gives one. */
const tableOf = (text: string): TableFile => {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return {
    format: 'delimited',
    encoding: 'utf-8',
    delimiter: ',',
    sizeBytes: text.length,
    recordCount: lines.length - 1,
    headerLine: 1,
    headers: lines[0]!,
    async *rows() {
      for (const [index, cells] of lines.slice(1).entries()) yield { line: index + 2, cells };
    },
  };
};

describe('units from a file', () => {
  it('finds a unit by its number, else by its VIN, else adds one', () => {
    const {
      rows,
      problems,
      units: after,
    } = plan(
      { unit: 'Unit 1', texts: { mileageMiles: '99,000' } },
      { texts: { vin: otherVin.toLowerCase(), color: 'yellow' } },
      { texts: { vin: '', priceCents: '$17,900', pictures: '2, 1' } },
    );
    expect(problems).toBe(0);
    expect(rows.map(({ before }) => before?.id ?? null)).toEqual([11, 12, null]);
    expect(after).toMatchObject([
      { id: 11, mileageMiles: 99_000, vin },
      { id: 12, color: 'yellow', state: 'reserved', forWhom: 'Jo' },
      { id: 0, number: 3, priceCents: 1_790_000, pictures: ['b.webp', 'a.webp'] },
    ]);
  });

  it.each([
    [undefined, 'for-sale', null],
    ['For sale', 'for-sale', null],
    ['reserved', 'reserved', at],
    ['SOLD ', 'sold', at],
  ])('a new unit whose state is %s is %s since %s', (state, stored, stateAt) => {
    const row = state === undefined ? {} : { state };
    expect(plan(row).rows).toMatchObject([{ problems: [], after: { state: stored, stateAt } }]);
  });

  it('a column that is there and empty clears, one that is not there does not', () => {
    const { units: after } = plan({ unit: '1', texts: { color: '' } });
    expect(after[0]).toMatchObject({ color: null, mileageMiles: 101_000 });
  });

  it.each<[string, Partial<UnitRow>, RegExp]>([
    ['a VIN with O', { texts: { vin: '1FDFE4FS8KDC1234O' } }, /I, O or Q/],
    [
      'a VIN that is on another unit',
      { texts: { vin }, unit: '5' },
      /Unit 1 of this lot has the same VIN/,
    ],
    ['miles in words', { texts: { mileageMiles: 'few' } }, /number of miles/],
    ['a price of nothing', { texts: { priceCents: '0' } }, /between/],
    ['a photo that is not there', { texts: { pictures: '3' } }, /1 to 2/],
    ['a state of before', { unit: '2', state: 'for sale' }, /Unit 2 is reserved by now/],
    ['a state that is none', { state: 'gone' }, /for sale, reserved or sold/],
    ['a unit that is no number', { unit: 'first' }, /must be a number/],
  ])('names what is wrong with %s', (_, row, words) => {
    const { rows } = plan(row);
    expect(rows[0]!.problems.join(' ')).toMatch(words);
  });

  it('does not take two rows about one unit, nor one VIN twice', () => {
    expect(plan({ unit: '1' }, { unit: '1' }).rows[1]!.problems).toEqual([
      'Line 2 is about unit 1 as well',
    ]);
    const fresh = '1FDFE4FS8KDC12347';
    const twice = plan({ texts: { vin: fresh } }, { texts: { vin: fresh } });
    expect(twice.problems).toBe(2);
  });

  it('has an end, which is told at the last row', () => {
    const { rows } = plan(...Array.from({ length: 499 }, () => ({})));
    expect(rows.flatMap(({ problems }) => problems)).toEqual([
      'A lot holds up to 500 units; this makes 501',
    ]);
    expect(rows.at(-1)!.problems).toHaveLength(1);
  });

  it('two units may change their VINs with each other', () => {
    const swapped = plan({ unit: '1', texts: { vin: otherVin } }, { unit: '2', texts: { vin } });
    expect(swapped.problems).toBe(0);
    expect(swapped.units.map((unit) => unit.vin)).toEqual([otherVin, vin]);
  });

  it('what was taken out comes in again without a change, and tells nobody’s name', async () => {
    const csv = unitCsv(listing, units);
    expect(csv).not.toContain('Jo');
    const read = await readUnitFile(tableOf(csv));
    if (read.outcome !== 'rows') throw new Error(read.reason);
    expect(read.ignored).toEqual(['since']);
    const again = planUnits({ listing, units }, read.rows, at);
    expect(again.problems).toBe(0);
    expect(again.units).toEqual(units);
  });

  it('leaves out blank rows, and does not tell of a column without a name', async () => {
    expect(await readUnitFile(tableOf('vin,,stock\nA,,1\n,,\nB,,2'))).toEqual({
      outcome: 'rows',
      rows: [
        { line: 2, texts: { vin: 'A' } },
        { line: 4, texts: { vin: 'B' } },
      ],
      ignored: ['stock'],
    });
  });

  it.each([
    ['stock,notes2\n1,2', /no column that tells of a unit/],
    ['vin,VIN number\nA,B', /two columns for vin/],
    ['vin,miles\n', /no rows/],
    [`vin\n${'x\n'.repeat(501)}`, /more than 500 rows/],
  ])('refuses a file that is none: %s', async (text, reason) => {
    expect(await readUnitFile(tableOf(text))).toMatchObject({
      outcome: 'refused',
      reason: expect.stringMatching(reason),
    });
  });
});
