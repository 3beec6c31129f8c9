import { describe, expect, it } from 'vitest';
import { milesBetween, roundMiles } from './distance.ts';
import { pointOf } from './place.ts';
import { readPlaceTable } from './place-table.ts';

const places = readPlaceTable(
  [
    '# a comment',
    'NJ|Hoboken|07030@4074,-7403',
    'NJ|Newark|07101@4074,-7424 07102@4072,-7416',
    'MO|Saint Louis|63101@3863,-9019',
  ].join('\n'),
);

describe('the table of places', () => {
  it('knows a ZIP code with its town and its point', () => {
    expect(places.find('07030')).toEqual({ city: 'Hoboken', state: 'NJ', lat: 40.74, lng: -74.03 });
    expect(places.find('00000')).toBeNull();
  });

  it('puts a town in the middle of its codes, however it is written', () => {
    const newark = places.findCity('NEWARK', 'nj');
    expect(newark?.lat).toBeCloseTo(40.73);
    expect(newark?.lng).toBeCloseTo(-74.2);
    expect(places.findCity('St. Louis', 'MO')?.city).toBe('Saint Louis');
    expect(places.findCity('Newark', 'DE')).toBeNull();
    expect(places.findCity('Hobóken', 'NJ')?.city).toBe('Hoboken');
    expect(places.citiesNamed('à Newark')).toEqual([]);
  });
});

describe('where a listing stands', () => {
  const nowhere = { latitude: null, longitude: null, zip: null, city: null, state: null };

  it('is its own point, else its ZIP code, else its town', () => {
    expect(pointOf({ ...nowhere, latitude: 1, longitude: 2, zip: '07030' }, places)).toEqual({
      lat: 1,
      lng: 2,
    });
    expect(pointOf({ ...nowhere, zip: '07030-1234' }, places)?.lat).toBe(40.74);
    expect(pointOf({ ...nowhere, zip: '99999', city: 'Hoboken', state: 'NJ' }, places)?.lat).toBe(
      40.74,
    );
  });

  it('is unknown rather than guessed', () => {
    expect(pointOf({ ...nowhere, state: 'NJ' }, places)).toBeNull();
    expect(pointOf({ ...nowhere, zip: '07030' }, null)).toBeNull();
  });
});

describe('distances', () => {
  it('are those of an atlas', () => {
    const newYork = { lat: 40.7128, lng: -74.006 };
    expect(milesBetween(newYork, { lat: 34.0522, lng: -118.2437 })).toBeCloseTo(2445.6, 0);
    expect(milesBetween(newYork, newYork)).toBe(0);
  });

  it('are said no finer than they are known', () => {
    expect([0.3, 41.6, 99.4, 104, 2445].map(roundMiles)).toEqual([0, 42, 99, 100, 2450]);
  });
});
