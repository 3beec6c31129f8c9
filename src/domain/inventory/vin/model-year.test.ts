import { expect, it } from 'vitest';
import { modelYearLetter, modelYears } from './model-year.ts';

it('gives every year that a letter stands for, the latest first', () => {
  const years = (letter: string) => modelYears(letter, 2027);
  expect([years('A'), years('S'), years('T'), years('V'), years('W'), years('9')]).toEqual([
    [2010],
    [2025, 1995],
    [2026, 1996],
    [2027, 1997],
    [1998],
    [2009],
  ]);
  expect([years('0'), years('U'), years('Z'), years('')]).toEqual([[], [], [], []]);
});

it('writes each year as it is read', () => {
  for (let year = 1981; year <= 2027; year += 1)
    expect(modelYears(modelYearLetter(year), 2027)).toContain(year);
});
