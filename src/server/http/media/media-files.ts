import { createLine } from '#domain/line.ts';
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

/** Drawings under way at once, and how many may wait for their turn; a list page has some forty. */
const mostAtOnce = 2;
const mostWaiting = 100;

/**
 * Uploaded photos from the configured store; our own drawings from the local disk, where `prepare`
 * makes a missing one first and says whether it did. Where that disk cannot be read or takes no
 * file, `aside` has the drawing in memory instead.
 */
export function servedMedia(parts: {
  uploads: MediaStore;
  drawings: MediaStore;
  prepare: (name: string) => Promise<boolean>;
  aside?: (name: string, fault: unknown) => Promise<StoredMedia | null>;
}): MediaFiles {
  const { uploads, drawings, aside } = parts;
  const draw = inTurn(async (name) => {
    try {
      return (await parts.prepare(name)) ? 'stored' : 'none';
    } catch (error) {
      return aside ? aside(name, error) : Promise.reject(error);
    }
  });
  const drawing = async (name: string): Promise<StoredMedia | null> => {
    const stored = await drawings.open(name).catch(() => null);
    if (stored) return stored;
    const drawn = await draw(name);
    if (drawn === 'none') return null;
    return drawn === 'stored' ? drawings.open(name) : drawn;
  };
  return {
    async find(name, { avif } = { avif: false }) {
      if (!isMediaName(name)) return null;
      if (drawnName.test(name)) return drawing(name);
      const smaller = avif && name.endsWith('.webp') ? await uploads.open(avifName(name)) : null;
      return smaller ?? uploads.open(name);
    },
  };
}

/** Each name once for all who ask; rejects with `LineFull` when too many names wait. */
function inTurn<T>(work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const line = createLine({ mostAtOnce, mostWaiting });
  return (name) => {
    const known = underWay.get(name);
    if (known) return known;
    const started = line.run(() => work(name)).finally(() => underWay.delete(name));
    underWay.set(name, started);
    return started;
  };
}
