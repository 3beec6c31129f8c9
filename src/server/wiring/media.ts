import { join } from 'node:path';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { confirmListings } from '#db/repositories/staff-inventory-facts.ts';
import { createPhotoOrigins } from '#db/repositories/staff-inventory-views.ts';
import { createUploadReservations } from '#db/repositories/upload-reservations.ts';
import { createMediaServices, type MediaServices } from '../create-media-services.ts';
import { siteArticlePictures } from '../create-site-content.ts';
import { loadDemo } from '../demo-inventory.ts';
import type { Area, Foundation } from './area.ts';

interface SiteMedia extends MediaServices {
  /** The database holds demo listings. */
  hasDemo: boolean;
}

/** Pictures that were uploaded, and those that are drawn when somebody first asks for them. */
export async function wireMedia(foundation: Foundation): Promise<Area<SiteMedia>> {
  const { env, listings: repository, pools, log, now } = foundation;
  const mediaDir = join(env.dataDir, 'media');
  const confirm = confirmListings(pools.visitors);
  const demo = await loadDemo({ enabled: env.demo, repository, confirm, mediaDir, log });
  const media = createMediaServices({
    target: env.media,
    mediaDir,
    async drawMissing(folder, name) {
      const { drawCategoryPicture } = await import('#demo/pictures/draw-category-picture.ts');
      return (
        (await drawCategoryPicture(folder, name)) ||
        (await siteArticlePictures(folder)(name)) ||
        (await demo.drawMissing(folder, name))
      );
    },
    usedNames: () => usedMediaNames(pools.jobs),
    forgetGone: createPhotoOrigins(pools.jobs, now).forgetGone,
    reservations: createUploadReservations(pools.visitors),
    log,
    now,
  });
  return {
    ...media,
    services: { ...media.services, hasDemo: demo.present },
    start: demo.drawRest,
    async close() {
      await media.close();
      await demo.stop();
    },
  };
}
