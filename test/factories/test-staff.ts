import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PasswordHashing } from '#adapters/staff-auth/password-hashing.ts';
import { siteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createInsight } from '#domain/analytics/insight.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { createPhotoOrigins } from '#db/repositories/staff-inventory-views.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createRemoveUnused } from '#domain/media/remove-unused.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import type { AppParts } from '#server/front/start/pages-app.ts';
import type { JobHandler } from '#server/jobs/outbox-worker.ts';
import {
  createContentEditing,
  type ContentEditing,
} from '#server/wiring/content/create-content-editing.ts';
import { createReloadingContent } from '#server/wiring/content/create-site-content.ts';
import { wirePartners } from '#server/wiring/partners/wire-partners.ts';
import { createStaffServices } from '#server/wiring/staff.ts';
import type { StaffServices } from '#staff/staff-services.ts';
import { addMember } from '#test/factories/add-member.ts';
import {
  createMemoryMediaStore,
  type MemoryMediaStore,
} from '#test/factories/memory-media-store.ts';
import { quickHashing } from '#test/factories/quick-hashing.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { sqliteTestDatabase, type TestDatabase } from '#test/setup/databases.ts';
import { closedAtEnd } from '#test/setup/left-open.ts';

export const staffOrigin = 'https://omnibus.example';

/** The site with its back office, and one signed-in member. */
export interface TestStaff extends TestSite {
  database: Database;
  services: StaffServices;
  editing: ContentEditing;
  member: StaffMember;
  /** The member's `Cookie` header. */
  cookie: string;
  /** `GET` as the member; redirects are answers. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form from our own page as the member, several values of a name as a list; or a body as it is. */
  post(
    path: string,
    form?: Record<string, string | readonly string[]> | FormData | string,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** What was sent. */
  mails: Mail[];
  /** Does the jobs that wait, once. */
  runJobs(): Promise<void>;
  /** Stores what was counted of partners' calls. */
  flushCalls(): Promise<void>;
  /** Of files that wait; goes with `close`. */
  dataDir: string;
  /** Another member of the given role, with a session. */
  signIn(role: StaffRole, name?: string): Promise<{ member: StaffMember; cookie: string }>;
}

export async function createTestStaff(
  options: {
    role?: StaffRole;
    listings?: readonly NewListing[];
    database?: TestDatabase;
    parts?: Partial<AppParts>;
    /** The list that staff's videos stand on. */
    videos?: readonly FeaturedVideo[];
    /** Where photos of listings lie. */
    photoStore?: MemoryMediaStore;
    /** Takes pictures of content. */
    pictures?: PhotoIntake;
    /** Of the operations page; made elsewhere unless told otherwise. */
    backup?: OperationsService['backup'];
    /** Of scheduled content and of the site. */
    now?(): Date;
    /** Of passwords; quick unless told otherwise. */
    hashing?: PasswordHashing;
  } = {},
): Promise<TestStaff> {
  const fresh = await (options.database ?? sqliteTestDatabase).create();
  const { database } = fresh;
  // As of the site's.
  await migrate(database);
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-staff-'));
  const mails: Mail[] = [];
  const editing = await createContentEditing({
    database,
    builtInSettings: siteSettings,
    now: options.now ?? (() => testNow),
    onChange: () => {},
  });
  const photoStore = options.photoStore ?? createMemoryMediaStore();
  const staff = await createStaffServices({
    database,
    settings: siteSettings,
    siteUrl: staffOrigin,
    secret: null,
    hashing: options.hashing ?? quickHashing,
    insight: createInsight(createDailyCounts(database)),
    mailer: { send: async (mail) => void mails.push(mail) },
    inventory: {
      media: {
        photos: stubPhotoIntake,
        arriving: { hold: (file, work) => site.arriving.hold(file, work) },
        editing: stubPhotoEditing,
        store: photoStore,
        removeUnused: createRemoveUnused({
          store: photoStore,
          usedNames: () => usedMediaNames(database),
          origins: createPhotoOrigins(database, options.now ?? (() => testNow)),
          onFault(error) {
            throw error;
          },
        }),
      },
      jobTopics: [],
      staleDays: 60,
    },
    content: editing.service({
      media: {
        intake: options.pictures ?? stubPhotoIntake,
        list: photoStore.list,
        open: photoStore.open,
      },
      articlesReadOnly: false,
      videosFrom: 'builtin',
    }),
    operations: {
      dataDir,
      mailbox: true,
      searchable: () => null,
      backup: options.backup,
      arriving: { discard: (sender) => site.arriving.discard(sender) },
    },
    now: () => testNow,
  });
  const partners = wirePartners({
    database,
    dataDir,
    jobTopics: [],
    now: () => testNow,
  });
  const site = await createTestSite({
    listings: options.listings,
    database: { engine: database.engine, create: async () => fresh },
    now: options.now,
    parts: { staff: staff.services, partners: partners.services, ...options.parts },
    words: editing.words,
  });
  const files = await createReloadingContent(editing.settings);
  editing.onSettings(files.reload);
  site.parts.site.content = editing.edited(files.library, true);
  site.parts.site.settings = editing.settings;
  site.parts.site.categories = editing.categories;
  site.parts.site.costRates = editing.costRates;
  site.parts.site.sections = editing.sections;
  site.parts.site.readWords = editing.words.read;
  site.parts.site.videos = {
    list: editing.videos(
      () => options.videos ?? [],
      () => null,
    ),
    players: false,
  };
  site.parts.movedTo = editing.movedTo;
  const signIn: TestStaff['signIn'] = (role, name) => addMember(database, role, name);
  const { member, cookie } = await signIn(options.role ?? 'owner');
  return {
    ...site,
    close: closedAtEnd(async () => {
      await site.close();
      await rm(dataDir, { recursive: true });
    }),
    database,
    dataDir,
    services: staff.services,
    editing,
    member,
    cookie,
    signIn,
    mails,
    runJobs: () => runJobs(database, [...staff.jobs, ...partners.jobs]),
    flushCalls: async () => partners.close?.(),
    get: async (path, headers = {}) =>
      site.app.request(staffOrigin + path, { headers: { cookie, ...headers } }),
    post: async (path, form = {}, headers = {}) =>
      site.app.request(staffOrigin + path, {
        method: 'POST',
        body: typeof form === 'string' || form instanceof FormData ? form : formBody(form),
        headers: { cookie, origin: staffOrigin, ...headers },
      }),
  };
}

function formBody(form: Record<string, string | readonly string[]>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  return body;
}

async function runJobs(database: Database, handlers: readonly JobHandler[]): Promise<void> {
  const outbox = createOutbox(database);
  for (const { topic, handle } of handlers) {
    const jobs = await outbox.claim({ topic, limit: 100, leaseMs: 60_000 });
    if (jobs.length > 0) await handle(jobs, new AbortController().signal);
    await outbox.complete(jobs);
  }
}
