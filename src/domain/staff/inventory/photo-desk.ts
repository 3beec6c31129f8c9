import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { boxInside, type PhotoCrop } from '#domain/media/crop-photo.ts';
import { avifName } from '#domain/media/derive-avif.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import type { CropBox } from '#domain/media/photo-processor.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { changePhotos, mostListingPhotos, type PhotoChange } from './photo-change.ts';
import type { StaffInventoryRepository } from './staff-inventory-repository.ts';
import type { PhotoOrigins } from './staff-views.ts';

/** Bytes of what was sent and of what is kept; null where nothing is known or nothing was made. */
export interface PhotoSizes {
  name: string;
  sentBytes: number | null;
  fileName: string | null;
  cropped: boolean;
  webpBytes: number | null;
  avifBytes: number | null;
  thumbnailBytes: number | null;
}

export type AddPhotoOutcome =
  | { outcome: 'added' | 'repeated'; name: string }
  | { outcome: 'refused'; message: string };

export type CropOutcome =
  | { outcome: 'cropped'; name: string }
  | { outcome: 'refused'; message: string };

export interface PhotoDesk {
  add(
    member: StaffMember,
    id: number,
    upload: { source: Uint8Array | ReadableStream<Uint8Array>; fileName: string | null },
  ): Promise<AddPhotoOutcome>;
  /** False when there is no such listing or picture; nothing of others is touched. */
  change(member: StaffMember, id: number, change: PhotoChange): Promise<boolean>;
  crop(member: StaffMember, id: number, name: string, box: CropBox): Promise<CropOutcome>;
  sizes(images: readonly ListingImage[]): Promise<PhotoSizes[]>;
}

export function createPhotoDesk(parts: {
  repository: StaffInventoryRepository;
  photos: PhotoIntake;
  crop: PhotoCrop;
  store: Pick<MediaStore, 'open'>;
  origins: PhotoOrigins;
}): PhotoDesk {
  const { repository, photos, crop, store, origins } = parts;

  const apply = (author: StaffMember, id: number, change: PhotoChange) =>
    repository.change(
      { author, action: 'listing.photos', id, expectedRevision: null },
      ({ listing }) => {
        const images = changePhotos(listing.images, change);
        return images === listing.images ? null : { patch: { images: [...images] } };
      },
    );

  async function sizeOf(name: string): Promise<number | null> {
    const stored = await store.open(name);
    await stored?.discard();
    return stored?.sizeBytes ?? null;
  }

  return {
    async add(member, id, { source, fileName }) {
      const current = await repository.find(id);
      if (!current || current.listing.images.length >= mostListingPhotos) {
        if (source instanceof ReadableStream) await source.cancel().catch(() => {});
        const full = `There are ${mostListingPhotos} photos already, which is the most. Remove one first.`;
        return { outcome: 'refused', message: current ? full : 'This listing is gone.' };
      }
      const counted = countBytes(source);
      const alt = `Photo of the ${listingTitle(current.listing)}`;
      const taken = await photos.intake(counted.source, { alt });
      if (taken.outcome === 'refused') return taken;
      const { name } = taken.image;
      await origins.note({ name, sentBytes: counted.bytes(), fileName, croppedFrom: null });
      const changed = await apply(member, id, { what: 'add', image: taken.image });
      return { outcome: changed.outcome === 'changed' ? 'added' : 'repeated', name };
    },

    async change(member, id, change) {
      const { outcome } = await apply(member, id, change);
      return outcome === 'changed';
    },

    async crop(member, id, name, box) {
      const current = await repository.find(id);
      const image = current?.listing.images.find((one) => one.name === name);
      if (!image) return { outcome: 'refused', message: 'This photo is not on this listing.' };
      const inside = boxInside(box, image);
      if (!inside)
        return {
          outcome: 'refused',
          message: 'The part must lie in the photo and have at least 320 by 240 pixels.',
        };
      const cropped = await crop.crop(image, inside);
      if (cropped.outcome === 'refused') return cropped;
      const before = (await origins.find([name])).get(name);
      await origins.note({
        name: cropped.image.name,
        sentBytes: before?.sentBytes ?? null,
        fileName: before?.fileName ?? null,
        croppedFrom: name,
      });
      const { outcome } = await apply(member, id, { what: 'replace', name, image: cropped.image });
      return outcome === 'changed'
        ? { outcome: 'cropped', name: cropped.image.name }
        : { outcome: 'refused', message: 'Somebody removed this photo in the meantime.' };
    },

    async sizes(images) {
      const known = await origins.find(images.map(({ name }) => name));
      return Promise.all(
        images.map(async ({ name }) => {
          const origin = known.get(name);
          const [webpBytes, avifBytes, thumbnailBytes] = await Promise.all([
            sizeOf(name),
            sizeOf(avifName(name)),
            sizeOf(thumbnailName(name)),
          ]);
          return {
            name,
            sentBytes: origin?.sentBytes ?? null,
            fileName: origin?.fileName ?? null,
            cropped: (origin?.croppedFrom ?? null) !== null,
            webpBytes,
            avifBytes,
            thumbnailBytes,
          };
        }),
      );
    },
  };
}

/** The same source, counting what passes. */
function countBytes(source: Uint8Array | ReadableStream<Uint8Array>) {
  if (source instanceof Uint8Array) return { source, bytes: () => source.byteLength };
  let total = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { source: source.pipeThrough(counting), bytes: () => total };
}
