import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, type DocId, type SearchIndex } from '../src/index.ts';
import { document, id, options, request } from './arbitraries.ts';
import { type BusDocument, busSchema } from './bus-schema.ts';
import { oracleSearch } from './oracle.ts';

type Step =
  | { do: 'upsert'; documents: BusDocument[] }
  | { do: 'remove'; ids: DocId[] }
  | { do: 'replaceAll'; documents: BusDocument[] }
  | { do: 'slices'; count: number }
  | { do: 'settle' }
  | { do: 'reload' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('upsert' as const),
      documents: fc.array(document, { maxLength: 8 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      ids: fc.array(id, { maxLength: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('replaceAll' as const),
      documents: fc.array(document, { maxLength: 60 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('slices' as const),
      count: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'settle' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
);

/** A scheduler that runs one slice at a time, when told to. */
function manualSchedule(): { schedule: (task: () => void) => () => void; run: () => void } {
  let waiting: (() => void) | null = null;
  return {
    schedule(task) {
      waiting = task;
      return () => {
        waiting = null;
      };
    },
    run() {
      const task = waiting;
      waiting = null;
      task?.();
    },
  };
}

describe('updates in random order', () => {
  it(
    'always answer like an index built afresh, whatever has been merged so far',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(
          fc.array(step, { maxLength: 30 }),
          fc.array(request, { minLength: 3, maxLength: 3 }),
          (steps, requests) => {
            const clock = manualSchedule();
            // A slice of zero milliseconds does exactly one step, so updates fall in the middle of merges.
            const fresh = (): SearchIndex<typeof busSchema> =>
              createSearchIndex(busSchema, { ...options, schedule: clock.schedule, sliceMs: 0 });
            let index = fresh();
            const expected = new Map<DocId, BusDocument>();
            for (const one of steps) {
              if (one.do === 'upsert') {
                index.upsert(one.documents);
                for (const each of one.documents) expected.set(each.id, each);
              } else if (one.do === 'remove') {
                const present = new Set(one.ids.filter((each) => expected.has(each))).size;
                expect(index.remove(one.ids)).toBe(present);
                for (const each of one.ids) expected.delete(each);
              } else if (one.do === 'replaceAll') {
                index.replaceAll(one.documents);
                expected.clear();
                for (const each of one.documents) expected.set(each.id, each);
              } else if (one.do === 'slices') for (let run = 0; run < one.count; run++) clock.run();
              else if (one.do === 'settle') index.settle();
              else {
                const bytes = index.snapshot();
                index.close();
                index = fresh();
                expect(index.loadSnapshot(bytes)).toEqual({ ok: true });
              }
            }
            expect(index.stats().documents).toBe(expected.size);
            for (const asked of requests) {
              const wanted = oracleSearch([...expected.values()], asked, options);
              const got = index.search(asked);
              expect([got.total, got.ids, got.typos, got.dropped]).toEqual([
                wanted.total,
                wanted.ids,
                wanted.typos,
                wanted.dropped,
              ]);
              for (const facet of ['make', 'fuel', 'features']) {
                expect(Object.entries(got.facets[facet]!).sort()).toEqual(
                  Object.entries(wanted.facets[facet]!).sort(),
                );
              }
              expect(got.stats).toEqual(wanted.stats);
            }
          },
        ),
        { numRuns: 120 },
      );
    },
  );

  it('gives every document back', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 30 }), (documents) => {
        const index = createSearchIndex(busSchema);
        for (const one of documents) index.upsert([one]);
        index.settle();
        for (const [key, one] of new Map(documents.map((each) => [each.id, each]))) {
          const held = index.get(key)!;
          expect(held.text).toEqual({
            title: one.text.title,
            stock: one.text.stock ?? '',
            description: one.text.description,
            note: one.text.note ?? '',
          });
          expect(held.numbers).toEqual(one.numbers);
          expect(held.flags).toEqual(one.flags);
          expect(held.geo).toEqual(one.geo);
          expect(held.facets.make).toBe(one.facets.make);
          expect(held.facets.features).toEqual([...new Set(one.facets.features ?? [])].sort());
        }
        expect(index.get('no such bus')).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('merges down to few segments', () => {
    const index = createSearchIndex(busSchema, { schedule: () => () => {} });
    const documents = fc
      .sample(document, { numRuns: 300, seed: 3 })
      .map((one, at) => ({ ...one, id: at }));
    for (const one of documents) index.upsert([one]);
    expect(index.stats().segments.length).toBeLessThan(40);
    index.settle();
    expect(index.stats().segments.length).toBeLessThan(16);
    expect(index.stats()).toMatchObject({ documents: 300, merging: false });
  });
});
