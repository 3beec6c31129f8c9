import type { PhotoLimits } from '../../media/photo-processor.ts';

/** Of pictures of articles and videos: smaller ones than those of buses are welcome. */
export const contentPictureLimits: PhotoLimits = {
  bytes: 8_000_000,
  pixels: 40_000_000,
  longSidePx: 120,
  shortSidePx: 60,
};
