import { createHash } from 'node:crypto';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import type { PhotoEditing } from '#domain/media/edit-photo.ts';

/** Makes no picture: a name and a size as a real edit gives them. */
export const stubPhotoEditing: PhotoEditing = {
  async crop(image, { leftPx, topPx, widthPx, heightPx }) {
    const key = `${image.name} ${leftPx} ${topPx} ${widthPx} ${heightPx}`;
    return stored(image, key, widthPx, heightPx);
  },
  async turn(image) {
    return stored(image, `turn ${image.name}`, image.heightPx, image.widthPx);
  },
};

const stored = (
  image: Omit<ListingImage, 'takenMonth'>,
  key: string,
  widthPx: number,
  heightPx: number,
) => {
  const name = `photos/${createHash('sha256').update(key).digest('hex').slice(0, 32)}.webp`;
  return { outcome: 'stored' as const, image: { ...image, name, widthPx, heightPx } };
};
