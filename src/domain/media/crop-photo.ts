import { answerBytes } from '#domain/foreign-answer.ts';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { MediaStore } from './media-store.ts';
import { photoLimits, storePhoto, type StoredPhoto } from './photo-intake.ts';
import type { CropBox, PhotoProcessor } from './photo-processor.ts';
import { refusal, type Refusal } from './photo-refusals.ts';

/**
 * Cuts a rectangle out of a stored picture and stores it as a picture of its own; the whole one is
 * left alone. The same rectangle gives the same name. Faults of ours are refusals, told to `onFault`.
 */
export interface PhotoCrop {
  crop(image: ListingImage, box: CropBox): Promise<StoredPhoto | Refusal>;
}

export function createPhotoCrop(parts: {
  store: MediaStore;
  processor: PhotoProcessor;
  onFault?: (error: unknown) => void;
}): PhotoCrop {
  const { store, processor, onFault } = parts;
  return {
    async crop(image, box) {
      try {
        const stored = await store.open(image.name);
        if (!stored) return refusal('damaged');
        const whole = await answerBytes(
          new Response(stored.stream() as BodyInit),
          photoLimits.bytes,
        );
        const result = await processor.process(whole, 'webp', photoLimits, {
          crop: box,
          asker: { sender: ['staff', 'crops'] },
        });
        if (result.outcome === 'failed') return refusal(result.fault);
        const { leftPx, topPx, widthPx, heightPx } = box;
        const key = `crop ${image.name} ${leftPx} ${topPx} ${widthPx} ${heightPx}`;
        const cropped = await storePhoto(store, key, result.photo, image.alt);
        return { outcome: 'stored', image: cropped };
      } catch (error) {
        onFault?.(error);
        return refusal('cannot-store');
      }
    },
  };
}

/** The part of a rectangle that lies in the picture; null when too little of it does. */
export function boxInside(
  box: CropBox,
  { widthPx, heightPx }: Pick<ListingImage, 'widthPx' | 'heightPx'>,
): CropBox | null {
  if (!Object.values(box).every(Number.isFinite)) return null;
  const leftPx = Math.max(0, Math.round(box.leftPx));
  const topPx = Math.max(0, Math.round(box.topPx));
  const right = Math.min(widthPx, Math.round(box.leftPx + box.widthPx));
  const bottom = Math.min(heightPx, Math.round(box.topPx + box.heightPx));
  const inside = { leftPx, topPx, widthPx: right - leftPx, heightPx: bottom - topPx };
  const { longSidePx, shortSidePx } = photoLimits;
  const long = Math.max(inside.widthPx, inside.heightPx);
  const short = Math.min(inside.widthPx, inside.heightPx);
  return long >= longSidePx && short >= shortSidePx ? inside : null;
}
