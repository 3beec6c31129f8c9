import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery, type SmartLanguage } from './parse-smart-query.ts';
import { languageCodes } from '#messages/languages.ts';
import { toQueryVocabulary } from './query-vocabulary.ts';
import type { SmartQuery } from './smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');
const parse = (text: string, language: SmartLanguage = 'en') =>
  parseSmartQuery(text, { now, language });

// Operators and wildcards of search engines and databases, absurd and reversed numbers.
const awkward =
  "% _ \\ [a-z] * ' ! (a a:*:* a:Z a#b a+b 100% ?x=1 2015-2010 0000-9999 -2010 2010- with " +
  '%c0%af __proto__ constructor toString hasOwnProperty ǅ İ ıı 1e309 -5 $ $$ + +++ 9007199254740991';

const repeated: [string, number][] = [
  ['%_', 500],
  ['a ', 100_000],
  ['a', 1_000_000],
  ['\u0301', 10_000],
  ['👨‍👩‍👧', 5_000],
  ['$', 600],
  ['9', 600],
  ['1-', 300],
  ['under ', 100],
  ['2015-', 80],
  ["'", 400],
  ['no ', 150],
  ['🚌', 300],
  ['\ufdfa', 200],
];

const unfinished = ['no lift or', 'without lift and', 'sin elevador o', 'pas de diesel ni'];
const spaced = ['', ' ', 'a & & b', 'a <-> ', 'with with with', '24 passenger with', 'NaN miles'];
const invisible = ['\0', '\ud800', '\ufeff', '\u202esubway'];
const numbers = ['Infinity passengers', '-5 passengers', '$ 1 . 2 . 3'];

const hostile = [
  ...awkward.split(' '),
  ...repeated.map(([text, times]) => text.repeat(times)),
  ...unfinished,
  ...spaced,
  ...invisible,
  ...numbers,
];

describe('hostile input', () => {
  it.each(hostile)('survives %j', (text) => {
    const read = parse(text);
    expect(read.query.length).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(read.query)).toBeLessThanOrEqual(512);
    expect(JSON.stringify(toQueryVocabulary(read))).not.toContain('null,null');
    for (const language of ['es', 'fr'] as const)
      expect(parse(text, language).query).toBe(read.query);
  });

  it('folds what looks alike to the same words', () => {
    const plain = parse('2015 shuttle').filters;
    const lookalikes = [
      '２０１５ ｓｈｕｔｔｌｅ',
      '٢٠١٥ shuttle',
      '2015 s\u200bhuttle',
      '2015 ſhuttle',
    ];
    for (const text of [...lookalikes, '2015 shu\u0301ttle', '2015\u200b SHUTTLE']) {
      expect(parse(text).filters).toEqual(plain);
    }
  });

  it('says what it did not read', () => {
    expect(parse(`shuttle ${'x'.repeat(300)}`).ignored.at(-1)?.reason).toBe('too-long');
  });
});

const words = constantFrom(
  ...'15 2015 passenger under over $ 30k - + / no without lift thomas c2 blue bird ford e450'.split(
    ' ',
  ),
  ...'nj in or miles between and cummins 5.9 12 valve school bus coach or newer 2 wheelchair'.split(
    ' ',
  ),
  ...'stock # B17091 not freightliner within 100 of 08067'.split(' '),
  ...'de menos más mil hasta entre y o a pasajeros millas sin escolar cerca 30.000 con rampa'.split(
    ' ',
  ),
  ...'moins plus que jusqu’à 30 000 $ places km sans pas d’ scolaire près et vingt deux'.split(' '),
);

const anything = oneof(
  string({ unit: 'binary', maxLength: 400 }),
  array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
  array(words, { maxLength: 40 }).map((parts) => parts.join('')),
);

/** What is wrong with a parse, or null: figures finite, ranges in order, spans inside the query. */
function faultOf({ query, filters, understood }: SmartQuery): string | null {
  const figures = Object.values(filters).filter((value) => typeof value === 'number');
  if (!figures.every((value) => Number.isFinite(value) && value >= 0)) return 'figure';
  const ranges = [
    [filters.yearMin, filters.yearMax],
    [filters.passengersMin, filters.passengersMax],
    [filters.priceMinCents, filters.priceMaxCents],
    [filters.mileageMinMiles, filters.mileageMaxMiles],
    [filters.lengthMinFt, filters.lengthMaxFt],
  ];
  if (ranges.some(([low, high]) => low !== undefined && high !== undefined && low > high)) {
    return 'range';
  }
  const spans = understood.flatMap((item) => item.spans);
  const inside = spans.every(({ start, end }) => start >= 0 && start < end && end <= query.length);
  if (!inside) return 'span';
  return understood.every(({ chip, words: said }) => chipWords(chip) !== '' && said !== '')
    ? null
    : 'chip';
}

it.each(languageCodes)(
  'gives finite, ordered, well-placed answers to anything: %s',
  (language) => {
    assert(
      property(anything, (typed) => faultOf(parse(typed, language)) === null),
      { numRuns: 500 },
    );
  },
  60_000,
);
