import { join } from 'node:path';
import { siteSettings } from '#content/site-settings.ts';
import { openDatabase } from '#db/open-database.ts';
import { migrate } from '#db/migrate.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { drawCategoryPicture } from '#demo/pictures/draw-category-picture.ts';
import type { PageAssets } from '#site/site-services.ts';
import type { AppParts } from './app.ts';
import { createSiteContent } from './create-site-content.ts';
import { loadDemo } from './demo-inventory.ts';
import type { Env } from './env.ts';
import { defaultSearchService } from './http/algolia/algolia-settings.ts';
import { diskMediaFiles } from './http/media/media-files.ts';
import { startInventoryServices } from './inventory-services.ts';
import type { Logger } from './logger.ts';

export interface Composition {
  parts: Omit<AppParts, 'assetRoutes'>;
  /** Starts what need not be ready for the first visitor; call when the server listens. */
  afterListening(): void;
  /** Finishes what runs in the background and closes the database. */
  close(): Promise<void>;
}

const now = () => new Date();

/**
 * Builds the running site from its configuration: the only place where databases and adapters are
 * made. Migrates, and loads the demo inventory into an empty database when asked to.
 */
export async function compose(env: Env, log: Logger, assets: PageAssets): Promise<Composition> {
  const database = await openDatabase(env.database);
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    const repository = createListingRepository(database);
    const versions = createTagVersions(database);
    const mediaDir = join(env.dataDir, 'media');
    const demo = await loadDemo({ enabled: env.demo, repository, mediaDir, log });
    const buses = await startInventoryServices({ repository, versions, log, now });
    return {
      parts: {
        site: {
          inventory: buses.inventory,
          searchBuses: buses.searchBuses,
          content: await createSiteContent(siteSettings),
          settings: siteSettings,
          demo: demo.present,
          devPages: env.mode !== 'production',
          siteUrl: env.siteUrl,
          assets,
          now,
        },
        searchService: { search: buses.search, settings: defaultSearchService },
        media: diskMediaFiles(
          mediaDir,
          async (name) =>
            (await drawCategoryPicture(mediaDir, name)) || (await demo.drawMissing(name)),
        ),
        log,
        ready: async () => {
          try {
            await versions.current();
            return null;
          } catch {
            return 'the database does not answer';
          }
        },
      },
      afterListening: () => demo.drawRest(),
      async close() {
        buses.close();
        await demo.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
