import { expect, it } from 'vitest';
import { facetsJson } from './facets-json.ts';

const noFacets = { make: {}, yearValue: {} };

it('writes counts as an object of them would be written, the most frequent first', () => {
  const facets = {
    make: Object.assign(Object.create(null) as object, {
      'Blue "Bird"': 3,
      Thomas: 7,
      MCI: 3,
      'Ängstrom\u2028': 1,
    }) as Record<string, number>,
    yearValue: { 2019: 4, 2008: 9, 'before 1990': 5 },
  };
  const stats = { price: { min: 1, max: 3, sum: 4, avg: 2, count: 2 }, year: null };
  const json = facetsJson(['make', 'year', 'price'], { facets, stats }, 3);
  expect(json).toBe(
    JSON.stringify({
      facets: {
        make: { Thomas: 7, 'Blue "Bird"': 3, MCI: 3 },
        year: { 2008: 9, 'before 1990': 5, 2019: 4 },
        price: {},
      },
      facets_stats: { price: { min: 1, max: 3, avg: 2, sum: 4 } },
    }).slice(1, -1),
  );
});

it('leaves out what has neither counts nor figures', () => {
  expect(facetsJson(['make'], { facets: noFacets, stats: {} }, 10)).toBe('"facets":{}');
});
