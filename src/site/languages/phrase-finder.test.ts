import { expect, it } from 'vitest';
import { busNames } from './bus-names.ts';
import { createPhraseFinder } from './phrase-finder.ts';

const finder = createPhraseFinder(
  {
    locale: 'es-US',
    name: 'Español',
    browser: { everywhere: {} },
    phrases: {
      Transit: 'Urbano',
      Diesel: 'Diésel',
      'wheelchair lift': 'elevador',
      '{#1} miles away': { one: 'a {#1} milla', other: 'a {#1} millas' },
      '{1} and {2}': '{1} y {2}',
      'All {1}': 'Ver todo: {1}',
      'Read as {1}.': 'Leído como {1}.',
    },
  },
  busNames,
);

it.each([
  ['12 miles away', 'a 12 millas'],
  ['1 miles away', 'a 1 milla'],
  ['Diesel', 'Diésel'],
  ['Diesel, wheelchair lift', 'Diésel, elevador'],
  ['“Diesel”', '“Diésel”'],
  ['Read as Diesel, Ford.', 'Leído como Diésel, Ford.'],
  ['Ford and Chevrolet', 'Ford y Chevrolet'],
  ['November 3, 2026', '3 de noviembre de 2026'],
])('%s → %s', (english, spanish) => {
  expect(finder.find(english)).toBe(spanish);
});

it.each([
  'All American RE',
  'Money and paperwork',
  'Ten seats stand in two long rows, wheelchair lift',
])('leaves whole what it does not know: %s', (text) => {
  expect(finder.find(text)).toBeNull();
});

it('keeps a model beside its make, and translates the kind of bus of the same name', () => {
  expect(finder.find('Transit')).toBe('Urbano');
  expect(finder.find('Ford, Transit, Diesel')).toBe('Ford, Transit, Diésel');
  expect(finder.find('Prevost, Transit')).toBe('Prevost, Urbano');
});
