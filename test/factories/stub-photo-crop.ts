import { createHash } from 'node:crypto';
import type { PhotoCrop } from '#domain/media/crop-photo.ts';

/** Cuts nothing: a name and a size as a real crop gives them. */
export const stubPhotoCrop: PhotoCrop = {
  async crop(image, { leftPx, topPx, widthPx, heightPx }) {
    const key = `${image.name} ${leftPx} ${topPx} ${widthPx} ${heightPx}`;
    const name = `photos/${createHash('sha256').update(key).digest('hex').slice(0, 32)}.webp`;
    return { outcome: 'stored', image: { ...image, name, widthPx, heightPx } };
  },
};
