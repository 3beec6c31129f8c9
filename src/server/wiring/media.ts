import { join } from 'node:path';
import {
  createDiskMediaStore,
  removeAbandonedFiles,
} from '#adapters/media-disk/disk-media-store.ts';
import { createDiskPartialUploads } from '#adapters/media-disk/disk-partial-uploads.ts';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import { createS3PartialUploads } from '#adapters/media-s3/s3-partial-uploads.ts';
import { createPhotoProcessor } from '#adapters/photos-sharp/photo-processor.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createDemoActivity } from '#db/repositories/demo-activity.ts';
import { confirmListings } from '#db/repositories/staff-inventory-facts.ts';
import { createPhotoOrigins } from '#db/repositories/staff-inventory-views.ts';
import { createUploadReservations } from '#db/repositories/upload-reservations.ts';
import { contentPictureLimits } from '#domain/content/pictures/picture-limits.ts';
import { createArrivingFiles, type ArrivingFiles } from '#domain/media/arriving-files.ts';
import { createPhotoEditing, type PhotoEditing } from '#domain/media/edit-photo.ts';
import { deriveAvif, photoAvifTopic } from '#domain/media/derive-avif.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { createPhotoIntake, type PhotoIntake } from '#domain/media/photo-intake.ts';
import { arrivingCaps } from '#domain/selling/arriving-caps.ts';
import {
  createRemoveUnused,
  photoGoneTopic,
  type RemoveUnused,
} from '#domain/media/remove-unused.ts';
import { sweepOrphans } from '#domain/media/sweep-orphans.ts';
import { ordinaryRetries } from '#domain/outbox.ts';
import { siteArticlePictures } from './content/create-site-content.ts';
import { loadDemo } from './media/demo-inventory.ts';
import { createAsideDrawings } from './media/draw-aside.ts';
import { servedMedia, type MediaFiles } from '../http/media/media-files.ts';
import type { JobHandler } from '../jobs/outbox-worker.ts';
import { quietLog } from '../ops/log/quiet-log.ts';
import type { Area, Foundation } from './area.ts';

/** Orphans are a day old before they go; an hour more is soon enough (fault matrix G7). */
const sweepEveryMs = 3_600_000;

export interface MediaServices {
  store: MediaStore;
  photos: PhotoIntake;
  /** For pictures of articles and videos: smaller ones are welcome, nothing sweeps them. */
  contentPictures: PhotoIntake;
  editing: PhotoEditing;
  removeUnused: RemoveUnused;
  arriving: ArrivingFiles;
  files: MediaFiles;
  /** The database holds demo listings. */
  hasDemo: boolean;
}

/** Everything about pictures: the store that is configured, intake, serving, drawing, AVIF by job. */
export async function wireMedia(foundation: Foundation): Promise<Area<MediaServices>> {
  const { env, listings: repository, pools, log, now } = foundation;
  const { media: target } = env;
  const mediaDir = join(env.dataDir, 'media');
  const confirm = confirmListings(pools.visitors);
  const activity = createDemoActivity(pools.visitors);
  const demo = await loadDemo({
    enabled: env.demo,
    repository,
    confirm,
    lots: createLotStore(pools.visitors, { jobTopics: foundation.jobTopics }),
    activity,
    now,
    mediaDir,
    log,
  });
  /** Draws one of our own pictures into a folder like `mediaDir`; false when the name is none. */
  const drawMissing = async (folder: string, name: string) => {
    const { drawCategoryPicture } =
      await import('#adapters/category-pictures/draw-category-picture.ts');
    return (
      (await drawCategoryPicture(folder, name)) ||
      (await siteArticlePictures(folder)(name)) ||
      (await demo.drawMissing(folder, name))
    );
  };
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
    reservations: createUploadReservations(pools.visitors),
    caps: arrivingCaps,
    now,
  });
  const avif: JobHandler = {
    topic: photoAvifTopic,
    retries: ordinaryRetries,
    timeoutMs: 120_000,
    endsAtStop: true,
    async handle(jobs, signal) {
      for (const job of jobs) await deriveAvif({ store, processor }, job.key, signal);
    },
  };
  const usedNames = () => usedMediaNames(pools.jobs);
  const origins = createPhotoOrigins(pools.jobs, now);
  const gone: JobHandler = {
    topic: photoGoneTopic,
    async handle(jobs) {
      const onFault = (error: unknown) => {
        throw error;
      };
      await createRemoveUnused({ store, usedNames, origins, onFault })(jobs.map(({ key }) => key));
    },
  };
  const services: MediaServices = {
    store,
    arriving,
    removeUnused: createRemoveUnused({
      store,
      usedNames,
      origins,
      onFault: (error) => log.error({ err: error }, 'photos that nothing names stay for now'),
    }),
    editing: createPhotoEditing({
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
      limits: contentPictureLimits,
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
    hasDemo: demo.present,
  };
  return {
    services,
    jobs: [avif, gone],
    every: [
      {
        name: 'half-written-files',
        everyMs: sweepEveryMs,
        firstAfterMs: 0,
        run: () => Promise.all([removeAbandonedFiles(mediaDir, now()), arriving.sweep()]),
        fault: 'the media folder, or the bucket, cannot be read and written',
      },
      {
        name: 'photo-sweep',
        everyMs: sweepEveryMs,
        // A bucket is everybody's; a disk is cleaned by the node that has it.
        lease: target.kind === 's3',
        async run() {
          const { removed } = await sweepOrphans({
            store,
            usedNames,
            forgetGone: origins.forgetGone,
            now: now(),
          });
          if (removed > 0) log.info({ removed }, 'photos that nothing names were deleted');
        },
        fault: 'photos that nothing names stay for now',
      },
    ],
    start: demo.drawRest,
    async close() {
      await processor.close();
      await demo.stop();
    },
  };
}
