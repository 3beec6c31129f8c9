import {
  createDiskMediaStore,
  removeAbandonedFiles,
} from '#adapters/media-disk/disk-media-store.ts';
import { createDiskPartialUploads } from '#adapters/media-disk/disk-partial-uploads.ts';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import { createS3PartialUploads } from '#adapters/media-s3/s3-partial-uploads.ts';
import { createPhotoProcessor } from '#adapters/photos-sharp/photo-processor.ts';
import { createArrivingFiles, type ArrivingFiles } from '#domain/media/arriving-files.ts';
import { createPhotoCrop, type PhotoCrop } from '#domain/media/crop-photo.ts';
import { deriveAvif, photoAvifTopic } from '#domain/media/derive-avif.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { createPhotoIntake, type PhotoIntake } from '#domain/media/photo-intake.ts';
import type { UploadReservations } from '#domain/media/upload-reservations.ts';
import { arrivingCaps } from '#domain/selling/arriving-caps.ts';
import { sweepOrphans } from '#domain/media/sweep-orphans.ts';
import { ordinaryRetries } from '#domain/outbox.ts';
import { servedMedia, type MediaFiles } from './http/media/media-files.ts';
import { createAsideDrawings } from './draw-aside.ts';
import type { Logger } from './logger.ts';
import type { MediaTarget } from './media-target.ts';
import type { JobHandler } from './outbox-worker.ts';
import { quietLog } from './quiet-log.ts';
import type { Area } from './wiring/area.ts';

/** Orphans are a day old before they go; an hour more is soon enough (fault matrix G7). */
const sweepEveryMs = 3_600_000;

export interface MediaServices {
  store: MediaStore;
  photos: PhotoIntake;
  /** For pictures of foreign articles and videos: smaller ones are welcome, nothing sweeps them. */
  contentPictures: PhotoIntake;
  crop: PhotoCrop;
  arriving: ArrivingFiles;
  files: MediaFiles;
}

/** Everything about pictures: the store that is configured, intake, serving, AVIF by job. */
export function createMediaServices(parts: {
  target: MediaTarget;
  mediaDir: string;
  /** Draws one of our own pictures into a folder like `mediaDir`; false when the name is none. */
  drawMissing: (folder: string, name: string) => Promise<boolean>;
  /** Main files that listings and submissions name. */
  usedNames: () => Promise<ReadonlySet<string>>;
  /** Forgets what is noted of photos that are gone; see `sweepOrphans`. */
  forgetGone?: (kept: ReadonlySet<string>, before: Date) => Promise<void>;
  /** Room for photos on their way, of all nodes together. */
  reservations: UploadReservations;
  log: Logger;
  now(): Date;
}): Area<MediaServices> {
  const { target, mediaDir, drawMissing, usedNames, forgetGone, log, now } = parts;
  const disk = createDiskMediaStore(mediaDir);
  const store = target.kind === 's3' ? createS3MediaStore(target) : disk;
  const processor = createPhotoProcessor();
  const aside = createAsideDrawings({ draw: drawMissing });
  const notStored = quietLog(log, now, 'pictures are drawn but cannot be stored');
  const arriving = createArrivingFiles({
    // Beside the media, not among them: nothing that has not been checked may be served. In the
    // bucket any node goes on with an upload (fault matrix I-5).
    partials:
      target.kind === 's3'
        ? createS3PartialUploads(target)
        : createDiskPartialUploads(`${mediaDir}-arriving`),
    reservations: parts.reservations,
    caps: arrivingCaps,
    now,
  });
  const avif: JobHandler = {
    topic: photoAvifTopic,
    retries: ordinaryRetries,
    timeoutMs: 120_000,
    async handle(jobs) {
      for (const job of jobs) await deriveAvif({ store, processor }, job.key);
    },
  };
  const services: MediaServices = {
    store,
    arriving,
    crop: createPhotoCrop({
      store,
      processor,
      onFault: (error) => log.error({ err: error }, 'a photo could not be cropped'),
    }),
    photos: createPhotoIntake({
      store,
      processor,
      onFault: (error) => log.error({ err: error }, 'a photo could not be taken in'),
    }),
    contentPictures: createPhotoIntake({
      store,
      processor,
      folder: 'content',
      limits: { bytes: 8_000_000, pixels: 40_000_000, longSidePx: 120, shortSidePx: 60 },
      onFault: (error) => log.error({ err: error }, 'a picture of an article could not be stored'),
    }),
    files: servedMedia({
      uploads: store,
      drawings: disk,
      prepare: (name) => drawMissing(mediaDir, name),
      aside(name, fault) {
        notStored(String(fault));
        return aside.draw(name);
      },
    }),
  };
  return {
    services,
    jobs: [avif],
    every: [
      {
        name: 'half-written-files',
        everyMs: sweepEveryMs,
        firstAfterMs: 0,
        run: () => Promise.all([removeAbandonedFiles(mediaDir, now()), arriving.sweep()]),
        fault: 'half-written files could not be cleared away',
      },
      {
        name: 'photo-sweep',
        everyMs: sweepEveryMs,
        // A bucket is everybody's; a disk is cleaned by the node that has it.
        lease: target.kind === 's3',
        async run() {
          const { removed } = await sweepOrphans({ store, usedNames, forgetGone, now: now() });
          if (removed > 0) log.info({ removed }, 'photos that nothing names were deleted');
        },
        fault: 'photos that nothing names stay for now',
      },
    ],
    close: () => processor.close(),
  };
}
