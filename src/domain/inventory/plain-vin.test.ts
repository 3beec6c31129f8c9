import { describe, expect, it } from 'vitest';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { readField } from '#domain/inventory/import/read-field.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import { readSellForm } from '#domain/selling/read-sell-form.ts';
import { readListingField } from '#domain/staff/inventory/listing-fields.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { plainVin } from './plain-vin.ts';

const vin = '1FDFE4FS5FDA00001';
const now = new Date('2026-11-01T12:00:00.000Z');
const field = busFields.find(({ key }) => key === 'vin')!;

/** Everywhere a VIN is read; each gives it as it will be kept or looked for. */
const readers: Record<string, (typed: string) => unknown> = {
  'the sell form': (typed) => {
    const form = { name: 'Ruth', phone: '856 555 0142', state: 'NJ', vin: typed };
    const reading = readSellForm(form, { now, zipPlaces: { find: () => null } });
    return reading.ok ? reading.details.vin : reading.errors;
  },
  'the VIN decoder': plainVin,
  'the staff editor': (typed) => readListingField(field, typed, 2015).value,
  'an import': (typed) =>
    readField(field, typed, { unit: null, currentYear: 2026, year: 2015 }).value?.vin,
  'the search': (typed) => parseSmartQuery(typed, { now }).filters.vin,
  'the search in a list': (typed) =>
    parseSmartQuery(parseListQuery(new URLSearchParams({ search: typed })).text, { now }).filters
      .vin,
  'the staff table': (typed) => readTableQuery(new URLSearchParams({ q: typed })).words,
};

describe.each(Object.entries(readers))('a VIN in %s', (_, read) => {
  it.each([
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u2060',
    '\u2063',
    '\uFEFF',
    '\u00AD',
    '\u180E',
  ])('is read without %j, wherever it stands', (unseen) => {
    for (const at of [0, 1, 8, 16, 17])
      expect(read(vin.slice(0, at) + unseen + vin.slice(at)), String(at)).toBe(vin);
    expect(read([...vin].join(unseen))).toBe(vin);
  });
});
