import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, type HighlightRequest } from '../src/index.ts';
import { options, query } from './arbitraries.ts';
import { busSchema } from './bus-schema.ts';

const index = createSearchIndex(busSchema, { synonyms: [{ same: ['coach', 'motorcoach'] }] });
index.replaceAll([
  {
    id: 1,
    text: {
      title: 'Blue Bird E-450 School Bus',
      stock: 'B17091',
      description: 'A Café motorcoach & <b>bus</b>',
    },
    facets: {},
    numbers: {},
    flags: {},
  },
]);

function highlight(typed: string, field: string, more?: Partial<HighlightRequest>): unknown {
  return index.search({ query: typed, highlight: { fields: [field], ...more } }).highlights?.[0]?.[
    field
  ];
}

describe('highlighting', () => {
  it.each([
    ['blue', '<em>Blue</em> Bird E-450 School Bus'],
    ['blue bird', '<em>Blue</em> <em>Bird</em> E-450 School Bus'],
    ['sch', 'Blue Bird E-450 <em>Sch</em>ool Bus'],
    ['e450', 'Blue Bird <em>E</em>-<em>450</em> School Bus'],
    ['e-450', 'Blue Bird <em>E</em>-<em>450</em> School Bus'],
    ['blue brid', '<em>Blue</em> <em>Bird</em> E-450 School Bus'],
  ])('of %s', (typed, value) => {
    expect(highlight(typed, 'title')).toMatchObject({ value });
  });

  it('says how much of the query a field has', () => {
    expect(highlight('blue cafe', 'title')).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['blue'],
    });
    expect(highlight('blue cafe', 'stock')).toMatchObject({
      value: 'B17091',
      matchLevel: 'none',
      matchedWords: [],
    });
    expect(highlight('cafe', 'description')).toMatchObject({
      value: 'A <em>Café</em> motorcoach & <b>bus</b>',
      matchLevel: 'full',
    });
    expect(highlight('b17091', 'stock')).toMatchObject({
      value: '<em>B17091</em>',
      fullyHighlighted: true,
    });
    expect(highlight('b17', 'stock')).toMatchObject({
      value: '<em>B17</em>091',
      fullyHighlighted: false,
    });
  });

  it('marks what a synonym found', () => {
    expect(highlight('coach', 'description')).toMatchObject({
      matchedWords: ['coach'],
      value: 'A Café <em>motorcoach</em> & <b>bus</b>',
    });
  });

  it('takes other tags and an escape for the text between them', () => {
    const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(highlight('cafe bus', 'description', { pre: '[', post: ']', escape })).toMatchObject({
      value: 'A [Café] motorcoach &amp; &lt;b>[bus]&lt;/b>',
    });
  });

  it('never loses or invents text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        query,
        fc.array(fc.string({ unit: 'grapheme' })),
        (title, typed, more) => {
          const small = createSearchIndex(busSchema, options);
          const text = [title, typed, ...more].join(' ');
          small.upsert([{ id: 1, text: { title: text }, facets: {}, numbers: {}, flags: {} }]);
          const { highlights } = small.search({
            query: typed,
            relax: true,
            typoTolerance: 'always',
            highlight: { fields: ['title'], pre: '\ue000', post: '\ue001' },
          });
          const value = highlights?.[0]?.['title']?.value ?? text;
          expect(value.replace(/[\ue000\ue001]/g, '')).toBe(text.replace(/[\ue000\ue001]/g, ''));
        },
      ),
    );
  });
});
