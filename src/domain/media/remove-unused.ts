import { answerBytes } from '#domain/foreign-answer.ts';
import type { MediaStore } from './media-store.ts';
import { photoLimits } from './photo-intake.ts';
import { namesOfPicture } from './picture-names.ts';
import { removePicture } from './sweep-orphans.ts';

/**
 * Takes those of the pictures out of the store at once that nothing names any more. Never rejects: what
 * cannot be removed now is told to `onFault` and left to `sweepOrphans`.
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
  onFault: (error: unknown) => void;
}): RemoveUnused {
  const { store, usedNames, onFault } = parts;

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

  return async (mains) => {
    if (mains.length === 0) return;
    try {
      const used = await usedNames();
      const unused = mains.filter((main) => main.startsWith('photos/') && !used.has(main));
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
