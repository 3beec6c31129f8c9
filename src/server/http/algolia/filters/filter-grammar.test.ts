import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { parseFilters } from './filter-grammar.ts';

const make = (value: string) => ({ facet: 'make', value });
const year = (min: number, max = min) => ({ number: 'year', min, max });

describe('accepted filters', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['make:Thomas', make('Thomas')],
    ['make : Thomas', make('Thomas')],
    ['make:"Blue Bird"', make('Blue Bird')],
    ["make:'Blue Bird'", make('Blue Bird')],
    ['"make":"Blue Bird"', make('Blue Bird')],
    ['make:"a \\"quoted\\" name"', make('a "quoted" name')],
    ['make:"AND"', make('AND')],
    ['make:and', make('and')],
    ['make:E-450', make('E-450')],
    ['featured:true', { flag: 'featured', is: true }],
    ['featured:false', { flag: 'featured', is: false }],
    ['featured:YES', { or: [] }],
    ['featured = 1', { or: [{ flag: 'featured', is: true }] }],
    ['year = 2015', year(2015)],
    ['year:2015', year(2015)],
    ['year != 2015', { not: year(2015) }],
    ['year>2015', { number: 'year', above: 2015 }],
    ['year >= 2015', { number: 'year', min: 2015 }],
    ['year < 2015', { number: 'year', below: 2015 }],
    ['year<=2015', { number: 'year', max: 2015 }],
    ['price >= 1.0005', { number: 'price', min: 1.0005 }],
    ['price >= -5', { number: 'price', min: -5 }],
    ['price >= 1e4', { number: 'price', min: 10_000 }],
    ['year:2010 TO 2015', year(2010, 2015)],
    ['NOT make:Thomas', { not: make('Thomas') }],
    ['(make:Thomas)', make('Thomas')],
    ['((make:Thomas))', make('Thomas')],
    ['NOT (make:Thomas)', { not: make('Thomas') }],
    ['make:A AND make:B', { and: [make('A'), make('B')] }],
    ['make:A OR make:B', { or: [make('A'), make('B')] }],
    ['(make:A OR make:B)', { or: [make('A'), make('B')] }],
    ['make:A OR NOT make:B', { or: [make('A'), { not: make('B') }] }],
    ['make:A AND (make:B OR make:C)', { and: [make('A'), { or: [make('B'), make('C')] }] }],
    // OR binds tighter than AND, as on the hosted service.
    ['make:A AND make:B OR make:C', { and: [make('A'), { or: [make('B'), make('C')] }] }],
    ['objectID:17', { facet: 'objectID', value: '17' }],
    ['nonsense:1', { facet: 'nonsense', value: '1' }],
    ['__proto__:constructor', { facet: '__proto__', value: 'constructor' }],
    ['year:abc', { or: [] }],
  ])('%s', (text, filter) => expect(parseFilters(text)).toEqual(filter));
});

describe('refused filters name the position', () => {
  it.each([
    ['make:A OR (make:B AND make:C)', 18],
    ['(make:A AND (make:B OR make:C))', 8],
    ['(make:A AND make:B)', 8],
    ['NOT (make:A OR make:B)', 0],
    ['make:A AND', 10],
    ['AND make:A', 0],
    ['()', 1],
    ['(make:A', 7],
    ['make:A)', 6],
    ['make:A make:B', 7],
    ['A B', 2],
    ['make', 4],
    ['make:', 5],
    [':Thomas', 0],
    ['make::Thomas', 5],
    ['make:Blue Bird', 10],
    ['make:"Blue Bird', 5],
    ['NOT NOT make:A', 4],
    ['year >= ', 8],
    ['year >= abc', 8],
    ['year >= NaN', 8],
    ['year >= Infinity', 8],
    ['year >= 1e309', 8],
    ['year >= 0x10', 8],
    ['year >= -4611686018427388', 8],
    ['year > = 5', 7],
    ['year ! 5', 5],
    ['seats:14 TO 10', 6],
    ['seats:5 TO', 10],
    ['seats:5 TO ten', 11],
    ['seats:a TO 10', 6],
    ['make:A, make:B', 8],
    ['make:A && make:B', 7],
    ['lower:a and make:b', 8],
  ])('%s', (text, position) => {
    const refusal = refusalOf(text);
    expect(refusal?.status).toBe(400);
    expect(refusal?.message).toMatch(new RegExp(`position ${position}\\b`));
  });

  it.each([
    ['text', `make:${'a'.repeat(9_000)}`],
    ['terms', Array.from({ length: 600 }, () => 'a:b').join(' OR ')],
    ['depth', `${'('.repeat(20)}make:A${')'.repeat(20)}`],
    ['depth, beyond the length too', `${'('.repeat(20_000)}seats>=1${')'.repeat(20_000)}`],
  ])('caps %s', (_, text) => expect(refusalOf(text)?.status).toBe(400));
});

function refusalOf(text: string): ApiError | null {
  try {
    parseFilters(text);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
