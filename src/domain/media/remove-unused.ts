import type { MediaStore } from './media-store.ts';
import { removePicture } from './sweep-orphans.ts';

/**
 * Takes those of the pictures out of the store at once that nothing names any more. Never rejects: what
 * cannot be removed now is told to `onFault` and left to `sweepOrphans`.
 */
export type RemoveUnused = (mains: readonly string[]) => Promise<void>;

/** `usedNames` as for `sweepOrphans`; only what that would look at is removed. */
export function createRemoveUnused(parts: {
  store: Pick<MediaStore, 'remove'>;
  usedNames: () => Promise<ReadonlySet<string>>;
  onFault: (error: unknown) => void;
}): RemoveUnused {
  return async (mains) => {
    try {
      const used = await parts.usedNames();
      for (const main of mains) {
        if (main.startsWith('photos/') && !used.has(main)) await removePicture(parts.store, main);
      }
    } catch (error) {
      parts.onFault(error);
    }
  };
}
