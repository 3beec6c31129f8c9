import { avifName } from '#domain/media/derive-avif.ts';
import { isMediaName } from '#domain/media/media-name.ts';
import type { MediaStore, StoredMedia } from '#domain/media/media-store.ts';

/**
 * Where `/media/*` finds files. Null: no such file, or not a name that media can have. With `avif`,
 * a `.webp` name may be answered by the AVIF beside it; `contentType` says which it is.
 */
export interface MediaFiles {
  find(name: string, accepts?: { avif: boolean }): Promise<StoredMedia | null>;
}

/** Illustrations that we draw ourselves; everything else was uploaded. */
const drawnName = /^(?:demo|category|category-tile|article)\//;

/**
 * Uploaded photos from the configured store; our own drawings from the local disk, where `prepare`
 * makes a missing one first and says whether it did.
 */
export function servedMedia(parts: {
  uploads: MediaStore;
  drawings: MediaStore;
  prepare: (name: string) => Promise<boolean>;
}): MediaFiles {
  const { uploads, drawings, prepare } = parts;
  return {
    async find(name, { avif } = { avif: false }) {
      if (!isMediaName(name)) return null;
      if (drawnName.test(name)) {
        const drawn = await drawings.open(name);
        return drawn ?? ((await prepare(name)) ? drawings.open(name) : null);
      }
      const smaller = avif && name.endsWith('.webp') ? await uploads.open(avifName(name)) : null;
      return smaller ?? uploads.open(name);
    },
  };
}
