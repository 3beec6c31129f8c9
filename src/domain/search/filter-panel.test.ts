import { describe, expect, it } from 'vitest';
import { filterPanel } from './filter-panel.ts';
import { parseListQuery } from './list-query.ts';

const panel = (parameters: string, counts: Record<string, Record<string, number>>) =>
  filterPanel(parseListQuery(new URLSearchParams(parameters)), counts);

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
    capacityBucket: { '10_to_14': 4, '51_to_60': 2, gte_61: 1 },
    fuel: { diesel: 7, gas: 0 },
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

  it('counts 50+ seats over both buckets above fifty', () => {
    expect(options('', 'seats').map((o) => [o.value, o.count])).toEqual([
      ['10-14', 4],
      ['51-60', 2],
      ['61-plus', 1],
      ['50+', 3],
    ]);
  });

  it('hides values that lead nowhere, except chosen ones', () => {
    expect(options('', 'fuel').map((o) => o.value)).toEqual(['diesel']);
    expect(options('fuel=gas', 'fuel').map((o) => [o.value, o.selected])).toEqual([
      ['diesel', false],
      ['gas', true],
    ]);
  });

  it('orders open values by count, then name', () => {
    expect(options('', 'make').map((o) => o.value)).toEqual(['MCI', 'Blue Bird', 'Collins']);
  });
});
