import { expect, it } from 'vitest';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { avifName, deriveAvif } from './derive-avif.ts';
import type { PhotoProcessor } from './photo-processor.ts';
import { namesOfPicture } from './picture-names.ts';
import { createRemoveUnused } from './remove-unused.ts';
import { removePicture } from './sweep-orphans.ts';

const main = 'photos/a.webp';
const putAll = async (store: ReturnType<typeof createMemoryMediaStore>) => {
  for (const name of namesOfPicture(main)) {
    await store.put(name, new TextEncoder().encode(name.repeat(20)), 'image/webp');
  }
};
const processor = {
  toAvif: async () => new Uint8Array([1]),
} satisfies Pick<PhotoProcessor, 'toAvif'> as unknown as PhotoProcessor;

it.each([0, 1, 2])('a photo removed while AVIF file %i of it is made stays gone', async (at) => {
  const store = createMemoryMediaStore();
  await putAll(store);
  let made = 0;
  const slow = {
    ...processor,
    async toAvif() {
      if (made++ === at) await removePicture(store, main);
      return new Uint8Array([1]);
    },
  };
  await deriveAvif({ store, processor: slow }, main);
  expect([...store.files.keys()]).toEqual([]);
});

const origins = { find: async () => new Map() };

it('what a run left that was killed before it looked again is taken away by the next', async () => {
  const store = createMemoryMediaStore();
  await store.put(avifName(main), new Uint8Array([1]), 'image/avif');
  expect(await deriveAvif({ store, processor }, main)).toEqual({ made: 0 });
  expect([...store.files.keys()]).toEqual([]);
});

it('a photo that another bus names while it is removed is there again', async () => {
  const store = createMemoryMediaStore();
  await putAll(store);
  const before = new Map(store.files);
  const used = new Set<string>();
  const faults: unknown[] = [];
  const { remove } = store;
  // Its files were stored for the other bus before they went, and are named as soon as they are gone.
  store.remove = async (name) => {
    await remove(name);
    used.add(main);
  };
  const usedNames = async () => new Set(used);
  await createRemoveUnused({ store, usedNames, origins, onFault: (error) => faults.push(error) })([
    main,
  ]);
  expect(store.files).toEqual(before);
  expect(faults).toEqual([]);
});

it('many photos read the names in use once before they go and once after', async () => {
  const store = createMemoryMediaStore();
  const mains = ['a', 'b', 'c', 'd'].map((name) => `photos/${name}.webp`);
  for (const name of mains.flatMap(namesOfPicture))
    await store.put(name, new Uint8Array([1]), 'image/webp');
  const onFault = (error: unknown) => expect.unreachable(String(error));
  let reads = 0;
  // One of them is named by another bus by the time that all are gone.
  const usedNames = async () => new Set(reads++ === 0 ? [] : [mains[1]!]);
  await createRemoveUnused({ store, usedNames, origins, onFault })(mains);
  expect(reads).toBe(2);
  expect([...store.files.keys()].sort()).toEqual(namesOfPicture(mains[1]!).sort());
});

it('a photo that cannot be read is removed nevertheless', async () => {
  const store = createMemoryMediaStore();
  await putAll(store);
  const broken = { ...store, open: async () => Promise.reject(new Error('the disk is broken')) };
  const onFault = (error: unknown) => expect.unreachable(String(error));
  await createRemoveUnused({ store: broken, usedNames: async () => new Set(), origins, onFault })([
    main,
  ]);
  expect([...store.files.keys()]).toEqual([]);
});

it('a job that finds the storage away comes back, and then they are gone', async () => {
  const store = createMemoryMediaStore();
  await putAll(store);
  const { remove } = store;
  store.remove = () => Promise.reject(new Error('the storage is away'));
  const onFault = (error: unknown) => {
    throw error;
  };
  const removeUnused = createRemoveUnused({
    store,
    usedNames: async () => new Set(),
    origins,
    onFault,
  });
  await expect(removeUnused([main])).rejects.toThrow('the storage is away');
  store.remove = remove;
  await removeUnused([main]);
  expect([...store.files.keys()]).toEqual([]);
});
