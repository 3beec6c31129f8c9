import { avifName } from './derive-avif.ts';
import type { MediaEntry, MediaStore } from './media-store.ts';
import { mainNameOf, namesOfPicture } from './picture-names.ts';

/** Time between storing a photo and the submission that names it (fault matrix G7). */
export const orphanAgeMs = 24 * 60 * 60 * 1000;

/**
 * Removes photos that nothing refers to: those of abandoned forms and of interrupted storing. Only
 * pictures whose every file is older than `orphanAgeMs` are judged; sending a photo again renews
 * its files, and each is looked at once more before it goes. `usedNames` gives the main files that
 * listings and submissions name; it is asked after the files were listed. `forgetGone` hears at the
 * end which pictures there are, to forget what is noted of others since before `orphanAgeMs`.
 */
export async function sweepOrphans(request: {
  store: MediaStore;
  usedNames: () => Promise<ReadonlySet<string>>;
  now: Date;
  forgetGone?: (kept: ReadonlySet<string>, before: Date) => Promise<void>;
}): Promise<{ removed: number }> {
  const { store, usedNames, now, forgetGone } = request;
  const limit = new Date(now.getTime() - orphanAgeMs);
  const youngest = async (prefix: string) => youngestOf(await store.list(prefix));
  const stored = await youngest('photos/');
  const used = await usedNames();
  const kept = new Set([...stored.keys(), ...used]);
  let removed = 0;
  for (const [main, modifiedMs] of stored) {
    if (modifiedMs > limit.getTime() || used.has(main)) continue;
    const again = (await youngest(main.slice(0, -'.webp'.length))).get(main) ?? Infinity;
    if (again > limit.getTime()) continue;
    await removePicture(store, main);
    kept.delete(main);
    removed++;
  }
  await forgetGone?.(kept, limit);
  return { removed };
}

/** All files of a picture, the largest first. */
export async function removePicture(store: Pick<MediaStore, 'remove'>, main: string) {
  for (const name of namesOfPicture(main).toReversed()) {
    await store.remove(name);
    await store.remove(avifName(name));
  }
}

/** When a file of each picture was last stored, by its main name. */
export function youngestOf(entries: readonly MediaEntry[]): Map<string, number> {
  const youngest = new Map<string, number>();
  for (const { name, modifiedAt } of entries) {
    const main = mainNameOf(name.replace(/\.avif$/, '.webp'));
    youngest.set(main, Math.max(youngest.get(main) ?? 0, modifiedAt.getTime()));
  }
  return youngest;
}
