import { describe, expect, it } from 'vitest';
import { filterPanel } from './filter-panel.ts';
import { parseListQuery } from './list-query.ts';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';

const panel = (parameters: string, counts: Record<string, Record<string, number>>) =>
  filterPanel({
    query: parseListQuery(new URLSearchParams(parameters)),
    smart: parseSmartQuery('', { now: new Date('2026-11-01') }),
    facets: counts,
    beyond: {},
    total: 20,
    dropped: [],
  });

describe('filter panel', () => {
  const counts = {
    priceBucket: {
      lt_25k: 3,
      '25k_to_50k': 2,
      '50k_to_75k': 4,
      gte_75k: 5,
      lt_50k: 5,
      '50k_to_100k': 6,
      gte_250k: 1,
      unspecified: 9,
    },
    seatsBucket: { '10_to_14': 4, '51_to_60': 2, gte_61: 1 },
    fuel: { diesel: 7, gas: 0, propane: 2 },
    transmission: { automatic: 12, unspecified: 8 },
    brakes: { air: 20 },
    wheelchairPositions: { 0: 9, 1: 2, 2: 3, 4: 1 },
    make: { 'Blue Bird': 2, MCI: 5, Collins: 2 },
  };
  const options = (parameters: string, name: string) =>
    panel(parameters, counts).find((group) => group.parameter === name)?.options ?? [];

  it('replaces the answer of a flag by the other one', () => {
    const both = { ...counts, wheelchair: { yes: 3, no: 4 } };
    const group = panel('wheelchair=yes', both).find((one) => one.parameter === 'wheelchair')!;
    const [yes, no] = group.options;
    expect([group.choice, yes!.selected, no!.selected]).toEqual(['one', true, false]);
  });

  it('adds buckets up to cumulative ranges, on the scale that fits', () => {
    const price = Object.fromEntries(options('', 'price').map((o) => [o.value, o.count]));
    expect(price).toMatchObject({
      'under-25000': 3,
      'under-50000': 5,
      'under-75000': 9,
      'under-100000': 11,
      'over-75000': 5,
      'over-250000': 1,
    });
  });

  it('offers no 50+ seats beside both buckets above fifty, and keeps it where it is chosen', () => {
    expect(options('', 'seats').map((o) => [o.value, o.count])).toEqual([
      ['10-14', 4],
      ['51-60', 2],
      ['61-plus', 1],
    ]);
    expect(options('seats=50%2B', 'seats')[0]).toMatchObject({ value: '50+', selected: true });
  });

  it('counts at least so many wheelchair places', () => {
    const places = options('', 'wheelchair-places').map((o) => [o.value, o.count]);
    expect(places).toEqual([
      ['1-plus', 6],
      ['2-plus', 4],
      ['3-plus', 1],
      ['4-plus', 1],
    ]);
  });

  it('leaves out a filter with one value, unless it is chosen', () => {
    expect(options('', 'transmission')).toEqual([]);
    expect(options('', 'brakes')).toEqual([]);
    expect(options('brakes=air', 'brakes')).toMatchObject([{ value: 'air', selected: true }]);
  });

  it('says what ticking one more value gives beside those that are ticked', () => {
    const beside = options('fuel=propane', 'fuel').map((o) => [o.value, o.count]);
    expect(beside).toEqual([
      ['diesel', 27],
      ['propane', 20],
    ]);
  });

  it('shows a free range in its fields, and what makes none with its reason', () => {
    const bounds = (parameters: string) =>
      panel(parameters, counts).find((one) => one.parameter === 'price')?.bounds;
    const none = { from: '', to: '', was: '', why: null };
    expect(bounds('')).toEqual(none);
    expect(bounds('price=under-25000')).toEqual(none);
    const free = { from: '20000', to: '', was: '20000-', why: null };
    expect(bounds('price=20000-')).toEqual(free);
    expect(bounds('price-from=20%2C000&price-to=')).toEqual(free);
    const wrong = { from: '5', to: '4', was: '', why: 'wrong-order' };
    expect(bounds('price-from=5&price-to=4')).toEqual(wrong);
    expect(bounds('price-from=five')).toEqual({ ...none, from: 'five', why: 'no-figure' });
  });

  it('hides values that lead nowhere, except chosen ones', () => {
    expect(options('', 'fuel').map((o) => o.value)).toEqual(['diesel', 'propane']);
    expect(options('fuel=gas', 'fuel').map((o) => [o.value, o.selected])).toEqual([
      ['diesel', false],
      ['gas', true],
      ['propane', false],
    ]);
  });

  it('orders open values by count, then name', () => {
    expect(options('', 'make').map((o) => o.value)).toEqual(['MCI', 'Blue Bird', 'Collins']);
  });
});
