import { expect, it } from 'vitest';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { avifName } from './derive-avif.ts';
import { namesOfPicture } from './picture-names.ts';
import { orphanAgeMs, sweepOrphans } from './sweep-orphans.ts';

const stored = new Date('2026-11-01T00:00:00.000Z');
const later = new Date(stored.getTime() + orphanAgeMs);

async function storeWith(...mains: string[]) {
  const store = createMemoryMediaStore();
  store.now = stored;
  for (const main of mains) {
    for (const name of [...namesOfPicture(main), avifName(main)]) {
      await store.put(name, new Uint8Array([1]), '');
    }
  }
  return store;
}

it('removes old photos that nothing names, with every file of theirs', async () => {
  const store = await storeWith('photos/a.webp', 'photos/b.webp', 'demo/c.webp');
  const usedNames = async () => new Set(['photos/b.webp']);
  expect(await sweepOrphans({ store, usedNames, now: later })).toEqual({ removed: 1 });
  const left = [...store.files.keys()];
  expect(left.filter((name) => name.startsWith('photos/a'))).toEqual([]);
  expect(left).toHaveLength(8);
});

it('leaves photos that are young, or were sent again', async () => {
  const store = await storeWith('photos/a.webp');
  const usedNames = async () => new Set<string>();
  expect(await sweepOrphans({ store, usedNames, now: new Date(later.getTime() - 1) })).toEqual({
    removed: 0,
  });
  store.now = later;
  await store.put('photos/a-thumbnail.webp', new Uint8Array([1]), '');
  expect(await sweepOrphans({ store, usedNames, now: later })).toEqual({ removed: 0 });
});

it('removes what an interrupted storing left', async () => {
  const store = createMemoryMediaStore();
  store.now = stored;
  await store.put('photos/a-thumbnail.webp', new Uint8Array([1]), '');
  expect(
    await sweepOrphans({ store, usedNames: async () => new Set<string>(), now: later }),
  ).toEqual({
    removed: 1,
  });
  expect(store.files.size).toBe(0);
});

it('spares a photo that is sent again while the sweep asks who uses it', async () => {
  const store = await storeWith('photos/a.webp');
  const usedNames = async () => {
    store.now = later;
    await store.put('photos/a-thumbnail.webp', new Uint8Array([1]), '');
    return new Set<string>();
  };
  expect(await sweepOrphans({ store, usedNames, now: later })).toEqual({ removed: 0 });
});
