import { describe, expect, it } from 'vitest';
import { parseListFilters } from './list-filters.ts';

const make = (value: string) => ({ facet: 'make', value });

describe('facetFilters', () => {
  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [[], null],
    [['make:A'], { and: [make('A')] }],
    ['make:A', { and: [make('A')] }],
    ['make:A,make:B', { and: [make('A'), make('B')] }],
    ['[["make:A","make:B"]]', { and: [{ or: [make('A'), make('B')] }] }],
    [['make:A', 'make:B'], { and: [make('A'), make('B')] }],
    [[['make:A', 'make:B'], 'make:C'], { and: [{ or: [make('A'), make('B')] }, make('C')] }],
    [['make:-A'], { and: [{ not: make('A') }] }],
    [['-make:A'], { and: [{ not: make('A') }] }],
    [['make:\\-A'], { and: [make('-A')] }],
    [['make:a:b'], { and: [make('a:b')] }],
    [['featured:true'], { and: [{ flag: 'featured', is: true }] }],
    [['seats:24'], { and: [{ number: 'seats', min: 24, max: 24 }] }],
  ])('%j', (given, filter) => expect(parseListFilters('facetFilters', given)).toEqual(filter));

  it.each([[['make']], [[':A']], [[7]], [[null]], [[[['make:A']]]], [7], [{}], ['[1']])(
    'refuses %j',
    (given) => expect(() => parseListFilters('facetFilters', given)).toThrow(/facetFilters/),
  );
});

describe('numericFilters', () => {
  it.each([
    [['year>=2015'], { and: [{ number: 'year', min: 2015 }] }],
    [
      ['year >= 2015', 'year<2020'],
      {
        and: [
          { number: 'year', min: 2015 },
          { number: 'year', below: 2020 },
        ],
      },
    ],
    [
      [['year=2015', 'year=2016']],
      { and: [{ or: [2015, 2016].map((at) => ({ number: 'year', min: at, max: at })) }] },
    ],
    ['year:2010 TO 2015', { and: [{ number: 'year', min: 2010, max: 2015 }] }],
    [['year != 2015'], { and: [{ not: { number: 'year', min: 2015, max: 2015 } }] }],
    [['year:2015'], { and: [{ number: 'year', min: 2015, max: 2015 }] }],
  ])('%j', (given, filter) => expect(parseListFilters('numericFilters', given)).toEqual(filter));

  it.each([
    [['year']],
    [['year >= abc']],
    [['year >= 1e309']],
    [['year >= 0x10']],
    [['year:2015 TO 2010']],
    [['year >= 1 OR year >= 2']],
    [[{ year: 1 }]],
  ])('refuses %j', (given) =>
    expect(() => parseListFilters('numericFilters', given)).toThrow(/numericFilters/),
  );

  it('caps the number of terms', () => {
    const many = Array.from({ length: 600 }, () => 'year>1');
    expect(() => parseListFilters('numericFilters', many)).toThrow(/more than/);
  });
});
