import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchRequest, type SearchResponse } from '../src/index.ts';
import { document, options, request } from './arbitraries.ts';
import { type BusDocument, busSchema } from './bus-schema.ts';
import { oracleSearch } from './oracle.ts';

/** Of documents with equal ids the last one counts. */
function distinct(documents: readonly BusDocument[]): BusDocument[] {
  return [...new Map(documents.map((one) => [one.id, one])).values()];
}

function answer(response: SearchResponse): object {
  const { total, ids, typos, facets, stats, dropped } = response;
  return { total, ids, typos, facets: plain(facets), stats, dropped };
}

/** Entries in order of name, so that objects without prototype compare with plain ones. */
function plain(facets: Record<string, Record<string, number>>): object {
  return Object.entries(facets).map(([name, values]) => [name, Object.entries(values).sort()]);
}

function expectSame(documents: readonly BusDocument[], asked: SearchRequest): void {
  const index = createSearchIndex(busSchema, options);
  index.replaceAll(documents);
  const expected = oracleSearch(distinct(documents), asked, options);
  expect(answer(index.search(asked))).toEqual({ ...expected, facets: plain(expected.facets) });
}

describe('search against plain loops over all documents', () => {
  it('agrees on few documents', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 40 }), request, (documents, asked) => {
        expectSame(documents, asked);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    { sets: 'bits', wordOf: () => '' },
    { sets: 'lists', wordOf: (at: number) => `zq${String(at % 64).padStart(2, '0')}j` },
  ])('agrees on enough documents that most sets are $sets', { timeout: 60_000 }, ({ wordOf }) => {
    const documents = fc.sample(document, { numRuns: 320, seed: 7 }).map((one, at) => ({
      ...one,
      id: at,
      text: { ...one.text, title: `${one.text.title} ${wordOf(at)}` },
    }));
    const index = createSearchIndex(busSchema, options);
    index.replaceAll(documents);
    index.remove(documents.filter(({ id }) => id % 7 === 3).map(({ id }) => id));
    const left = documents.filter(({ id }) => id % 7 !== 3);
    fc.assert(
      fc.property(request, fc.nat({ max: 63 }), (given, at) => {
        const asked = { ...given, query: `${wordOf(at)} ${given.query ?? ''}` };
        const expected = oracleSearch(left, asked, options);
        expect(answer(index.search(asked))).toEqual({
          ...expected,
          facets: plain(expected.facets),
        });
      }),
      { numRuns: 100 },
    );
  });

  it('agrees on the order of a few words in many arrangements', () => {
    const few = (minLength: number, maxLength: number) =>
      fc
        .array(fc.constantFrom('bus', 'lift', 'lifted', 'loft'), { minLength, maxLength })
        .map((words) => words.join(' '));
    const arranged = fc
      .record({ title: few(1, 5), description: few(0, 5) })
      .map((text) => ({ text, facets: {}, numbers: {}, flags: {} }));
    fc.assert(
      fc.property(
        fc.array(arranged, { minLength: 20, maxLength: 40 }),
        few(2, 3),
        fc.boolean(),
        (documents, query, prefixLast) =>
          expectSame(
            documents.map((one, id) => ({ ...one, id })),
            { query, prefixLast, limit: 40 },
          ),
      ),
      { numRuns: 150 },
    );
  });

  it('keeps to a filter also where a word is in more documents than are looked at one by one', () => {
    const documents = Array.from({ length: 4_000 }, (_, id) => ({
      id,
      text: { title: id % 40 === 0 ? 'rare bus' : 'bus' },
      facets: {},
      numbers: { year: 2000 + (id % 7) },
      flags: {},
    }));
    for (const query of ['rare', 'bus'])
      expectSame(documents, { query, filter: { number: 'year', min: 2005 }, limit: 9 });
  });

  it('finds each of more words than two bytes count', () => {
    const words = 20_000;
    const word = (at: number): string => `word${String(at).padStart(5, '0')}`;
    const index = createSearchIndex(busSchema, options);
    index.replaceAll(
      // The last ones come first once they are in order of their ids.
      Array.from({ length: words }, (_, at) => ({
        id: words - at,
        text: { title: `bus ${word(at)}` },
        facets: {},
        numbers: {},
        flags: {},
      })),
    );
    for (const at of [0, 1, 63, 64, 127, 128, 8191, 8192, 16_383, 16_384, words - 1]) {
      const { ids } = index.search({ query: word(at) });
      expect(ids).toEqual([words - at]);
    }
    expect(index.search({ query: 'bus' }).total).toBe(words);
  });
});
