import { photoLimits } from '#domain/media/photo-intake.ts';
import type { UploadCap, UploadCaps } from '#domain/media/upload-reservations.ts';
import { mostPhotos } from './submission.ts';

/** All the photos that a bus may have, each as large as it may be, on their way at once. */
const oneBus: UploadCap = { files: mostPhotos, bytes: mostPhotos * photoLimits.bytes };

/** One address has no more on its way with any number of drafts than with one. */
export const arrivingCaps: UploadCaps = {
  sender: oneBus,
  network: oneBus,
  all: { files: 4_000, bytes: 4_000_000_000 },
};
