import { expect, it } from 'vitest';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { claimsOf } from './claims.ts';

const paintOf = (colorExterior: string) =>
  claimsOf(aStoredListing({ details: { colorExterior } })).filter((key) => key.endsWith('_paint'));

it.each([
  ['White with blue stripe', ['white_paint']],
  ['Yellow w/ black trim', ['yellow_paint']],
  ['white, red stripes', ['white_paint']],
  ['Blue stripes', ['blue_paint']],
  ['Blue/white', ['white_paint', 'blue_paint']],
  ['white and blue', ['white_paint', 'blue_paint']],
  ['Blanco con franja azul', ['white_paint']],
  ['Jaune scolaire', ['yellow_paint']],
  ['Champagne', []],
])('a bus in “%s” is %j', (color, paint) => {
  expect(paintOf(color)).toEqual(paint);
});
