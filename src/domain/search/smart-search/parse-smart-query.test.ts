import { describe, expect, it } from 'vitest';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery } from './parse-smart-query.ts';
import { withoutUnderstood } from '../understand-query.ts';
import { withYearWindow } from '../query-conditions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const parse = (text: string) => parseSmartQuery(text, { now });

describe('intents', () => {
  it.each([
    ['bus financing', 'finance'],
    ['bus parts', 'parts'],
    ['rent a bus in nj', 'rent'],
    ['sell my bus', 'sell'],
    ['commercial vehicle leasing', 'lease'],
    ['shuttle bus dealer near me', 'dealer'],
    ['do i need a cdl', 'cdl-rules'],
    ['parts bus', 'buy'],
    ['shuttle bus', 'buy'],
  ])('"%s" is about %s', (text, kind) => {
    expect(parse(text).intent.kind).toBe(kind);
  });

  it('keeps what was said about the bus', () => {
    expect(parse('rent a shuttle bus in nj').filters).toEqual({
      category: ['shuttle'],
      state: ['NJ'],
    });
  });
});

describe('filters', () => {
  it('know a maker by the name that its buses had before', () => {
    const make = ['Girardin', 'Micro Bird'];
    expect(parse('autobus girardin').filters).toEqual({ make });
    expect(parse('no girardin').filters).toEqual({ without: { make } });
    expect(parse('girardin g5').filters).toMatchObject({ make, model: ['G5'] });
  });

  it('are in cents, miles, feet and our own slugs', () => {
    expect(parse('used 56 passenger coach under $90k less than 500k miles 45 ft').filters).toEqual({
      condition: 'used',
      passengersMin: 56,
      passengersMax: 56,
      category: ['coach'],
      priceMaxCents: 9_000_000,
      mileageMaxMiles: 500_000,
      lengthMinFt: 45,
      lengthMaxFt: 45,
    });
  });

  it('keep the spoken year; the window of two years is added apart and only to a single year', () => {
    const { filters } = parse('2015 coach');
    expect(filters.yearExact).toBe(2015);
    expect(withYearWindow(filters)).toEqual({ category: ['coach'], yearMin: 2013, yearMax: 2017 });
    expect(withYearWindow({ yearMin: 2015 })).toEqual({ yearMin: 2015 });
  });

  it('hint at the category a model belongs to without demanding it', () => {
    expect(parse('prevost x3-45').filters).toMatchObject({ categoryHint: ['coach'] });
    expect(parse('prevost x3-45').filters.category).toBeUndefined();
  });

  it('report a contradiction instead of choosing silently', () => {
    expect(parse('new used shuttle')).toMatchObject({
      filters: { condition: 'new' },
      contradictions: [{ kept: { words: 'new' }, left: { words: 'used' }, why: 'apart' }],
    });
  });

  it.each([
    ['under 20k over 50k', 'under 20k', 'over 50k', 'apart'],
    ['2025 bus before 2010', '2025', 'before 2010', 'apart'],
    ['no cdl 60 passenger', '60 passenger', 'no cdl', 'license'],
    ['new bus with 200k miles', 'new', '200k miles', 'driven'],
    ['shuttle with lift and no lift', 'with lift', 'no lift', 'apart'],
    ['under 30 ft over 40 ft', 'under 30 ft', 'over 40 ft', 'apart'],
    ['manual automatic', 'manual', 'automatic', 'apart'],
    ['nj bus not in nj', 'nj', 'not in nj', 'apart'],
    [
      'up to 15 passengers over 20 passengers',
      'up to 15 passengers',
      'over 20 passengers',
      'apart',
    ],
  ])('set one side of “%s” aside and name both', (text, kept, left, why) => {
    const read = parse(text);
    expect(read.contradictions).toMatchObject([
      { kept: { words: kept }, left: { words: left }, why },
    ]);
    expect(read.understood).toContain(read.contradictions[0]!.kept);
    expect(read.understood).not.toContain(read.contradictions[0]!.left);
    expect(read.ignored).toEqual([]);
  });

  it.each([
    'new or used school bus',
    'under 30k over 20k',
    'no cdl 15 passenger',
    'new bus under 200k miles',
    '2015 bus before 2020',
    'diesel electric',
    'shuttle no lift',
  ])('see no contradiction in “%s”', (text) => {
    expect(parse(text).contradictions).toEqual([]);
  });

  it('report numbers that fit nothing and take reassurance for what it is', () => {
    expect(parse('shuttle 9007199254740991').ignored).toEqual([
      { words: '9007199254740991', reason: 'number' },
    ]);
    expect(parse('built-in infant seats (no child seats needed)')).toMatchObject({
      filters: { features: ['icr'] },
      ignored: [{ reason: 'not-wanted' }],
    });
  });
});

describe('removing a chip', () => {
  it.each([
    ['15 passenger with lift under 30k nj', 'Under $30,000', '15 passenger with lift nj'],
    ['2012-2016 thomas c2, diesel', '2012–2016', 'thomas c2, diesel'],
    ['5.9 cummins short bus 12 valve', 'Cummins 5.9 12v', 'short bus'],
    ['bus with lift in texas', 'Texas', 'bus with lift'],
    ['diesel shuttle with a lift near dallas', 'Wheelchair lift', 'diesel shuttle near dallas'],
    ['shuttle w/ ramp', 'Wheelchair ramp', 'shuttle'],
    ['mci or prevost', 'MCI', 'prevost'],
    ['mci or prevost', 'Prevost', 'mci'],
    // Without "or", the code would be the word.
    ['tx or ok coach', 'Texas', 'or ok coach'],
    ['no school bus or no coach', 'No school buses', 'no coach'],
    ['without lift or restroom', 'No wheelchair lift', 'without restroom'],
    ['no lift or ramp or restroom', 'No wheelchair lift', 'no ramp or restroom'],
    ['no lift or ramp or restroom', 'No wheelchair ramp', 'no lift or restroom'],
  ])('"%s" without %s is "%s"', (text, label, rest) => {
    const read = parse(text);
    const item = read.understood.find(({ chip }) => chipWords(chip) === label)!;
    expect(withoutUnderstood(read, item)).toBe(rest);
  });

  it('leaves every other chip of a long query standing', () => {
    const read = parse('used 2016+ mci 56 passenger restroom under 200k texas no cdl');
    const { understood } = read;
    for (const item of understood) {
      const rest = parse(withoutUnderstood(read, item)).understood.map(({ chip }) =>
        chipWords(chip),
      );
      const others = understood
        .filter((other) => other !== item)
        .map(({ chip }) => chipWords(chip));
      expect(rest).toEqual(others);
    }
  });
});

it('reads no state from the first two letters of what a number counts', () => {
  expect(parse('14 pa').filters).toEqual({});
  expect(parse('shuttle 14 PA').filters.state).toEqual(['PA']);
  expect(parse('2015 shuttle pa').filters.state).toEqual(['PA']);
  expect(parse('shuttle 2015 pa').filters.state).toEqual(['PA']);
});
