import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createRecallStore } from '#db/repositories/recall-store.ts';
import { cacheTags } from '#domain/tag-versions.ts';
import { freeBytes } from '#files/free-bytes.ts';
import type { PageAssets } from '#site/site-services.ts';
import { staffUrls } from '#staff/urls.ts';
import type { AppParts } from '../front/start/pages-app.ts';
import { composeHostedSearch } from './inventory/compose-hosted-search.ts';
import { createBackups } from '../ops/create-backups.ts';
import type { Env } from '../config/env.ts';
import type { HighWaterWatch } from '../ops/high-water-mark.ts';
import { defaultSearchService } from '../http/algolia/algolia-settings.ts';
import { indexNowTopic } from '../jobs/index-now.ts';
import { createChangeFeed, type ChangeFeed } from '../jobs/change-feed.ts';
import { createScheduler, type Task } from '../jobs/scheduler.ts';
import type { Logger } from '../ops/log/logger.ts';
import { marketingForm } from '../front/middleware/content-policy/marketing-form.ts';
import type { MetricSources } from '../ops/metrics/metrics.ts';
import { openData, writeOnThread } from '../config/start/open-data.ts';
import { startOutboxWorker, type OutboxWorker } from '../jobs/outbox-worker.ts';
import { createReadiness } from '../ops/readiness.ts';
import { wireAnalytics } from './analytics.ts';
import type { Area, Foundation } from './area.ts';
import { wireContent } from './content.ts';
import { wireDocuments } from './documents/wire-documents.ts';
import { wireForms } from './forms.ts';
import { wireInventory } from './inventory.ts';
import { wireMedia } from './media.ts';
import { wirePartners } from './partners/wire-partners.ts';
import { createStaffServices } from './staff.ts';

export interface Composition {
  parts: Omit<AppParts, 'assetRoutes' | 'dictionaries'>;
  /** For the page cache, the metrics, and whoever watches the database's file. */
  operations: {
    changes: ChangeFeed;
    sources: Omit<MetricSources, 'ready'>;
    highWater: HighWaterWatch;
  };
  /** Starts what need not be ready for the first visitor, and `more`; call when the server listens. */
  afterListening(more?: readonly Task[]): void;
  /** Path of a one-time sign-in to the demo's back office; null once there are real accounts. */
  demoSignIn(): Promise<string | null>;
  /** Finishes what runs in the background and closes the database. */
  close(): Promise<void>;
}

const now = () => new Date();

/**
 * Builds the running site from its configuration, area by area. Migrates, and loads the demo
 * inventory into an empty database when asked to.
 */
export async function compose(env: Env, log: Logger, assets: PageAssets): Promise<Composition> {
  const { pools, versions, leases, highWater } = await openData(env, log, now);
  const database = pools.visitors;
  const areas: Area<unknown>[] = [];
  const add = <Services>(area: Area<Services>): Services => {
    areas.push(area);
    return area.services;
  };
  try {
    const scheduler = createScheduler({ log, now, leases });
    const changes = createChangeFeed({ versions });
    scheduler.add(changes.every);
    const outbox = createOutbox(database);
    const hosted = composeHostedSearch(env.search, { outbox, log });
    const { indexNowKey, siteUrl, trustedProxies } = env;
    const jobTopics = [
      ...(hosted?.jobTopics ?? []),
      ...(indexNowKey === null ? [] : [indexNowTopic]),
    ];
    const foundation: Foundation = {
      env,
      log,
      now,
      pools,
      versions,
      changes,
      leases,
      outbox,
      listings: createListingRepository(database, { jobTopics }),
      jobTopics,
      hosted,
    };
    const media = add(await wireMedia(foundation));
    const documents = add(wireDocuments(foundation, media.files));
    const content = add(await wireContent(foundation, media));
    const { editing } = content;
    const { settings } = editing;
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
    add({ services: backups, jobs: [], every: backups.every, close: backups.close });
    const { leads, selling, inspections, waiting } = add(wireForms(foundation, settings, media));
    const { mailer, forwards } = leads;
    const buses = add(
      await wireInventory(foundation, { settings, editing, leads: leads.repository, mailer }),
    );
    const searchable = () => buses.search.index.stats().documents;
    const analytics = add(wireAnalytics(foundation));
    const staff = add(
      await createStaffServices({
        database: pools.staff,
        settings,
        siteUrl,
        secret: env.staffSecret,
        mailer,
        forwards,
        insight: analytics.insight,
        inventory: { media, jobTopics, staleDays: env.staleListingDays },
        content: content.service,
        imports: { feedHosts: env.importFeedHosts },
        operations: {
          dataDir: env.dataDir,
          mailbox: env.mail.target.kind === 'mailbox',
          backup: backups.service,
          arriving: media.arriving,
          searchable: () => (hosted ? null : searchable()),
        },
        now,
      }),
    );
    const partners = add(
      wirePartners({ database: pools.staff, dataDir: env.dataDir, jobTopics, now }),
    );
    let worker: OutboxWorker | null = null;
    return {
      operations: {
        changes,
        highWater,
        sources: {
          outbox: outbox.counts,
          probeDatabase: versions.current,
          pool: pools.connections,
          searchable,
          spool: waiting,
          diskFreeBytes: () => freeBytes(env.dataDir),
          lastBackupAt: backups.lastAt,
        },
      },
      parts: {
        toMarkdown: async (...page) =>
          (await import('#adapters/page-markdown/page-markdown.ts')).pageMarkdown(...page),
        site: {
          readApi: async () => (await import('../http/public-api/document/tell-api.ts')).apiText,
          inventory: buses.inventory,
          searchBuses: buses.searchBuses,
          readQuestion: buses.readQuestion,
          recalls: createRecallStore(database, now),
          places: buses.places,
          documents,
          content: content.library,
          videos: content.videos,
          categories: editing.categories,
          costRates: editing.costRates,
          sections: editing.sections,
          readWords: editing.words.read,
          promoArticle: content.promoArticle,
          leads: leads.service,
          selling,
          inspections,
          settings,
          analytics: analytics.page,
          popularSearches: () => editing.popular(analytics.popular.words()),
          countSearch: analytics.popular.count,
          searchSettings: hosted?.browserSettings,
          hostedQuestion: hosted?.question,
          marketingForm: marketingForm(env.leadForm),
          demo: media.hasDemo,
          devPages: env.mode !== 'production',
          staffExamples: async () =>
            (await import('#staff/all-staff-examples.ts')).allStaffExamples,
          siteUrl,
          assets,
          now,
          // Not the error itself: PostgreSQL puts the refused row, with its person, into one.
          reportFault: (requestId, error) =>
            log.error({ requestId, problem: String(error) }, 'a form could not be saved'),
        },
        trustedProxies,
        searchService: hosted
          ? null
          : {
              search: buses.search,
              settings: defaultSearchService,
              trending: analytics.trending,
              words: editing.words,
            },
        collector: analytics.collector,
        stamp: () => changes.stampOf(cacheTags),
        searchHosts: hosted?.browserHosts,
        staff,
        partners,
        media: media.files,
        feeds: buses.feeds,
        movedTo: editing.movedTo,
        indexNowKey,
        videoCacheKey: env.videoCacheKey,
        log,
        ready: createReadiness(database, versions),
      },
      afterListening(more = []) {
        writeOnThread(database, log);
        for (const area of areas) area.start?.();
        const jobs = createOutbox(pools.jobs);
        const every = areas.flatMap((area) => area.every);
        scheduler.add([...every, ...highWater.every, ...more]);
        scheduler.add([
          {
            name: 'outbox-clock',
            everyMs: 60_000,
            firstAfterMs: 0,
            run: () => jobs.correctTimes(),
            fault: 'jobs from while a clock was ahead were not looked for',
          },
        ]);
        const handlers = areas.flatMap((area) => area.jobs);
        worker = startOutboxWorker({ outbox: jobs, handlers, log });
      },
      async demoSignIn() {
        const link = media.hasDemo ? await staff.links.demoLink() : null;
        return link && staffUrls.oneTimeLink(link.token);
      },
      async close() {
        const idle = scheduler.stop();
        await worker?.stop();
        for (const area of areas.toReversed()) await area.close?.();
        await idle;
        await highWater.stop();
        await pools.close();
      },
    };
  } catch (error) {
    await pools.close();
    throw error;
  }
}
