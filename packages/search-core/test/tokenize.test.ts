import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets } from '../src/fold.ts';
import { createSearchIndex } from '../src/index.ts';
import { emitTerms } from '../src/tokenize.ts';
import { scanWords } from '../src/words.ts';
import { busSchema } from './bus-schema.ts';

function termsOf(text: string): string[] {
  const terms: string[] = [];
  emitTerms(scanWords(fold(text)), (term) => terms.push(term));
  return terms.sort();
}

describe('terms of a text', () => {
  it.each([
    ['Blue Bird', ['bird', 'blue']],
    ['E-450', ['450', 'e', 'e450']],
    ['E450', ['450', 'e', 'e450']],
    ['E 450', ['450', 'e', 'e450']],
    ['C2', ['2', 'c', 'c2']],
    ['14+2', ['14', '14+2', '2']],
    ['7.3L', ['7.3', '7.3l', 'l']],
    ['41,482 miles', ['41482', 'miles']],
    ['2012-2016', ['2012', '2016']],
    ['non-CDL', ['cdl', 'non', 'noncdl']],
    ['A/C', ['a', 'ac', 'c']],
    ['F-550/F-650', ['550', '650', 'f', 'f', 'f550', 'f650']],
    ['D40LF', ['40', '40lf', 'd', 'd40', 'd40lf', 'lf']],
    ['1FDXE45S43HB12345', ['1fdxe45s43hb12345']],
    ['Café Škoda ＡＢＣ', ['abc', 'cafe', 'skoda']],
    ['Straße', ['strasse']],
    ["driver's", ['driver', 'drivers', 's']],
    ['… —', []],
  ])('%s', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it('cuts endless words, in documents and queries alike', () => {
    const index = createSearchIndex(busSchema);
    index.upsert([
      { id: 1, text: { title: 'x'.repeat(5000) }, facets: {}, numbers: {}, flags: {} },
    ]);
    expect(index.search({ query: 'x'.repeat(400) }).total).toBe(1);
  });

  it('folds a text like its characters one by one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { folded, sourceAt } = foldWithOffsets(text);
        expect(folded).toBe([...text].map(fold).join(''));
        expect(sourceAt).toHaveLength(folded.length + 1);
      }),
    );
  });
});

describe('a model name', () => {
  const written = ['Ford E-450', 'Ford E450', 'Ford E 450'];
  const index = createSearchIndex(busSchema);
  index.replaceAll(
    [...written, 'Ford E-350', 'Type E, 450 hp'].map((title, id) => ({
      id,
      text: { title },
      facets: {},
      numbers: {},
      flags: {},
    })),
  );

  it.each(['E-450', 'e450', 'E 450', 'ford e-450', 'e-45'])(
    'is found by %s however it is written',
    (query) => {
      expect(index.search({ query }).ids.slice(0, 3).sort()).toEqual([0, 1, 2]);
    },
  );

  it('means the model, not its letters and digits apart, when written as one', () => {
    expect(index.search({ query: 'E-450' }).total).toBe(3);
    expect(index.search({ query: 'E450' }).total).toBe(3);
    expect(index.search({ query: 'E 450' }).ids).toEqual([0, 1, 2, 4]);
  });
});
