import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalizeMake } from './normalize-make.ts';

// Spellings found in public vehicle registries: make,make_raw,rows.
const observed = readFileSync('test/fixtures/make-aliases-observed.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

describe('normalizeMake', () => {
  it.each(observed)('stores %s for "%s"', (make, raw) => {
    expect(normalizeMake(raw!).make).toBe(make);
  });

  it.each([
    ['FREIGHLINE', 'Freightliner', 'typo'],
    ['INTL', 'International', 'alias'],
    ['ALEXDER DENNIS LTD', 'Alexander Dennis', 'typo'],
    ['Thomas Built Buses, Inc.', 'Thomas Built', 'alias'],
    ['Prevst Car', 'Prevost', 'typo'],
    ['StarTarns', 'StarTrans', 'typo'],
    ['gillig', 'Gillig', 'exact'],
    ['ACME COACH', 'Acme Coach', 'none'],
    ['   ', '', 'none'],
  ])('reads "%s" as %s (%s)', (raw, make, matched) => {
    expect(normalizeMake(raw)).toMatchObject({ make, matched });
  });

  it('splits make and model written in one cell', () => {
    expect(normalizeMake('NEW FLYER XD40')).toMatchObject({ make: 'New Flyer', model: 'XD40' });
    expect(normalizeMake('PROTERRA CATALYST BE-40').model).toBe('CATALYST BE-40');
  });

  it('tells the body builder from the chassis under it, in either order', () => {
    const expected = { make: 'Thomas Built', chassis: 'Freightliner' };
    expect(normalizeMake('Thomas Freightliner')).toMatchObject(expected);
    expect(normalizeMake('FREIGHTLINER / THOMAS')).toMatchObject(expected);
  });

  it('does not guess between makes that are equally near', () => {
    expect(normalizeMake('Xyzzy').matched).toBe('none');
    expect(normalizeMake('a'.repeat(100_000)).matched).toBe('none');
  });
});
