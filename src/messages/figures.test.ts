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
import { languageCodes } from './languages.ts';

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
