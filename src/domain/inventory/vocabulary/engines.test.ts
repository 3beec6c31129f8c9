import { describe, expect, it } from 'vitest';
import { engineFamilyOf, engineSpellings } from './engines.ts';
import { findFeature } from './features.ts';
import { suggestMakes, suggestModels } from './suggest.ts';

describe('engineFamilyOf', () => {
  it.each([
    ['Cummins ISB 6.7L 250hp', 'Cummins 6.7'],
    ['5.9L Cummins 12V', 'Cummins 5.9'],
    ['International DT466E', 'International DT466'],
    ['6.8L V10 Triton', 'Ford 6.8 V10'],
    ['Detroit Diesel Series 60', 'Detroit Series 60'],
    ['Cat C7', 'Cat C7'],
    ['7.3L', null],
    ['Cummins', null],
    ['runs great', null],
  ])('reads "%s" as %s', (text, family) => {
    expect(engineFamilyOf(text)).toBe(family);
  });

  it('tells the two 7.3 engines apart by fuel or year', () => {
    expect(engineFamilyOf('7.3L', { fuel: 'diesel' })).toBe('Ford 7.3 Power Stroke');
    expect(engineFamilyOf('7.3L V8', { year: 2022 })).toBe('Ford 7.3 Godzilla V8');
  });

  it('gives every spelling at least one family', () => {
    const empty = [...engineSpellings].filter(([, mention]) => mention.families.length === 0);
    expect(empty.map(([key]) => key)).toEqual([]);
  });
});

describe('suggestions', () => {
  it('put names that start so first, then later words, then aliases', () => {
    expect(suggestMakes('bl', 1).map((make) => make.name)).toEqual(['Blue Bird']);
    expect(suggestMakes('flyer', 2).map((make) => make.name)).toContain('New Flyer');
    expect(suggestMakes('chev', 1)[0]?.name).toBe('Chevrolet');
    expect(suggestMakes('zzz', 5)).toEqual([]);
    expect(suggestMakes('', 3)).toHaveLength(3);
  });

  it('keep to the chosen make', () => {
    const names = suggestModels('Prevost', 'h3', 5).map((model) => model.name);
    expect(names[0]).toBe('H3-45');
    expect(suggestModels(null, 'e4', 5).map((model) => model.name)).toContain('E-450');
  });
});

it('features name the listing field that answers them', () => {
  expect(findFeature('wheelchair_lift')?.field).toEqual({ name: 'lift', values: ['lift'] });
  expect(findFeature('wc_positions')?.field).toEqual({
    name: 'wheelchairPositions',
    atLeastOne: true,
  });
});
