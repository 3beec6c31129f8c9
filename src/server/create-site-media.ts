import { join } from 'node:path';
import type { Pools } from '#db/open-pools.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { confirmListings } from '#db/repositories/staff-inventory-facts.ts';
import { createPhotoOrigins } from '#db/repositories/staff-inventory-views.ts';
import { createUploadReservations } from '#db/repositories/upload-reservations.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { JobLeases } from '#domain/job-leases.ts';
import { createMediaServices, type MediaServices } from './create-media-services.ts';
import { siteArticlePictures } from './create-site-content.ts';
import { loadDemo, type DemoInventory } from './demo-inventory.ts';
import type { Env } from './env.ts';
import type { Logger } from './logger.ts';

/** Pictures that were uploaded, and those that are drawn when somebody first asks for them. */
export async function createSiteMedia(parts: {
  env: Pick<Env, 'dataDir' | 'demo' | 'media'>;
  repository: ListingRepository;
  pools: Pools;
  leases: JobLeases;
  log: Logger;
  now(): Date;
}): Promise<{ media: MediaServices; demo: DemoInventory }> {
  const { env, repository, pools, leases, log, now } = parts;
  const mediaDir = join(env.dataDir, 'media');
  const confirm = confirmListings(pools.visitors);
  const demo = await loadDemo({ enabled: env.demo, repository, confirm, mediaDir, log });
  const media = createMediaServices({
    target: env.media,
    mediaDir,
    async drawMissing(folder, name) {
      const { drawCategoryPicture } =
        await import('#adapters/category-pictures/draw-category-picture.ts');
      return (
        (await drawCategoryPicture(folder, name)) ||
        (await siteArticlePictures(folder)(name)) ||
        (await demo.drawMissing(folder, name))
      );
    },
    usedNames: () => usedMediaNames(pools.jobs),
    forgetGone: createPhotoOrigins(pools.jobs, now).forgetGone,
    reservations: createUploadReservations(pools.visitors),
    leases,
    log,
    now,
  });
  return { media, demo };
}
