import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  feetAndInches,
  sayLongDate,
  sayMeasure,
  sayMeasureRange,
  sayRoundMiles,
  sayTenths,
} from './figures.ts';
import { inLanguage } from './in-language.ts';
import { languageCodes, languages } from './languages.ts';

const sayInEach = (say: () => string) =>
  languageCodes.map((language) => inLanguage(language, say).replaceAll(/[\u00A0\u202F]/g, ' '));

it('measures from a figure to a figure, or one where they are alike', () => {
  expect(sayInEach(() => sayMeasureRange(35, 40, 'foot'))).toEqual([
    '35–40 ft',
    '35-40 ft',
    '10,67–12,19 m',
  ]);
  expect(sayInEach(() => sayMeasureRange(26_000, 26_000, 'pound'))).toEqual([
    '26,000 lb',
    '26,000 lb',
    '11 793 kg',
  ]);
});

it('writes ranges as the standard does', () => {
  const end = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 900_000 }), fc.double({ min: 0, max: 9 }));
  const units = [
    { us: 'mile', metric: 'kilometer', factor: 1.609344, decimals: 0 },
    { us: 'pound', metric: 'kilogram', factor: 0.45359237, decimals: 0 },
    { us: 'foot', metric: 'meter', factor: 0.3048, decimals: 2 },
  ] as const;
  fc.assert(
    fc.property(
      fc.tuple(end, end),
      fc.constantFrom(...units),
      fc.constantFrom('short' as const, 'long' as const),
      fc.constantFrom(...languageCodes),
      (ends, unit, unitDisplay, language) => {
        const [low = 0, high = 0] = ends.toSorted((a, b) => a - b);
        fc.pre(low < high);
        const isMetric = languages[language].units === 'metric';
        const decimals = isMetric ? unit.decimals : 0;
        const standard = new Intl.NumberFormat(languages[language].locale, {
          style: 'unit',
          unit: isMetric ? unit.metric : unit.us,
          unitDisplay,
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        const factor = isMetric ? unit.factor : 1;
        expect(inLanguage(language, () => sayMeasureRange(low, high, unit.us, unitDisplay))).toBe(
          standard.formatRange(low * factor, high * factor),
        );
      },
    ),
    { numRuns: 400 },
  );
});

it('keeps round miles round in kilometers', () => {
  expect(sayInEach(() => sayRoundMiles(250, 'long'))).toEqual([
    '250 miles',
    '250 millas',
    '400 kilomètres',
  ]);
  expect(sayInEach(() => sayMeasure(250, 'mile', undefined, 'rough'))).toEqual(
    sayInEach(() => sayRoundMiles(250, 'long')),
  );
  expect(sayInEach(() => sayRoundMiles(25_000))).toEqual(['25,000 mi', '25,000 mi', '40 000 km']);
});

it('writes lengths in feet and inches', () => {
  expect(feetAndInches(540)).toBe('45′');
  expect(feetAndInches(326)).toBe('27′ 2″');
});

it('writes one decimal, also of a whole figure', () => {
  expect(sayInEach(() => sayTenths(7.2))).toEqual(['7.2', '7.2', '7,2']);
  expect(sayTenths(6)).toBe('6.0');
});

it('writes the first of a month as each language does', () => {
  expect(sayInEach(() => sayLongDate('2026-07-01'))).toEqual([
    'July 1, 2026',
    '1 de julio de 2026',
    '1er juillet 2026',
  ]);
  expect(sayInEach(() => sayLongDate('2026-07-11')).at(-1)).toBe('11 juillet 2026');
});
