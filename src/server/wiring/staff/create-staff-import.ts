import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { createFeedFetcher } from '#adapters/feed-https/create-feed-fetcher.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { createDiskImportFiles } from '#adapters/table-files/disk-import-files.ts';
import type { Database } from '#db/database.ts';
import { createImportSources } from '#db/repositories/import-sources.ts';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { exportText } from '#domain/staff/import/export-tables.ts';
import {
  createImportService,
  importPlanTopic,
  importRunTopic,
  type ImportService,
} from '#domain/staff/import/import-service.ts';
import { isDue, runFeed } from '#domain/staff/import/run-feed.ts';
import type { Task } from '../../jobs/scheduler.ts';
import type { JobHandler } from '../../jobs/outbox-worker.ts';
import { createZipPlaces } from '../inventory/zip-places.ts';

export interface StaffImportParts {
  dataDir: string;
  jobTopics: readonly string[];
  /** Hosts that feeds may come from. */
  feedHosts?: readonly string[];
  /** Those of them that tests run on this machine. */
  privateFeedHosts?: readonly string[];
}

const feedTopic = 'import-feed';
/** One job works for so long and then gives way; a crash costs no more than its lease. */
const workMs = 5_000;
const runTimeoutMs = 15_000;
const planTimeoutMs = 300_000;
const feedRetries = { maxAttempts: 4, firstDelayMs: 60_000, longestDelayMs: 900_000 };
const lookMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Imports that nobody ran are forgotten then. */
const keptDays = 30;

/** Imports with everything behind them, on a migrated database. */
export function createStaffImport(
  database: Database,
  { dataDir, jobTopics, feedHosts = [], privateFeedHosts }: StaffImportParts,
  now: () => Date,
) {
  const outbox = createOutbox(database);
  const store = createImportStore(database, now, { jobTopics });
  const sources = createImportSources(database, now);
  const files = createDiskImportFiles(join(dataDir, 'imports'));
  const listings = createListingRepository(database);
  const fetcher = createFeedFetcher({
    hosts: feedHosts,
    privateHosts: privateFeedHosts,
    isPublicAddress,
  });
  const tables = {
    listings,
    leads: createLeadRepository(database),
    submissions: createSubmissionRepository(database),
    content: createContentEdits(database),
    audit: createAuditLog(database),
    sources,
  };
  const exports: ImportService['exports'] = {
    open: (table, format) => exportText(tables, table, format),
  };
  const service = createImportService({
    store,
    sources,
    files,
    listings,
    zipPlaces: createZipPlaces(),
    outbox,
    feeds: fetcher,
    exports,
    pause: () => pause(),
    now,
  });

  /** Every node looks; a source's job has one key, so one of them fetches. */
  async function look(): Promise<void> {
    const due = (await sources.list()).filter((source) => isDue(source, now()));
    await outbox.enqueue(due.map(({ id }) => ({ topic: feedTopic, key: String(id) })));
  }

  async function tidy(): Promise<void> {
    const before = new Date(now().getTime() - keptDays * dayMs).toISOString();
    for (const storedName of await store.prune(before)) await files.remove(storedName);
  }

  let isResumed = false;
  const handlers: JobHandler[] = [
    {
      topic: importPlanTopic,
      timeoutMs: planTimeoutMs,
      async handle(jobs) {
        for (const { key } of jobs) await service.plan(Number(key));
      },
    },
    {
      topic: importRunTopic,
      timeoutMs: runTimeoutMs,
      async handle(jobs) {
        const until = performance.now() + workMs;
        for (const { key } of jobs) {
          const done = await service.run(Number(key), () => performance.now() < until);
          // Stored under the same key while it runs: it runs once more.
          if (!done) await outbox.enqueue([{ topic: importRunTopic, key }]);
        }
      },
    },
    {
      topic: feedTopic,
      timeoutMs: planTimeoutMs,
      retries: feedRetries,
      async handle(jobs) {
        for (const { key } of jobs) await runFeed({ service, sources, fetcher, now }, Number(key));
      },
    },
  ];
  return {
    service: service as ImportService,
    /** Does all of a started import now, instead of waiting for its job. */
    runToEnd: (id: number) => service.run(id, () => true),
    handlers,
    look,
    /** Goes on with what was broken off, once, and looks for due feeds. */
    every: [
      {
        name: 'imports',
        everyMs: lookMs,
        firstAfterMs: 0,
        async run() {
          if (!isResumed) await service.resume();
          isResumed = true;
          await look();
        },
        fault: 'imports could not be looked at',
      },
      {
        name: 'import-forgetting',
        everyMs: dayMs,
        firstAfterMs: 0,
        lease: true,
        run: tidy,
        fault: 'old imports could not be deleted',
      },
      {
        name: 'import-files',
        everyMs: hourMs,
        firstAfterMs: 0,
        // Every node has a disk of its own.
        run: async () => files.removeOthers(await store.storedNames()),
        fault: 'files that no import names stay for now',
      },
    ] satisfies Task[],
  };
}
