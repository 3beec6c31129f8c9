import { describe, expect, it } from 'vitest';
import type { SearchCondition } from '#domain/search/bus-search.ts';
import { filtersText } from './filters-text.ts';

const group = (...anyOf: SearchCondition[]) => ({ field: 'any', anyOf });

describe('condition groups as filters text', () => {
  it.each([
    [[], ''],
    [[group({ facet: 'make', value: 'Blue Bird' })], 'make:"Blue Bird"'],
    [[group({ facet: 'make', value: 'a "b" \\ c' })], 'make:"a \\"b\\" \\\\ c"'],
    [[group({ facet: 'fuel', value: 'gas', not: true })], 'NOT fuel:"gas"'],
    [[group({ number: 'seats', min: 10, max: 14 })], 'seats:10 TO 14'],
    [[group({ number: 'seats', min: 51, max: null })], 'seats >= 51'],
    [[group({ number: 'price', min: null, max: 30_000 })], 'price <= 30000'],
    [[group({ number: 'price', min: 5, max: 4 })], 'objectID:""'],
    [[group({ number: 'price', min: null, max: null })], 'objectID:""'],
    [[group()], 'objectID:""'],
    [
      [
        group({ number: 'seats', min: 24, max: 24 }, { number: 'seatsAdult', min: 24, max: 24 }),
        group({ facet: 'state', value: 'NJ' }),
      ],
      '(seats:24 TO 24 OR seatsAdult:24 TO 24) AND state:"NJ"',
    ],
  ])('%j', (groups, text) => expect(filtersText(groups)).toBe(text));
});
