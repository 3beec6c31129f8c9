import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskMediaStore } from '#adapters/media-disk/disk-media-store.ts';
import { createPhotoProcessor } from '#adapters/photos-sharp/photo-processor.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { createPhotoIntake, type PhotoIntake } from '#domain/media/photo-intake.ts';
import type { PhotoProcessor } from '#domain/media/photo-processor.ts';

export interface PhotoBed {
  /** Of the media store alone. */
  folder: string;
  store: MediaStore;
  processor: PhotoProcessor;
  photos: PhotoIntake;
  close(): Promise<void>;
}

/** Photos as the site takes them, decoded by the real library, into a folder that goes with it. */
export async function createPhotoBed(): Promise<PhotoBed> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-photos-'));
  const store = createDiskMediaStore(folder);
  const processor = createPhotoProcessor();
  return {
    folder,
    store,
    processor,
    photos: createPhotoIntake({ store, processor }),
    async close() {
      await processor.close();
      await rm(folder, { recursive: true });
    },
  };
}
