import { describe, expect, it } from 'vitest';
import { listConditions } from './query-conditions.ts';
import { parseListQuery, withChosen, writeListQuery } from './list-query.ts';

const parse = (text: string) => parseListQuery(new URLSearchParams(text));

describe('list parameters (spec §2, §3, §5)', () => {
  it('reads the parameters of the specification', () => {
    const query = parse('query=church&seats=15-24&wheelchair=yes&page=3');
    expect(query.text).toBe('church');
    expect([...query.chosen]).toEqual([
      ['seats', ['15-24']],
      ['wheelchair', ['yes']],
    ]);
    expect(query.page).toBe(3);
  });

  it.each(['', 'abc', '-1', '0', '1.5', '1e3', '99999999', '٣'])('page %j is page 1', (page) => {
    expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(1);
  });

  it('ignores what it does not know and repairs what it can', () => {
    expect([
      ...parse('category=nope&fuel=DIESEL&fuel=diesel&seats=a-b&colour=red&state=nj').chosen,
    ]).toEqual([
      ['state', ['NJ']],
      ['fuel', ['diesel']],
    ]);
    expect(parse('sort=__proto__').sort).toBe('default');
    expect(parse(`search=${'x'.repeat(900)}`).text).toHaveLength(200);
    expect(parse('search=a%00b%E2%80%AEc').text).toBe('a b c');
  });

  it.each([
    'YES',
    'yes,no',
    'yes,maybe',
    'true',
    '1',
    ' yes',
    'no&wheelchair=yes',
    'constructor',
    '',
  ])('a flag does not know %j: it is as if nothing was said', (value) => {
    const query = parse(`wheelchair=${value}&fuel=diesel`);
    expect([...query.chosen]).toEqual([['fuel', ['diesel']]]);
    expect(writeListQuery(query)).not.toHaveProperty('wheelchair');
  });

  it('a flag said twice is said once', () => {
    expect(parse('lot=yes&lot=yes&lot=YES').chosen.get('lot')).toEqual(['yes']);
    expect(parse('cdl=no').chosen.get('cdl')).toEqual(['no']);
  });

  it('writes itself in one canonical way', () => {
    const query = parse('page=2&seats=10-14&category=coach,shuttle&search=lift');
    expect(writeListQuery(query)).toEqual({
      search: 'lift',
      category: 'coach,shuttle',
      seats: '10-14',
      near: null,
      within: null,
      sort: null,
      page: '2',
    });
  });

  it('goes back to page 1 with every change of a filter', () => {
    const query = parse('page=2&seats=10-14&category=coach,shuttle&search=lift');
    expect(withChosen(query, 'seats', []).page).toBe(1);
    expect(withChosen(query, 'seats', []).chosen.has('seats')).toBe(false);
    const more = withChosen(query, 'category', ['coach', 'shuttle', 'van']);
    expect([more.page, more.chosen.get('category')]).toEqual([1, ['coach', 'shuttle', 'van']]);
  });

  it('looks at adult seats too when a number of seats is asked for', () => {
    expect(listConditions(parse('seats=50%2B'))).toEqual([
      {
        field: 'seatsBucket',
        anyOf: [
          { number: 'seats', min: 51, max: null },
          { number: 'seatsAdult', min: 51, max: null },
        ],
      },
    ]);
  });
});
