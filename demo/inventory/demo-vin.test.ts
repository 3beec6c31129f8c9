import { describe, expect, it } from 'vitest';
import { modelYearLetter } from '#domain/inventory/vin/model-year.ts';
import { vinCheckDigit } from '#domain/inventory/import/values/read-identity.ts';
import { demoVin } from './demo-vin.ts';

describe('demo VINs', () => {
  it('computes the check digit of published examples', () => {
    expect(vinCheckDigit('1M8GDM9A0KP042788')).toBe('X');
    expect(vinCheckDigit('1'.repeat(17))).toBe('1');
  });

  it('marks the model year in position 10', () => {
    expect([1980, 1999, 2000, 2001, 2009, 2010, 2016, 2026].map(modelYearLetter).join('')).toBe(
      'AXY19AGT',
    );
  });

  it('is well formed, says DEM0 and never repeats within a seed', () => {
    const vins = [0, 1, 999_999, 1_000_000, 1_000_001].map((index) =>
      demoVin({ wmi: '1FD', year: 2016, seed: 5, index }),
    );
    for (const vin of vins) {
      expect(vin).toMatch(/^1FDDEM0[0-9A-HJ-NPR-Z][0-9X]G5\d{6}$/);
      expect(vin[8]).toBe(vinCheckDigit(vin));
    }
    expect(new Set(vins).size).toBe(vins.length);
  });
});
