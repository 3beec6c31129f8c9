import { answerBytes } from '#domain/foreign-answer.ts';
import type { MediaStore } from './media-store.ts';
import { photoLimits } from './photo-intake.ts';
import { namesOfPicture } from './picture-names.ts';
import { removePicture } from './sweep-orphans.ts';

/**
 * Topic of the jobs that look a while later whether a photo that was taken off a bus is gone, because
 * the process or the storage may have failed in between; the key is the name of the main file.
 */
export const photoGoneTopic = 'photo-gone';

/**
 * Takes those of the pictures out of the store at once that nothing names any more, and the whole ones
 * that they were cut from: what was to be hidden may stand in them. What cannot be removed now is told
 * to `onFault` and left to `sweepOrphans`; rejects only when that throws.
 */
export type RemoveUnused = (mains: readonly string[]) => Promise<void>;

/**
 * `usedNames` as for `sweepOrphans`; only what that would look at is removed. The same photo may be
 * taken in for another bus at this moment, its files stored and not named yet: whoever has named it by
 * the time that they are gone gets them back.
 */
export function createRemoveUnused(parts: {
  store: Pick<MediaStore, 'open' | 'put' | 'remove'>;
  usedNames: () => Promise<ReadonlySet<string>>;
  origins: {
    find(mains: readonly string[]): Promise<ReadonlyMap<string, { croppedFrom: string | null }>>;
  };
  onFault: (error: unknown) => void;
}): RemoveUnused {
  const { store, usedNames, origins, onFault } = parts;

  /** Read in vain, they go nevertheless. */
  const copiesOf = async (main: string): Promise<[name: string, bytes: Uint8Array][]> => {
    const copies: [string, Uint8Array][] = [];
    for (const name of namesOfPicture(main)) {
      const stored = await store.open(name);
      const body = stored && new Response(stored.stream() as BodyInit);
      if (body) copies.push([name, await answerBytes(body, photoLimits.bytes)]);
    }
    return copies;
  };

  return async (removed) => {
    if (removed.length === 0) return;
    try {
      const mains = new Set(removed);
      // A set that grows while it is walked: also the whole of a whole.
      for (const main of mains) {
        const whole = (await origins.find([main])).get(main)?.croppedFrom;
        if (whole) mains.add(whole);
      }
      const used = await usedNames();
      const unused = [...mains].filter((main) => main.startsWith('photos/') && !used.has(main));
      const copies = new Map<string, Awaited<ReturnType<typeof copiesOf>>>();
      try {
        for (const main of unused) {
          copies.set(main, await copiesOf(main).catch(() => []));
          await removePicture(store, main);
        }
      } finally {
        // Reads all names there are: once for all that are gone, also when the storage failed midway.
        const named = copies.size > 0 ? await usedNames() : used;
        for (const [main, files] of copies) {
          if (!named.has(main)) continue;
          for (const [name, bytes] of files) await store.put(name, bytes, 'image/webp');
        }
      }
    } catch (error) {
      onFault(error);
    }
  };
}
