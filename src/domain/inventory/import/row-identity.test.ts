import { expect, it } from 'vitest';
import type { ImportedRow } from './imported-row.ts';
import { RowIdentities } from './row-identity.ts';

const row = (given: ImportedRow['given'], more: Partial<ImportedRow> = {}): ImportedRow => ({
  line: 2,
  given,
  derived: {},
  status: null,
  soldAt: null,
  source: null,
  sourceId: null,
  listingId: null,
  createdAt: null,
  exported: null,
  ...more,
});
const told = (...rows: ImportedRow[]) => {
  const identities = new RowIdentities();
  return rows.map((one, at) => identities.repeats(identities.identify(one, 'feed'), at + 2));
};
const [vin, otherVin] = ['1FDFE4FS8KDC12345', '1FDFE4FS8KDC12346'];

it.each<[string, ImportedRow, ImportedRow, ReturnType<typeof told>[number]]>([
  ['one id', row({}, { sourceId: 'a' }), row({}, { sourceId: 'a' }), { line: 2, by: 'id' }],
  ['two ids', row({}, { sourceId: 'a' }), row({}, { sourceId: 'b' }), null],
  ['one VIN', row({ vin }), row({ vin, stockNumber: 'S' }), { line: 2, by: 'VIN' }],
  ['two VINs', row({ vin }), row({ vin: otherVin }), null],
  ['one stock number', row({ stockNumber: 'S' }), row({ stockNumber: 'S' }), stock()],
  ['one with a VIN once', row({ stockNumber: 'S', vin }), row({ stockNumber: 'S' }), stock()],
  ['two stock numbers', row({ stockNumber: 'S' }), row({ stockNumber: 'T' }), null],
  [
    'one stock number and two VINs',
    row({ stockNumber: 'S', vin }),
    row({ stockNumber: 'S', vin: otherVin }),
    { ...stock(), isOther: true },
  ],
  ['nothing but equal words', row({ title: 'A bus' }), row({ title: 'A bus' }), null],
])('rows with %s', (_, first, second, repeated) => {
  expect(told(first, second)).toEqual([null, repeated]);
});

it('rows without a key have the one that released versions stored, by how often they came', () => {
  const given = {
    year: 2008,
    bodyMake: 'Thomas',
    bodyModel: 'C2',
    chassisMake: 'Freightliner',
    chassisModel: 'B2',
    passengers: 71,
    lengthIn: 480,
    city: 'Akron',
    state: 'OH',
    title: 'School Bus',
  } as const;
  const identities = new RowIdentities();
  const keyOf = (one: ImportedRow) => identities.identify(one, 'feed').sourceId;
  const likeness = 'row:2008|thomas|c2|freightliner|b2|school|71|480|akron|oh|school bus';
  expect(keyOf(row(given, { derived: { category: 'school' } }))).toBe(`${likeness}:1`);
  expect(keyOf(row({ ...given, category: 'school', priceCents: 9 }))).toBe(`${likeness}:2`);
  expect(keyOf(row({ title: 'X'.repeat(300) }))).toBe(`row:||||||||||${'x'.repeat(190)}:1`);
  expect(identities.keyless).toBe(3);
  expect(keyOf(row({}, { listingId: 7 }))).toBe('listing:7');
});

function stock() {
  return { line: 2, by: 'stock number' };
}
