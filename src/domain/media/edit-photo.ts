import { answerBytes } from '#domain/foreign-answer.ts';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { Asker } from '#domain/line.ts';
import type { MediaStore } from './media-store.ts';
import { photoLimits, storePhoto, type StoredPhoto } from './photo-intake.ts';
import type { CropBox, PhotoEdit, PhotoProcessor } from './photo-processor.ts';
import { refusal, type Refusal } from './photo-refusals.ts';

type StoredImage = Omit<ListingImage, 'takenMonth'>;

/**
 * Makes another picture of a stored one and stores it as a picture of its own; the one it is made of is
 * left alone. The same edit gives the same name. Faults of ours are refusals, told to `onFault`.
 */
export interface PhotoEditing {
  /** Cuts a rectangle out. */
  crop(image: StoredImage, box: CropBox): Promise<StoredPhoto | Refusal>;
  /** A quarter turn clockwise; the longer side fits where every photo does. */
  turn(image: StoredImage, asker?: Asker): Promise<StoredPhoto | Refusal>;
}

export function createPhotoEditing(parts: {
  store: MediaStore;
  processor: PhotoProcessor;
  onFault?: (error: unknown) => void;
}): PhotoEditing {
  const { store, processor, onFault } = parts;

  const ofStaff: Asker = { sender: ['staff', 'crops'] };

  async function edit(image: StoredImage, key: string, how: PhotoEdit & { asker: Asker }) {
    try {
      const stored = await store.open(image.name);
      if (!stored) return refusal('damaged');
      const whole = await answerBytes(new Response(stored.stream() as BodyInit), photoLimits.bytes);
      const result = await processor.process(whole, 'webp', photoLimits, how);
      if (result.outcome === 'failed') return refusal(result.fault);
      const edited = await storePhoto(store, key, result.photo, image.alt);
      return { outcome: 'stored' as const, image: edited };
    } catch (error) {
      onFault?.(error);
      return refusal('cannot-store');
    }
  }

  return {
    crop(image, box) {
      const { leftPx, topPx, widthPx, heightPx } = box;
      const key = `crop ${image.name} ${leftPx} ${topPx} ${widthPx} ${heightPx}`;
      return edit(image, key, { crop: box, asker: ofStaff });
    },
    turn: (image, asker = ofStaff) => edit(image, `turn ${image.name}`, { isTurned: true, asker }),
  };
}

/** Where a rectangle of a picture lies once that is a quarter turn further and `turned` in size. */
export function turnedBox(
  { leftPx, topPx, widthPx, heightPx }: CropBox,
  picture: Pick<ListingImage, 'heightPx'>,
  turned: Pick<ListingImage, 'widthPx'>,
): CropBox {
  const scale = turned.widthPx / picture.heightPx;
  return {
    leftPx: (picture.heightPx - topPx - heightPx) * scale,
    topPx: leftPx * scale,
    widthPx: heightPx * scale,
    heightPx: widthPx * scale,
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
