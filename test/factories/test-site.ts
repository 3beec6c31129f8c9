import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedAtEnd } from '#test/setup/left-open.ts';
import { expect } from 'vitest';
import { createDiskPartialUploads } from '#adapters/media-disk/disk-partial-uploads.ts';
import { pageMarkdown } from '#adapters/page-markdown/page-markdown.ts';
import { siteSettings } from '#content/site-settings.ts';
import { migrate } from '#db/migrate.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { usualLimit } from '#db/repositories/rate-buckets.ts';
import { createAlertStore } from '#db/repositories/alert-store.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createRecallStore } from '#db/repositories/recall-store.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { createUploadReservations } from '#db/repositories/upload-reservations.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { AlertStore } from '#domain/alerts/alert-store.ts';
import type { RecallStore } from '#domain/inventory/recalls/recall-store.ts';
import type { ListingRepository, NewListing } from '#domain/inventory/listing-repository.ts';
import { createArrivingFiles, type ArrivingFiles } from '#domain/media/arriving-files.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { MatchListings } from '#domain/search/match-listings.ts';
import type { QueryWords } from '#domain/search/search-buses.ts';
import { arrivingCaps } from '#domain/selling/arriving-caps.ts';
import { apiText } from '#server/http/public-api/document/tell-api.ts';
import { createApp } from '#server/app.ts';
import type { AppParts } from '#server/front/start/pages-app.ts';
import { sourceAssets } from '#server/front/assets/assets.ts';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';
import { createInspections } from '#server/wiring/inventory/create-inspections.ts';
import { createSellServices } from '#server/wiring/forms/create-sell-services.ts';
import { createInventoryFeeds } from '#server/http/feeds/inventory-feeds.ts';
import { createSiteContent } from '#server/wiring/content/create-site-content.ts';
import { startInventoryServices } from '#server/wiring/inventory/inventory-services.ts';
import { createChangeFeed } from '#server/jobs/change-feed.ts';
import { createScheduler } from '#server/jobs/scheduler.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import {
  type FreshDatabase,
  type TestDatabase,
  sqliteTestDatabase,
} from '#test/setup/databases.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';

export interface TestSite {
  app: ReturnType<typeof createApp>;
  repository: ListingRepository;
  leads: LeadRepository;
  alerts: AlertStore;
  matchListings: MatchListings;
  submissions: SubmissionRepository;
  recalls: RecallStore;
  arriving: ArrivingFiles;
  search: EmbeddedBusSearch;
  refresh: Awaited<ReturnType<typeof startInventoryServices>>['refresh'];
  parts: AppParts;
  /** `GET path` in process; the answer's HTML or JSON is read with `.text()` or `.json()`. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /**
   * The text of a page that is there, without the marks that React puts between words; whatever else is
   * answered is a fault.
   */
  html(path: string, headers?: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

/** The moment all test sites live in; "new arrival" and the like are relative to it. */
export const testNow = new Date('2026-11-01T12:00:00.000Z');

/** The whole site in process on a fresh database that holds the given listings. */
export async function createTestSite(
  options: {
    listings?: readonly NewListing[];
    database?: TestDatabase;
    parts?: Partial<AppParts>;
    /** Staff's synonyms. */
    words?: QueryWords;
    /** Nothing runs by the clock: what others change is not noticed. */
    still?: boolean;
    now?(): Date;
  } = {},
): Promise<TestSite> {
  const fresh: FreshDatabase = await (options.database ?? sqliteTestDatabase).create();
  // No more than a look where it is a copy; a test may bring one of its own.
  await migrate(fresh.database);
  const { words } = options;
  const repository = createListingRepository(fresh.database);
  if (options.listings?.length) await repository.insertMany(options.listings);
  const log = createLogger('silent');
  const versions = createTagVersions(fresh.database);
  const now = options.now ?? (() => testNow);
  const leads = createLeadRepository(fresh.database);
  const recalls = createRecallStore(fresh.database, now);
  const makeLimit = usualLimit(fresh.database);
  const submissions = createSubmissionRepository(fresh.database);
  const partialsFolder = join(tmpdir(), `omnibus-parts-${randomUUID()}`);
  const arriving = createArrivingFiles({
    partials: createDiskPartialUploads(partialsFolder),
    reservations: createUploadReservations(fresh.database),
    caps: arrivingCaps,
    now,
  });
  const selling = createSellServices({
    submissions,
    listings: repository,
    photoIntake: stubPhotoIntake,
    editing: stubPhotoEditing,
    arriving,
    mailer: { send: async () => {} },
    staffMail: { send: async () => {} },
    settings: siteSettings,
    siteUrl: 'https://omnibus.example',
    salesAddress: siteSettings.salesEmail,
    log,
    makeLimit,
    now,
  });
  const buses = await startInventoryServices({
    repository,
    versions,
    log,
    now,
    words,
    // The dealer's lot.
    home: { lat: siteSettings.address.latitude, lng: siteSettings.address.longitude },
  });
  const changes = createChangeFeed({ versions });
  changes.follow(
    ({ inventory }) => buses.refresh.reach(inventory),
    (problem) => log.warn({ problem }, 'search refresh failed'),
  );
  const scheduler = createScheduler({ log, now });
  if (!options.still) scheduler.add(changes.every);
  const parts: AppParts = {
    toMarkdown: async (...page) => pageMarkdown(...page),
    site: {
      readApi: async () => apiText,
      inventory: buses.inventory,
      searchBuses: buses.searchBuses,
      readQuestion: buses.readQuestion,
      recalls,
      places: buses.places,
      content: await createSiteContent(siteSettings),
      leads: createLeadService({ leads, makeLimit, now }),
      selling: selling.services,
      inspections: createInspections({
        database: fresh.database,
        listings: repository,
        photoIntake: stubPhotoIntake,
        arriving,
        makeLimit,
        now,
      }),
      settings: siteSettings,
      demo: false,
      devPages: false,
      siteUrl: 'https://omnibus.example',
      assets: sourceAssets,
      now,
    },
    searchService: { search: buses.search, settings: defaultSearchService, words },
    stamp: () => buses.search.version,
    media: { find: async () => null },
    feeds: createInventoryFeeds({
      repository,
      versions,
      settings: siteSettings,
      siteUrl: 'https://omnibus.example',
      folder: join(tmpdir(), 'omnibus-test-feeds'),
      log,
      now,
    }),
    ready: async () => null,
    log,
    ...options.parts,
  };
  const app = createApp(parts);
  return {
    app,
    repository,
    leads,
    alerts: createAlertStore(fresh.database),
    matchListings: buses.matchListings,
    submissions,
    recalls,
    arriving,
    search: buses.search,
    refresh: buses.refresh,
    parts,
    get: async (path, headers = {}) => app.request(`http://omnibus.example${path}`, { headers }),
    // Of whoever is asked: `TestStaff` gets its pages as a member.
    async html(this: TestSite, path, headers) {
      const answer = await this.get(path, headers);
      expect(answer.status, path).toBe(200);
      return (await answer.text()).replaceAll('<!-- -->', '');
    },
    close: closedAtEnd(async () => {
      await scheduler.stop();
      await parts.feeds.close();
      buses.close();
      await fresh.remove();
      await rm(partialsFolder, { recursive: true, force: true });
    }),
  };
}
