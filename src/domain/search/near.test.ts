import { describe, expect, it } from 'vitest';
import { readPlaceTable } from '#domain/locations/place-table.ts';
import { parseListQuery, withoutNear, writeListQuery } from './list-query.ts';
import { widerRadius } from './near.ts';
import { whereabouts } from './whereabouts.ts';

const places = readPlaceTable(
  [
    'NJ|Hoboken|07030@4074,-7403',
    'NJ|Newark|07101@4074,-7424',
    'DC|Washington|20001@3891,-7702',
    'NY|Schenectady|12345@4281,-7394',
    'IL|Cherry|61317@4143,-8921',
    'NJ|Cherry Hill|08002@3993,-7502 08003@3988,-7497',
  ].join('\n'),
);
const named = (place: string) => whereabouts({ place, radiusMiles: null }, {}, places);
const parse = (text: string) => parseListQuery(new URLSearchParams(text));

/** The parameters of the canonical address. */
const canonical = (text: string) =>
  Object.fromEntries(Object.entries(writeListQuery(parse(text))).filter(([, value]) => value));

describe('the parameters of a place', () => {
  it.each([
    ['near=07030&within=100', { near: '07030', within: '100' }],
    ['near=07030-1234&within=any', { near: '07030' }],
    ['near=+newark%2C+nj+&within=33', { near: 'newark, nj' }],
    ['within=100', {}],
    ['near=%00+%E2%80%AE', {}],
    ['near=07030&sort=nearest', { near: '07030' }],
    ['near=07030&sort=default', { near: '07030', sort: 'default' }],
    ['near=07030&sort=price-low', { near: '07030', sort: 'price-low' }],
    ['sort=nearest', {}],
  ])('%s', (given, expected) => {
    expect(canonical(given)).toEqual(expected);
  });

  it('caps what is typed', () => {
    expect(parse(`near=${'x'.repeat(900)}`).near?.place).toHaveLength(60);
  });

  it('take their order with them when they go', () => {
    expect(withoutNear(parse('near=07030&within=50&page=3'))).toMatchObject({
      near: null,
      sort: 'default',
      page: 1,
    });
  });
});

describe('where a named place is', () => {
  it('is read from the filter first, then from the words', () => {
    const hoboken = whereabouts({ place: '07030', radiusMiles: 50 }, { zip: '07101' }, places);
    expect(hoboken.place).toEqual({
      label: 'Hoboken, NJ 07030',
      name: '07030',
      point: { lat: 40.74, lng: -74.03 },
      radiusMiles: 50,
    });
    expect(whereabouts(null, { zip: '07101' }, places).place?.label).toBe('Newark, NJ 07101');
    expect(
      whereabouts(null, { city: 'Newark', state: ['NJ'], radiusMiles: 10 }, places).place?.label,
    ).toBe('Newark, NJ');
  });

  it('may be a town and its state, written as people do', () => {
    for (const place of ['newark nj', 'Newark, New Jersey', 'NEWARK,NJ']) {
      expect(whereabouts({ place, radiusMiles: null }, {}, places).place?.label).toBe('Newark, NJ');
    }
  });

  it.each([
    'Newark NJ 07101',
    'Newark, NJ 07101-1234',
    '07101 NJ',
    '07101, Newark',
    'NJ07101',
    '07101 1234',
    'Newark, New Jersey 07101 USA',
    '12345 Main St, Newark NJ 07101',
    // Its post office may call a town otherwise.
    'Hoboken NJ 07101',
  ])('is its ZIP code, whatever stands beside that: %s', (place) => {
    expect(named(place)).toMatchObject({ place: { name: '07101' }, unknown: null, doubt: null });
  });

  it('is its town where the ZIP code beside it is none that we know', () => {
    expect(named('Newark, NJ 07199')).toMatchObject({ place: { name: 'Newark, NJ' }, doubt: null });
    expect(named('07199 NJ').doubt).toMatchObject({ kind: 'unknown', as: 'zip' });
  });

  it('is asked for where a ZIP code is in another state than was typed', () => {
    for (const place of ['Newark NJ 20001', '07101 NY', '12345 Main St Newark NJ']) {
      expect(named(place), place).toMatchObject({ place: null, doubt: { as: 'two-places' } });
    }
    // A town of the ZIP's own state, named like another state.
    expect(named('Washington 20001').place?.name).toBe('20001');
    expect(named('Washington, DC 20001').place?.name).toBe('20001');
  });

  it('is the one of the words where nobody knows the typed one, which is still said', () => {
    const spoken = { city: 'Newark', state: ['NJ'], nearCity: true as const, radiusMiles: 10 };
    const found = whereabouts({ place: '0710', radiusMiles: 100 }, spoken, places);
    expect(found).toMatchObject({
      place: { name: 'Newark, NJ', radiusMiles: 10 },
      unknown: '0710',
      doubt: { kind: 'unknown', as: 'zip', instead: { name: 'Newark, NJ' } },
    });
  });

  it('is said to be unknown, not guessed', () => {
    expect(whereabouts({ place: '00000', radiusMiles: 50 }, {}, places)).toEqual({
      place: null,
      unknown: '00000',
      doubt: { kind: 'unknown', typed: '00000', as: 'zip', towns: [] },
    });
    expect(whereabouts({ place: 'nowhere', radiusMiles: 50 }, {}, places).unknown).toBe('nowhere');
    expect(whereabouts(null, { zip: '99999' }, places).unknown).toBe('99999');
    // A smaller town has the name of a misspelled one's first word.
    const { place, doubt } = whereabouts(null, { nearName: 'cherry hil' }, places);
    expect([place, doubt]).toMatchObject([null, { towns: [{ city: 'Cherry Hill' }] }]);
    expect(named('cherry hil, nj').doubt).toMatchObject({ towns: [{ city: 'Cherry Hill' }] });
    const spoken = { city: 'Hobokin', state: ['NJ'], nearCity: true as const };
    expect(whereabouts(null, spoken, places).doubt).toMatchObject({ towns: [{ city: 'Hoboken' }] });
    expect(whereabouts(null, { nearName: 'cherry asap' }, places).place?.name).toBe('Cherry, IL');
  });

  it('is measured from, too, where a city is only a filter', () => {
    const { place, doubt } = whereabouts(null, { city: 'Newark', state: ['NJ'] }, places);
    expect(place).toMatchObject({ label: 'Newark, NJ', radiusMiles: null });
    expect(doubt).toBeNull();
  });

  it('widens step by step', () => {
    expect([25, 60, 250, 500].map(widerRadius)).toEqual([50, 100, 500, null]);
  });
});
