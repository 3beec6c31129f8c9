import { describe, expect, it } from 'vitest';
import { isCategorySlug } from '#domain/inventory/categories.ts';
import { fuels } from '#domain/inventory/choices.ts';
import { busMakes, findMake } from './makes.ts';
import { busModels } from './models.ts';
import { normalizeState, usStates } from './states.ts';

describe('makes and models', () => {
  it('give every model a known make, a category, a role and known fuels', () => {
    const wrong = busModels.filter(
      (model) =>
        !findMake(model.make) ||
        model.categories.length === 0 ||
        !model.categories.every(isCategorySlug) ||
        !['integral', 'body', 'chassis', 'complete'].includes(model.role) ||
        !model.fuels.every((fuel) => fuel in fuels),
    );
    expect(wrong.map((model) => `${model.make} ${model.name}`)).toEqual([]);
  });

  it('hold each name once', () => {
    const names = busModels.map((model) => `${model.make} ${model.name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const makes = busMakes.map((make) => make.name);
    expect(new Set(makes).size).toBe(makes.length);
  });

  it('keep ranges the right way round and believable', () => {
    const wrong = busModels.filter((model) =>
      [model.years, model.seats, model.lengthFt, model.gvwrLb].some(
        ({ min, max }) => Number.isNaN(min) || (min !== null && max !== null && min > max),
      ),
    );
    expect(wrong.map((model) => model.name)).toEqual([]);
  });
});

describe('normalizeState', () => {
  it.each([
    ['NJ', 'NJ'],
    ['n.j.', 'NJ'],
    ['New Jersey', 'NJ'],
    ['Pensylvania', 'PA'],
    ['west virginia', 'WV'],
    ['Calif.', 'CA'],
    ['D.C.', 'DC'],
    ['Ontario', null],
    ['Arkansa', 'AR'],
    ['Akansas', null],
    ['Nouth Carolina', null],
    ['Norh Carolina', 'NC'],
    ['', null],
    ['ZZ', null],
  ])('reads "%s" as %s', (raw, code) => {
    expect(normalizeState(raw)).toBe(code);
  });

  it('knows fifty states, the District and five territories', () => {
    expect(usStates).toHaveLength(56);
  });
});
