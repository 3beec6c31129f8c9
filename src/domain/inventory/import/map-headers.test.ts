import { describe, expect, it } from 'vitest';
import { busFields } from '../fields/bus-fields.ts';
import { headerMeaning } from './header-names.ts';
import { exportHeaders } from './listing-cells.ts';
import { mapHeaders, recognizedColumns } from './map-headers.ts';

describe('header guesses', () => {
  it.each([
    ['Odometer', 'mileageMiles'],
    ['Seats', 'passengers'],
    ['Pax', 'passengers'],
    ['Asking Price', 'priceCents'],
    ['price.amount', 'priceCents'],
    ['price_value', 'priceCents'],
    ['Mfr', 'make'],
    ['Stock #', 'stockNumber'],
    ['STOCK_NO', 'stockNumber'],
    ['stockNumber', 'stockNumber'],
    ['Ext. Color', 'colorExterior'],
    ['Vehicle Year', 'year'],
    ['make_raw', 'make'],
    ['Body Manufacturer', 'bodyMake'],
    ['Body Mfr', 'bodyMake'],
    ['body_type', 'category'],
    ['A/C', 'airConditioning'],
    ['V.I.N.', 'vin'],
    ['Transmision', 'transmission'],
    ['mileage_date', null],
    ['evidence', null],
    ['', null],
  ])('%s → %s', (header, input) => {
    expect(headerMeaning(header)?.input ?? null).toBe(input);
  });

  it('reads units out of headers', () => {
    expect(headerMeaning('Length (ft)')).toMatchObject({ input: 'lengthIn', unit: 'ft' });
    expect(headerMeaning('length_in')).toMatchObject({ input: 'lengthIn', unit: 'in' });
    expect(headerMeaning('Mileage KM')).toMatchObject({ input: 'mileageMiles', unit: 'km' });
    expect(headerMeaning('GVWR kg')).toMatchObject({ input: 'gvwrLb', unit: 'kg' });
    expect(headerMeaning('priceCents')).toMatchObject({ input: 'priceCents', unit: 'cents' });
  });

  it('understands every column of our own export', () => {
    const understood = exportHeaders.map((header) => headerMeaning(header)?.input);
    const expected = [
      'listingId',
      'status',
      'source',
      'sourceId',
      ...busFields.map((f) => f.key),
      'createdAt',
      'soldDate',
    ];
    expect(understood).toEqual(expected);
  });
});

describe('mapHeaders', () => {
  it('lets an override win, leave out and fall back', () => {
    const overrides = new Map([
      ['Ask', null],
      ['Memo', 'priceCents' as const],
    ]);
    const outcome = mapHeaders(['Make', 'Ask', ' memo ', 'Weather'], overrides);
    expect(
      outcome.outcome === 'mapped' && outcome.map.columns.map((c) => [c.header, c.input]),
    ).toEqual([
      ['Make', 'make'],
      ['memo', 'priceCents'],
    ]);
    expect(outcome.outcome === 'mapped' && outcome.map.ignored).toEqual(['Ask', 'Weather']);
  });

  it('orders columns that say the same: literal names first, then by place', () => {
    const outcome = mapHeaders(['make_raw', 'make', 'Make']);
    const columns = outcome.outcome === 'mapped' ? outcome.map.byInput.get('make') : [];
    expect(columns?.map((column) => column.index)).toEqual([1, 2, 0]);
  });

  it('is unusable when no column says which bus a row is about', () => {
    expect(mapHeaders(['Price', 'Weather'])).toMatchObject({ outcome: 'unusable' });
    expect(recognizedColumns(['2008', 'Ford', '$45,900'])).toBe(0);
  });
});
