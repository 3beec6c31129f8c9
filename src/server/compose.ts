import { siteSettings as builtInSettings } from '#content/site-settings.ts';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { createSearchTally } from '#db/repositories/search-tally.ts';
import { createInsight } from '#domain/analytics/insight.ts';
import { freeBytes } from '#files/free-bytes.ts';
import { startPromoArticle } from '#domain/content/promo-article.ts';
import type { PageAssets } from '#site/site-services.ts';
import { staffUrls } from '#staff/urls.ts';
import type { AppParts } from './app.ts';
import { createAnalytics, roomFor } from './create-analytics.ts';
import { createBackups } from './create-backups.ts';
import { createSpoolFor } from './create-form-spool.ts';
import { createLeadServices } from './create-lead-services.ts';
import { createSiteMedia } from './create-site-media.ts';
import { createSellServices } from './create-sell-services.ts';
import { createStaffServices } from './create-staff-services.ts';
import { createContentEditing } from './create-content-editing.ts';
import { createContentServices } from './create-content-services.ts';
import type { Env } from './env.ts';
import { composeHostedSearch } from './compose-hosted-search.ts';
import type { HighWaterWatch } from './high-water-mark.ts';
import { defaultSearchService } from './http/algolia/algolia-settings.ts';
import { indexNowHandler, indexNowTopic } from './index-now.ts';
import type { Logger } from './logger.ts';
import { marketingForm } from './marketing-form.ts';
import { openData, writeOnThread } from './open-data.ts';
import { createPopularSearches } from './popular-searches.ts';
import { publishInventory } from './publish-inventory.ts';
import { quietLog } from './quiet-log.ts';
import { createReadiness } from './readiness.ts';
import { startOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import type { MetricSources } from './metrics/metrics.ts';
import { startTagWatch, type TagWatch } from './page-cache/tag-watch.ts';

export interface Composition {
  parts: Omit<AppParts, 'assetRoutes'>;
  /** For the page cache, the metrics, and whoever watches the database's file. */
  operations: { watch: TagWatch; sources: Omit<MetricSources, 'ready'>; highWater: HighWaterWatch };
  /** Starts what need not be ready for the first visitor; call when the server listens. */
  afterListening(): void;
  /** Path of a one-time sign-in to the demo's back office; null once there are real accounts. */
  demoSignIn(): Promise<string | null>;
  /** Finishes what runs in the background and closes the database. */
  close(): Promise<void>;
}

const now = () => new Date();

/**
 * Builds the running site from its configuration: the only place where databases and adapters are
 * made. Migrates, and loads the demo inventory into an empty database when asked to.
 */
export async function compose(env: Env, log: Logger, assets: PageAssets): Promise<Composition> {
  const { pools, versions, leases, highWater } = await openData(env, log, now);
  const database = pools.visitors;
  try {
    const outbox = createOutbox(database);
    const hosted = composeHostedSearch(env.search, { outbox, log });
    const { indexNowKey } = env;
    const jobTopics = [
      ...(hosted?.jobTopics ?? []),
      ...(indexNowKey === null ? [] : [indexNowTopic]),
    ];
    const repository = createListingRepository(database, { jobTopics });
    const watch = startTagWatch({ versions });
    const editing = await createContentEditing({
      database,
      builtInSettings,
      now,
      onChange: watch.bump,
      onFault: quietLog(log, now, 'content could not be read'),
    });
    if (hosted) editing.onSynonyms(hosted.synonymsChanged);
    const siteSettings = editing.settings;
    const { media, demo } = await createSiteMedia({ env, repository, pools, leases, log, now });
    const spool = createSpoolFor(env, log, now);
    const leads = createLeadServices({
      spool,
      database,
      mail: env.mail,
      settings: siteSettings,
      siteUrl: env.siteUrl,
      leases,
      log,
      now,
    });
    const selling = createSellServices({
      submissions: spool.submissions(createSubmissionRepository(database)),
      listings: repository,
      photoIntake: media.photos,
      arriving: media.arriving,
      mailer: leads.mailer,
      staffMail: leads.staffMail,
      makeLimit: leads.makeLimit,
      settings: siteSettings,
      siteUrl: env.siteUrl,
      salesAddress: env.mail.salesTo ?? siteSettings.salesEmail,
      leases,
      log,
      now,
    });
    const backups = createBackups({
      database: pools.jobs,
      target: env.database,
      dataDir: env.dataDir,
      bucket: env.media.kind === 's3',
      settings: env.backup,
      leases,
      log,
      now,
    });
    const insight = createInsight(createDailyCounts(pools.staff));
    const staff = await createStaffServices({
      database: pools.staff,
      settings: siteSettings,
      siteUrl: env.siteUrl,
      secret: env.staffSecret,
      mailer: leads.mailer,
      insight,
      inventory: { media, jobTopics, staleDays: env.staleListingDays },
      content: editing.desk({
        pictures: media.contentPictures,
        articlesReadOnly: env.content.kind !== 'builtin',
        videosFrom: env.videos.kind,
      }),
      imports: { feedHosts: env.importFeedHosts },
      operations: {
        dataDir: env.dataDir,
        mailbox: env.mail.target.kind === 'mailbox',
        backup: backups.desk,
        arriving: media.arriving,
        // Search is made a moment later; nobody can ask before.
        searchable: () => (hosted ? null : buses.search.index.stats().documents),
      },
      now,
    });
    const buses = await publishInventory({
      target: env.database,
      repository,
      versions,
      watch,
      outbox,
      hosted: hosted?.search,
      words: editing.words,
      leads: leads.repository,
      mailer: leads.mailer,
      settings: siteSettings,
      siteUrl: env.siteUrl,
      dataDir: env.dataDir,
      keepsIndex: env.mode === 'production',
      leases,
      log,
      now,
    });
    const knowledge = await createContentServices({
      target: env.content,
      videos: env.videos,
      settings: siteSettings,
      dataDir: env.dataDir,
      intake: media.contentPictures,
      editing,
      onChange: () => watch.bump('content'),
      log,
      now,
    });
    const { content, videos } = knowledge;
    const promoArticle = await startPromoArticle(content, now, editing.sections);
    editing.onContent(promoArticle.refresh);
    const popular = createPopularSearches({ tally: createSearchTally(database), leases, now, log });
    const analytics = createAnalytics({
      target: env.analytics,
      database: pools.jobs,
      insight,
      trustedProxies: env.trustedProxies,
      leases,
      log,
      now,
      onSearched: popular.countWords,
      hasRoom: roomFor(env),
    });
    const { trending } = analytics;
    const own = { search: buses.search, settings: defaultSearchService };
    const ownSearch = { ...own, trending, words: editing.words };
    let worker: OutboxWorker | null = null;
    return {
      operations: {
        watch,
        highWater,
        sources: {
          outbox: outbox.counts,
          probeDatabase: versions.current,
          pool: pools.connections,
          searchable: () => buses.search.index.stats().documents,
          spool: spool.counts,
          diskFreeBytes: () => freeBytes(env.dataDir),
          lastBackupAt: backups.lastAt,
        },
      },
      parts: {
        site: {
          inventory: buses.inventory,
          searchBuses: buses.searchBuses,
          places: buses.places,
          content,
          videos,
          categories: editing.categories,
          sections: editing.sections,
          readWords: editing.words.read,
          promoArticle,
          leads: leads.desk,
          selling,
          settings: siteSettings,
          analytics: analytics.page,
          popularSearches: () => editing.popular(popular.words()),
          countSearch: popular.count,
          searchSettings: hosted?.browserSettings,
          marketingForm: marketingForm(env.leadForm),
          demo: demo.present,
          devPages: env.mode !== 'production',
          siteUrl: env.siteUrl,
          assets,
          now,
          // Not the error itself: PostgreSQL puts the refused row, with its person, into one.
          reportFault: (requestId, error) =>
            log.error({ requestId, problem: String(error) }, 'a form could not be saved'),
        },
        trustedProxies: env.trustedProxies,
        searchService: hosted ? null : ownSearch,
        collector: analytics.collector,
        searchHosts: hosted?.browserHosts,
        staff: staff.services,
        media: media.files,
        feeds: buses.feeds,
        movedTo: editing.movedTo,
        indexNowKey,
        videoCacheKey: env.videoCacheKey,
        log,
        ready: createReadiness(database, versions),
      },
      afterListening() {
        writeOnThread(database, log);
        popular.start();
        spool.start();
        leads.staffMail.start();
        knowledge.start();
        editing.start();
        analytics.start();
        demo.drawRest();
        buses.start();
        staff.imports.start((error) => log.warn({ err: error }, 'imports could not be looked at'));
        backups.start();
        const handlers = [
          ...leads.handlers,
          ...buses.handlers,
          ...media.handlers,
          ...selling.handlers,
          ...analytics.handlers,
          ...staff.handlers,
          ...(hosted?.handlers(repository, editing.synonyms) ?? []),
          ...(indexNowKey === null
            ? []
            : [indexNowHandler({ key: indexNowKey, siteUrl: env.siteUrl, repository })]),
        ];
        worker = startOutboxWorker({ outbox: createOutbox(pools.jobs), handlers, log });
        hosted?.rebuild();
      },
      async demoSignIn() {
        const link = demo.present ? await staff.services.links.demoLink() : null;
        return link && staffUrls.oneTimeLink(link.token);
      },
      async close() {
        await buses.stop();
        watch.stop();
        staff.imports.stop();
        knowledge.stop();
        editing.stop();
        await worker?.stop();
        await popular.stop();
        await analytics.stop();
        await buses.end();
        selling.close();
        await spool.stop();
        await backups.stop();
        await leads.close();
        await media.close();
        await demo.stop();
        await highWater.stop();
        await pools.close();
      },
    };
  } catch (error) {
    await pools.close();
    throw error;
  }
}
