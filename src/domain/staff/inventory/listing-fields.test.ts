import { describe, expect, it } from 'vitest';
import { busField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { readPrice } from '#domain/inventory/import/values/read-price.ts';
import { readBulkChange } from './bulk-change.ts';
import { readListingField } from './listing-fields.ts';

const read = (key: FieldKey, text: string) => readListingField(busField(key), text, null);

describe('a state that staff type', () => {
  it('is guessed where one fits, and asked for where two do', () => {
    expect(read('state', 'Pensylvania')).toEqual({ value: 'PA', error: null });
    expect(read('state', 'Akansas')).toEqual({
      value: null,
      error: 'State may be Arkansas or Kansas: write which',
    });
  });
});

describe('figures that staff type', () => {
  it.each(['12.345', '45.900', '45.900,50', '45,900', '45 900', '1.234.567', '45900.5'])(
    'read %s as the price that an import reads',
    (text) => {
      const { value } = readPrice(text, { min: 1, max: 1_000_000_000 });
      expect(value).toBeGreaterThan(1_000_000);
      expect(read('priceCents', text)).toEqual({ value, error: null });
      expect(read('pricePreviousCents', text)).toEqual({ value, error: null });
    },
  );

  it.each(['45.90', '$45.90', '12.3456', '0', '99.99', '12,34'])(
    'refuse %s, which is too low to be the price of a bus',
    (text) => {
      for (const key of ['priceCents', 'pricePreviousCents'] as const)
        expect(read(key, text)).toMatchObject({
          value: null,
          error: expect.stringContaining('must be between $100 and $10,000,000'),
        });
    },
  );

  it.each([
    ['mileageMiles', '45.900', 45_900],
    ['mileageMiles', '45.000', 45_000],
    ['engineHours', '4.200', 4_200],
    ['gvwrLb', '14.500', 14_500],
    ['latitude', '39.961', 39.961],
    ['longitude', '-82.999', -82.999],
  ] as const)('%s %s', (key, text, value) => {
    expect(read(key, text)).toEqual({ value, error: null });
  });

  it.each([
    ['mileageMiles', '45.9'],
    ['mileageMiles', '45k'],
    ['priceCents', '-5000'],
    ['latitude', '39,961'],
  ] as const)('refuse %s %s', (key, text) => {
    expect(read(key, text).error).toContain('must be');
  });

  it.each([
    ['-1.500', -150_000],
    ['−$1,500', -150_000],
    ['+750.50', 75_050],
  ])('take %s off or onto many prices', (by, cents) => {
    const typed: Record<string, string> = { do: 'price-amount', by };
    expect(readBulkChange((name) => typed[name] ?? '')).toEqual({
      change: { kind: 'price-amount', cents, showPrevious: false },
    });
  });
});
