import { avifName } from './derive-avif.ts';
import type { MediaEntry, MediaStore } from './media-store.ts';
import { mainNameOf, namesOfPicture } from './picture-names.ts';

/** Time between storing a photo and the submission that names it (fault matrix G7). */
export const orphanAgeMs = 24 * 60 * 60 * 1000;

/**
 * Removes photos that nothing refers to: those of abandoned forms and of interrupted storing. Only
 * pictures whose every file is older than `olderThanMs` are judged; sending a photo again renews
 * its files, and each is looked at once more before it goes. `usedNames` gives the main files that
 * listings and submissions name; it is asked after the files were listed.
 */
export async function sweepOrphans(request: {
  store: MediaStore;
  usedNames: () => Promise<ReadonlySet<string>>;
  now: Date;
  olderThanMs?: number;
}): Promise<{ removed: number }> {
  const { store, usedNames, now, olderThanMs = orphanAgeMs } = request;
  const old = async (prefix: string) =>
    mainsOlderThan(await store.list(prefix), now.getTime() - olderThanMs);
  const candidates = await old('photos/');
  if (candidates.length === 0) return { removed: 0 };
  const used = await usedNames();
  let removed = 0;
  for (const main of candidates) {
    if (used.has(main)) continue;
    if (!(await old(main.slice(0, -'.webp'.length))).includes(main)) continue;
    for (const name of namesOfPicture(main).toReversed()) {
      await store.remove(name);
      await store.remove(avifName(name));
    }
    removed++;
  }
  return { removed };
}

function mainsOlderThan(entries: readonly MediaEntry[], limitMs: number): string[] {
  const youngest = new Map<string, number>();
  for (const { name, modifiedAt } of entries) {
    const main = mainNameOf(name.replace(/\.avif$/, '.webp'));
    youngest.set(main, Math.max(youngest.get(main) ?? 0, modifiedAt.getTime()));
  }
  return [...youngest].filter(([, modifiedMs]) => modifiedMs <= limitMs).map(([main]) => main);
}
