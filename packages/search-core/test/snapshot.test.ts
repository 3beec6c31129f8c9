import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, defineSchema } from '../src/index.ts';
import { document, options, request } from './arbitraries.ts';
import { busSchema } from './bus-schema.ts';

function filledIndex() {
  const index = createSearchIndex(busSchema, options);
  index.replaceAll(fc.sample(document, { numRuns: 80, seed: 9 }));
  index.upsert(fc.sample(document, { numRuns: 9, seed: 10 }));
  index.remove([1, 2, 3, 4, 5]);
  return index;
}

describe('a snapshot', () => {
  it('answers every request like the index it was taken of', () => {
    const index = filledIndex();
    const loaded = createSearchIndex(busSchema, options);
    expect(loaded.loadSnapshot(index.snapshot())).toEqual({ ok: true });
    fc.assert(
      fc.property(request, (asked) => {
        const more = { ...asked, highlight: { fields: ['title', 'description'] } };
        expect(loaded.search(more)).toEqual(index.search(more));
      }),
    );
  });

  it('can be loaded from anywhere in a buffer', () => {
    const bytes = filledIndex().snapshot();
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const loaded = createSearchIndex(busSchema, options);
    expect(loaded.loadSnapshot(shifted.subarray(3))).toEqual({ ok: true });
    expect(loaded.stats().documents).toBe(filledIndex().stats().documents);
  });

  it('is left unchanged by what happens to the index it was loaded into', () => {
    const bytes = filledIndex().snapshot();
    const before = bytes.slice();
    const loaded = createSearchIndex(busSchema, options);
    loaded.loadSnapshot(bytes);
    loaded.remove(Array.from({ length: 60 }, (_, id) => id));
    loaded.settle();
    expect(bytes).toEqual(before);
  });

  it('is refused when damaged, cut short, or of another schema, and the index keeps its contents', () => {
    const index = filledIndex();
    const bytes = index.snapshot();
    const damaged = bytes.slice();
    damaged[40]! ^= 1;
    const documents = index.stats().documents;
    expect(index.loadSnapshot(new TextEncoder().encode('not a snapshot'))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('not a search snapshot'),
    });
    expect(index.loadSnapshot(damaged)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('damaged'),
    });
    expect(index.loadSnapshot(bytes.subarray(0, bytes.length - 100))).toMatchObject({ ok: false });
    expect(index.loadSnapshot(new Uint8Array())).toMatchObject({ ok: false });
    const other = createSearchIndex(defineSchema({ ...busSchema, facets: [{ name: 'make' }] }));
    expect(other.loadSnapshot(bytes)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('another schema'),
    });
    expect(index.stats().documents).toBe(documents);
  });
});
