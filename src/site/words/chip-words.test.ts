import { expect, it } from 'vitest';
import type { ChipMeaning } from '#domain/search/smart-search/chip.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import { inLanguage } from '#messages/in-language.ts';
import { languageCodes } from '#messages/languages.ts';
import { chipWords } from './chip-words.ts';

const figures = (chip: ChipMeaning) =>
  languageCodes.map((language) => {
    const said = inLanguage(language, () => chipWords(chip)).replaceAll(/[\u00A0\u202F]/g, ' ');
    return /\d[\d ,.]*/.exec(said)?.[0].trim();
  });

it('says round miles in round kilometers, and kilometers as they were typed', () => {
  expect(figures({ says: 'within', miles: 100, place: 'Newark, NJ' })).toEqual([
    '100',
    '100',
    '160',
  ]);
  expect(figures({ says: 'within', miles: 77.67, place: 'Newark, NJ' })[2]).toBe('125');
  expect(figures({ says: 'mileage', min: null, max: 100_000 })).toEqual([
    '100,000',
    '100,000',
    '160 000',
  ]);
  expect(figures({ says: 'mileage', min: null, max: 83_885 })[2]).toBe('135 000');
});

it('says meters as they were typed, and finds the buses that are called so long', () => {
  const read = (query: string) =>
    parseSmartQuery(query, { now: new Date('2026-11-21'), language: 'fr' });
  expect(figures(read('autocar de 12 m').understood[1]!.chip)[2]).toBe('12,00');
  expect(figures(read('moins de 10 mètres').understood[0]!.chip)[2]).toBe('10,00');
  const { lengthMinFt = 0, lengthMaxFt = 0 } = read('12 mètres').filters;
  expect(lengthMinFt < 39 && lengthMaxFt > 40 && lengthMaxFt < 41).toBe(true);
  expect(read('pnbv moins de 11 793 kg').filters.gvwrMaxLb).toBe(26_000);
});
