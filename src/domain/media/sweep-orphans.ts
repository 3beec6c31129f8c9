import { avifName } from './derive-avif.ts';
import type { MediaEntry, MediaStore } from './media-store.ts';
import { mainNameOf, namesOfPicture } from './picture-names.ts';

/** Time between storing a photo and the submission that names it (fault matrix G7). */
export const orphanAgeMs = 24 * 60 * 60 * 1000;

/**
 * Removes photos that nothing refers to: those of abandoned forms and of interrupted storing. Only
 * pictures whose every file is older than `olderThanMs` are judged; sending a photo again renews
 * its files. `isUsed` is asked for the names of main files.
 */
export async function sweepOrphans(request: {
  store: MediaStore;
  isUsed: (name: string) => Promise<boolean>;
  now: Date;
  olderThanMs?: number;
}): Promise<{ removed: number }> {
  const { store, isUsed, now, olderThanMs = orphanAgeMs } = request;
  const youngest = new Map<string, number>();
  for (const entry of await store.list('photos/')) {
    const main = mainFileOf(entry);
    youngest.set(main, Math.max(youngest.get(main) ?? 0, entry.modifiedAt.getTime()));
  }
  let removed = 0;
  for (const [main, modifiedMs] of youngest) {
    if (now.getTime() - modifiedMs < olderThanMs || (await isUsed(main))) continue;
    for (const name of namesOfPicture(main).toReversed()) {
      await store.remove(name);
      await store.remove(avifName(name));
    }
    removed++;
  }
  return { removed };
}

const mainFileOf = ({ name }: MediaEntry) => mainNameOf(name.replace(/\.avif$/, '.webp'));
