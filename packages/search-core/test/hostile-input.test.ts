import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, defineSchema } from '../src/index.ts';
import { document, request } from './arbitraries.ts';
import { busSchema } from './bus-schema.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '\0',
      '\u0007',
      '\u001b',
      '\u202e',
      '\ufeff',
      '\ud83d',
      '\udc00',
      '"',
      '-',
      '+',
    ),
    maxLength: 60,
  }),
  fc.constantFrom(
    '\0',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '<script>',
    '%00',
    '🚌'.repeat(300),
    'a-'.repeat(3000),
    '1,234,'.repeat(900),
    '+'.repeat(5000),
    '1.'.repeat(4000),
    'ﷺ'.repeat(500),
    'a\u0301'.repeat(4000),
  ),
);

describe('hostile input', () => {
  it('is indexed, searched, highlighted and forgotten without a fault', () => {
    const index = createSearchIndex(busSchema);
    index.replaceAll(fc.sample(document, { numRuns: 100, seed: 5 }));
    fc.assert(
      fc.property(text, text, request, (stored, typed, asked) => {
        index.upsert([
          {
            id: stored,
            text: { title: stored, description: typed },
            facets: { make: stored, features: [typed] },
            numbers: {},
            flags: {},
          },
        ]);
        const found = index.search({
          ...asked,
          query: typed,
          highlight: { fields: ['title', 'description', 'nothing'] },
        });
        expect(found.ids.length).toBeLessThanOrEqual(found.total);
        expect(index.get(stored)?.facets.make).toBe(stored);
        expect(
          index.facetValues({ facet: 'features', facetQuery: typed }).length,
        ).toBeLessThanOrEqual(10);
        expect(index.search({ filter: { facet: 'make', value: stored } }).ids).toContain(stored);
        expect(index.remove([stored])).toBe(1);
      }),
      { numRuns: 400 },
    );
  });

  it('reads no more than 16 words of a query', () => {
    const index = createSearchIndex(busSchema);
    index.replaceAll([{ id: 1, text: { title: 'bus' }, facets: {}, numbers: {}, flags: {} }]);
    expect(index.search({ query: `${'bus '.repeat(16)}unknown` })).toMatchObject({ total: 1 });
    expect(index.search({ query: 'word '.repeat(10_000) }).words.length).toBeLessThanOrEqual(16);
  });

  it('answers fields the schema does not have with nothing', () => {
    const index = createSearchIndex(busSchema);
    index.replaceAll(fc.sample(document, { numRuns: 10, seed: 1 }));
    const found = index.search({
      facets: ['vin'],
      stats: ['vin'],
      sort: { field: 'vin', direction: 'asc' },
    });
    expect(found).toMatchObject({ facets: { vin: {} }, stats: { vin: null } });
    expect(index.search({ filter: { facet: 'vin', value: 'x' } }).total).toBe(0);
  });

  it.each([
    [{ offset: -5, limit: -1 }, 0],
    [{ offset: 2.9, limit: 1.5 }, 1],
    [{ offset: Number.NaN, limit: Number.NaN }, 3],
    [{ offset: 1e12, limit: 5 }, 0],
  ])('takes any offset and limit: %o', (page, hits) => {
    const index = createSearchIndex(busSchema);
    index.replaceAll([1, 2, 3].map((id) => ({ id, text: {}, facets: {}, numbers: {}, flags: {} })));
    expect(index.search(page)).toMatchObject({ total: 3 });
    expect(index.search(page).ids).toHaveLength(hits);
  });

  it('refuses a schema that cannot work', () => {
    const empty = { text: [], facets: [], numbers: [], flags: [] };
    expect(() =>
      defineSchema({ ...empty, facets: [{ name: 'a' }, { name: 'a' }], defaultOrder: [] }),
    ).toThrow('"a" is used twice');
    expect(() =>
      defineSchema({ ...empty, defaultOrder: [{ field: 'age' as never, direction: 'asc' }] }),
    ).toThrow('"age"');
  });
});
