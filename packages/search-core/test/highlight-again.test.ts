import { expect, it } from 'vitest';
import { createSearchIndex } from '../src/index.ts';
import { busSchema } from './bus-schema.ts';

const bus = (id: number | string, title: string) => ({
  id,
  text: { title },
  facets: {},
  numbers: {},
  flags: {},
});
const shown = (index: ReturnType<typeof createSearchIndex<typeof busSchema>>, query: string) =>
  index.search({ query, highlight: { fields: ['title'] } }).highlights?.map(({ title }) => title);

it('marks a text that was shown before as it marks a new one, and forgets it when it changes', () => {
  const index = createSearchIndex(busSchema);
  index.replaceAll([bus(1, 'Café E-450 Bus'), bus(2, 'Blue Bus')]);
  for (const query of ['bus', 'e450', 'cafe', 'blue bus', 'bus', 'cafe']) {
    const fresh = createSearchIndex(busSchema);
    fresh.replaceAll([bus(1, 'Café E-450 Bus'), bus(2, 'Blue Bus')]);
    expect(shown(index, query), query).toEqual(shown(fresh, query));
  }
  index.upsert([bus(1, 'Red Bus')]);
  expect(shown(index, 'red')).toMatchObject([{ value: '<em>Red</em> Bus' }]);
  expect(shown(index, 'cafe')).toEqual([]);
});

it('marks more texts than it keeps, and long ones that it never keeps', () => {
  const index = createSearchIndex(busSchema);
  const count = 9_000;
  const long = `Coach ${'very '.repeat(60)}long`;
  index.replaceAll([
    ...Array.from({ length: count }, (_, at) => bus(at, `Coach number ${at}`)),
    bus('long', long),
  ]);
  for (let time = 0; time < 2; time += 1) {
    const found = index.search({
      query: 'coach',
      limit: count + 1,
      highlight: { fields: ['title'] },
    });
    expect(found.highlights).toHaveLength(count + 1);
    for (const [at, id] of found.ids.entries()) {
      const rest = id === 'long' ? long.slice('Coach'.length) : ` number ${id}`;
      expect(found.highlights![at]!.title!.value).toBe(`<em>Coach</em>${rest}`);
    }
  }
});

it.each([7, 0, -3, 0.5, 1e21, 123_456_789_012_345, 9_007_199_254_740_991, '7', 'n7', '', 'B17091'])(
  'gives the id %s back as it came',
  (id) => {
    const index = createSearchIndex(busSchema);
    index.replaceAll([bus(id, 'Bus')]);
    expect(index.search({}).ids).toEqual([id]);
  },
);
