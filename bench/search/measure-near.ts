import { createSearchIndex, defineSchema, type SearchRequest } from '@omnibus/search-core';
import { seededRandom } from './random.ts';

/**
 * `node bench/search/measure-near.ts [documents]`: nearest first and within a radius, on as many
 * documents as asked for (100,000), with six facets counted. Prints milliseconds for each kind of
 * request: half of them, 95 and 99 of a hundred were at most that slow. Best of five rounds each, so
 * that a busy machine is not measured.
 */
const size = Number(process.argv[2] ?? 100_000);
const random = seededRandom(1);
const facetNames = ['category', 'make', 'fuel', 'transmission', 'condition', 'state'] as const;

const schema = defineSchema({
  text: [{ name: 'title', tier: 'head' }],
  facets: facetNames.map((name) => ({ name, multi: false })),
  numbers: [{ name: 'price' }],
  flags: [],
  geo: true,
  defaultOrder: [{ field: 'price', direction: 'desc' }],
});
const index = createSearchIndex(schema);
const between = (low: number, high: number) => low + random.int(10_000) * ((high - low) / 10_000);
const somewhere = () => ({ lat: between(26, 48), lng: between(-123, -71) });
const words = ['shuttle', 'school', 'coach', 'transit', 'van', 'lift', 'diesel'];
index.replaceAll(
  Array.from({ length: size }, (_, id) => ({
    id,
    text: { title: `${random.pick(words)} bus ${random.pick(words)}` },
    facets: Object.fromEntries(facetNames.map((name) => [name, `v${random.int(20)}`])),
    numbers: { price: random.int(200_000) },
    flags: {},
    // One in twenty stands nobody knows where.
    geo: random.chance(0.05) ? null : somewhere(),
  })),
);

const kinds: Record<string, () => SearchRequest> = {
  'nearest first, anywhere': () => ({ sort: { distanceFrom: somewhere() } }),
  'within 100 miles, nearest first': () => within(100),
  'within 500 miles, nearest first': () => within(500),
  'within 100 miles, cheapest first': () => ({
    ...within(100),
    sort: { field: 'price', direction: 'asc' },
  }),
  'words, within 250 miles': () => ({ ...within(250), query: 'school diesel' }),
};

function within(miles: number): SearchRequest {
  const point = somewhere();
  return { filter: { within: point, miles }, sort: { distanceFrom: point } };
}

const asked = 200;
for (const [kind, request] of Object.entries(kinds)) {
  const times = Array.from({ length: asked }, () => {
    const one = { ...request(), facets: facetNames, limit: 24 };
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 5; round += 1) {
      const from = performance.now();
      index.search(one);
      best = Math.min(best, performance.now() - from);
    }
    return best;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (asked - 1))]!.toFixed(2);
  console.log(`${kind}: ${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms`);
}
index.close();
