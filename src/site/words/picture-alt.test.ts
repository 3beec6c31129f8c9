import { expect, it } from 'vitest';
import { findCategory } from '#domain/inventory/categories.ts';
import { floorPlanOf, photoOf, sideViewOf } from '#domain/inventory/picture-words.ts';
import { inLanguage } from '#messages/in-language.ts';
import { pictureAlt } from './picture-alt.ts';

const stored = [
  photoOf('2015 Starcraft Allstar'),
  sideViewOf('2015 MCI J4500', findCategory('coach'), 'silver'),
  sideViewOf('2015 Starcraft Allstar', findCategory('shuttle'), 'white with blue stripe'),
  sideViewOf('2015 Ameritrans 330', findCategory('mini-coach'), 'unicorn blue'),
  sideViewOf('2015 Ford Transit Van', findCategory('van'), null),
  floorPlanOf('2015 MCI J4500', '56 passengers + 2 wheelchair'),
  floorPlanOf('2015 MCI J4500', null),
  'The driver’s seat, from the door',
];

it('what a picture shows is said in English as it is stored', () => {
  expect(stored.slice(1, 5)).toEqual([
    'Side view drawing of a 2015 MCI J4500 coach, silver',
    'Side view drawing of a 2015 Starcraft Allstar shuttle bus, white with blue stripe',
    'Side view drawing of a 2015 Ameritrans 330 mini coach, unicorn blue',
    'Side view drawing of a 2015 Ford Transit Van',
  ]);
  expect(stored.map(pictureAlt)).toEqual(stored);
});

it('what a picture shows is said in the language of the reader, unless a person wrote it', () => {
  expect(inLanguage('es', () => stored.map(pictureAlt))).toEqual([
    'Foto del 2015 Starcraft Allstar',
    'Dibujo lateral de un 2015 MCI J4500 (autocar), plateado',
    'Dibujo lateral de un 2015 Starcraft Allstar (shuttle), blanco con franja azul',
    'Dibujo lateral de un 2015 Ameritrans 330 (minibús de turismo), unicorn blue',
    'Dibujo lateral de un 2015 Ford Transit Van',
    'Plano de un 2015 MCI J4500: 56 pasajeros + 2 sillas de ruedas',
    'Plano de un 2015 MCI J4500',
    'The driver’s seat, from the door',
  ]);
});

it('a photo of a bus that its seller gave no model says "bus" in the language of the reader', () => {
  const photos = [
    '2007 Ford bus',
    '2007 IC Bus bus',
    'bus, VIN 1FDDEM00XG0900000',
    'bus',
    '2007 Ford school bus',
  ].map(photoOf);
  expect(photos.map(pictureAlt)).toEqual(photos);
  expect(inLanguage('es', () => photos.map(pictureAlt))).toEqual([
    'Foto del autobús 2007 Ford',
    'Foto del autobús 2007 IC Bus',
    'Foto del autobús, VIN 1FDDEM00XG0900000',
    'Foto del autobús',
    'Foto del 2007 Ford school bus',
  ]);
});
