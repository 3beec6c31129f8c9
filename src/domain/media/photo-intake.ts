import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { Asker } from '#domain/line.ts';
import { createSharedRoom } from '../shared-room.ts';
import type { MediaStore } from './media-store.ts';
import type {
  PhotoFormat,
  PhotoLimits,
  PhotoProcessor,
  ProcessedPhoto,
} from './photo-processor.ts';
import { refusal, type Refusal } from './photo-refusals.ts';
import { middleName, thumbnailName } from './picture-names.ts';
import { readPhoto } from './read-photo.ts';
import { takenMonth } from './taken-month.ts';

/** Raise it when processing changes what files look like: names change, caches follow. */
const PHOTO_EDITION = 1;

export const photoLimits: PhotoLimits = {
  bytes: 20_000_000,
  pixels: 60_000_000,
  longSidePx: 320,
  shortSidePx: 240,
};

/** Three of the largest at once, or a dozen of a phone's; the slowest give way and are told to try again. */
const mostHeldBytes = 64_000_000;

interface IncomingPhoto {
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  /** How many bytes were announced, if they were: fewer count as a lost connection. */
  sizeBytes?: number;
  /** Whose turn it takes to be decoded; see `PhotoProcessor`. */
  asker?: Asker;
}

export interface StoredPhoto {
  outcome: 'stored';
  /** Named by content: `photos/{32 hex digits}.webp`. */
  image: ListingImage;
}

export interface PhotoIntake {
  /**
   * Takes one photo from a stranger. Resolves when its main file, 750 px sibling and thumbnail are
   * durable, or with the reason why not. The same bytes give the same names. What was sent is never
   * kept, only pixels, and of its date the month. A photo refused for what it is leaves nothing
   * behind; storage that fails half-way may leave finished smaller files, which another try completes
   * or `sweepOrphans` takes. A stream is read to its end or cancelled. Faults of ours are refusals
   * too (`cannot-store`), told to `onFault`.
   */
  intake(
    source: Uint8Array | ReadableStream<Uint8Array>,
    photo: IncomingPhoto,
  ): Promise<StoredPhoto | Refusal>;
}

export function createPhotoIntake(parts: {
  store: MediaStore;
  processor: PhotoProcessor;
  limits?: PhotoLimits;
  /** First segment of every name given, where `sweepOrphans` looks only into `photos`. */
  folder?: 'photos' | 'content';
  /** Bytes of arriving photos held in memory at once, over all uploads. */
  heldBytes?: number;
  /** Told of faults of ours, which the person only hears of in general words. */
  onFault?: (error: unknown) => void;
}): PhotoIntake {
  const { store, processor, limits = photoLimits, folder = 'photos', onFault } = parts;
  const room = createSharedRoom(parts.heldBytes ?? mostHeldBytes);

  async function take(bytes: Uint8Array, photo: IncomingPhoto, format: PhotoFormat) {
    const contentHash = await sha256(bytes);
    const result = await processor.process(bytes, format, limits, { asker: photo.asker });
    if (result.outcome === 'failed') return refusal(result.fault);
    const image = await storePhoto(store, contentHash, result.photo, photo.alt, folder);
    const month = folder === 'photos' ? takenMonth(result.photo.takenAt, new Date()) : null;
    return { outcome: 'stored' as const, image: month ? { ...image, takenMonth: month } : image };
  }

  return {
    async intake(source, photo) {
      if (!(await hasRoom(store, onFault))) {
        if (source instanceof ReadableStream) await source.cancel().catch(() => {});
        return refusal('cannot-store');
      }
      const arrived = await readPhoto(source, photo.sizeBytes ?? null, limits.bytes, room);
      if (arrived.outcome === 'refused') return arrived;
      try {
        return await take(arrived.bytes, photo, arrived.format);
      } catch (error) {
        onFault?.(error);
        return refusal('cannot-store');
      } finally {
        arrived.release();
      }
    },
  };
}

/** Stores a processed photo under a name that its key gives; resolves when it is durable. */
export async function storePhoto(
  store: MediaStore,
  key: string,
  photo: ProcessedPhoto,
  alt: string,
  folder = 'photos',
): Promise<ListingImage> {
  const name = `${folder}/${(await sha256Text(`${PHOTO_EDITION} ${key}`)).slice(0, 32)}.webp`;
  const { widthPx, heightPx, placeholder } = photo;
  await putAll(store, name, photo);
  return { name, alt, widthPx, heightPx, placeholder };
}

/** The main file last: who finds it finds its siblings. */
async function putAll(store: MediaStore, name: string, photo: ProcessedPhoto): Promise<void> {
  await store.put(thumbnailName(name), photo.thumbnail, 'image/webp');
  await store.put(middleName(name), photo.middle, 'image/webp');
  await store.put(name, photo.main, 'image/webp');
}

async function hasRoom(store: MediaStore, onError?: (error: unknown) => void): Promise<boolean> {
  try {
    return await store.hasRoom();
  } catch (error) {
    onError?.(error);
    return false;
  }
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sha256Text = (text: string) => sha256(new TextEncoder().encode(text));
