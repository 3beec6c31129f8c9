import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../src/assemble.ts';
import { createSearchIndex } from '../src/index.ts';
import { stringAt, stringTableWriter } from '../src/string-table.ts';
import { nearTerms, typosAllowed, typoTermsOf } from '../src/typo-walk.ts';
import { busSchema } from './bus-schema.ts';
import { typoCost } from './oracle-text.ts';

const letters = (max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: max });

describe('near spellings', () => {
  it.each([false, true])(
    'are those of a full distance matrix over every term (prefix: %s)',
    (prefix) => {
      fc.assert(
        fc.property(
          fc.uniqueArray(
            fc.oneof(
              letters(12),
              letters(5).map((word) => `${word}1`),
            ),
            { maxLength: 60 },
          ),
          letters(11),
          fc.constantFrom(1 as const, 2 as const),
          (terms, word, bound) => {
            const sorted = [...terms].sort();
            const writer = stringTableWriter(sorted.length);
            for (const term of sorted) writer.add(term);
            const table = writer.finish();
            const near = nearTerms(table, runToEnd(typoTermsOf(table)), word, bound, prefix);
            const expected = (cost: number): string[] =>
              sorted.filter((term) => !term.endsWith('1') && typoCost(word, term, prefix) === cost);
            expect(near.one.map((at) => stringAt(table, at))).toEqual(expected(1));
            expect(near.two.map((at) => stringAt(table, at))).toEqual(
              bound === 2 ? expected(2) : [],
            );
          },
        ),
        { numRuns: 1000 },
      );
    },
  );

  it.each([
    ['bus', 0],
    ['blue', 1],
    ['shuttle', 1],
    ['starcraf', 2],
    ['e450', 0],
    ['14+2', 0],
  ])('%s may have %i typos', (word, allowed) => {
    expect(typosAllowed(word)).toBe(allowed);
  });
});

describe('typing errors', () => {
  const index = createSearchIndex(busSchema);
  const titles = [
    'Blue Bird Vision',
    'Thomas Built C2',
    'Prevost H3-45',
    'Freightliner M2 106',
    'Bleu Lagoon tour bus',
  ];
  index.replaceAll(
    titles.map((title, id) => ({ id, text: { title }, facets: {}, numbers: {}, flags: {} })),
  );
  const find = (query: string, typoTolerance?: boolean | 'always'): unknown =>
    index.search({ query, typoTolerance }).ids;

  it.each([
    ['thoams', [1]],
    ['provost', [2]],
    ['frieghtliner', [3]],
    ['freihgtlnier', [3]],
    ['freigt', [3]],
    ['bleu brid', [0]],
    ['m2 107', []],
  ])('%s', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('are not looked for while the words as typed find something', () => {
    expect(find('bleu')).toEqual([4]);
    expect(find('bleu', 'always')).toEqual([4, 0]);
    expect(find('thoams', false)).toEqual([]);
  });

  it('first doubts the word that no listing has', () => {
    // "bleu" is a word of listing 4, but "visoin" is no word at all: only that one is corrected.
    expect(index.search({ query: 'blue visoin' }).ids).toEqual([0]);
    expect(index.search({ query: 'bleu visoin' }).typos).toEqual([2]);
  });
});
