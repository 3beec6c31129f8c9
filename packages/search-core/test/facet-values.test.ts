import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../src/index.ts';
import { busSchema } from './bus-schema.ts';

const index = createSearchIndex(busSchema);
const makes = [
  'Blue Bird',
  'Blue Bird',
  'Thomas Built',
  'Van Hool',
  'Micro Bird',
  'MCI',
  'Société Bus',
];
index.replaceAll(
  makes.map((make, id) => ({
    id,
    text: { title: make },
    facets: { make, features: id < 2 ? ['lift', 'lift', 'ac'] : [] },
    numbers: { year: 2010 + id },
    flags: {},
  })),
);

describe('searching the values of a facet', () => {
  it.each([
    ['', 'Blue Bird 2, MCI 1, Micro Bird 1'],
    ['b', 'Blue Bird 2, Micro Bird 1, Société Bus 1'],
    ['bird', 'Blue Bird 2, Micro Bird 1'],
    ['mi bi', 'Micro Bird 1'],
    ['SOCIETE', 'Société Bus 1'],
    ['ird', ''],
  ])('"%s"', (facetQuery, expected) => {
    const hits = index.facetValues({ facet: 'make', facetQuery, limit: 3 });
    expect(hits.map((hit) => `${hit.value} ${hit.count}`).join(', ')).toBe(expected);
  });

  it('marks what was typed', () => {
    expect(index.facetValues({ facet: 'make', facetQuery: 'bi', limit: 1 })[0]?.highlighted).toBe(
      'Blue <em>Bi</em>rd',
    );
  });

  it('counts within query and filters, each document once per value', () => {
    expect(
      index.facetValues({ facet: 'make', query: 'bird', filter: { number: 'year', min: 2011 } }),
    ).toMatchObject([
      { value: 'Blue Bird', count: 1 },
      { value: 'Micro Bird', count: 1 },
    ]);
    expect(index.facetValues({ facet: 'features' })).toMatchObject([
      { value: 'ac', count: 2 },
      { value: 'lift', count: 2 },
    ]);
    expect(index.facetValues({ facet: 'no such facet' })).toEqual([]);
  });
});
