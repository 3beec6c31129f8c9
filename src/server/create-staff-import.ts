import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { createDiskImportFiles } from '#adapters/table-files/disk-import-files.ts';
import type { Database } from '#db/database.ts';
import { createImportSources } from '#db/repositories/import-sources.ts';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import {
  createImportDesk,
  importPlanTopic,
  importRunTopic,
  type ImportDesk,
} from '#domain/staff/import/import-desk.ts';
import type { JobHandler } from './outbox-worker.ts';

/** One job works for so long and then gives way; a crash costs no more than its lease. */
const workMs = 5_000;
const runTimeoutMs = 15_000;
const planTimeoutMs = 300_000;

/** Imports with everything behind them, on a migrated database. */
export function createStaffImport(
  database: Database,
  parts: { dataDir: string; jobTopics: readonly string[] },
  now: () => Date,
): { desk: ImportDesk; handlers: JobHandler[] } {
  const outbox = createOutbox(database);
  const desk = createImportDesk({
    store: createImportStore(database, now, { jobTopics: parts.jobTopics }),
    sources: createImportSources(database, now),
    files: createDiskImportFiles(join(parts.dataDir, 'imports')),
    listings: createListingRepository(database),
    outbox,
    pause: () => pause(),
    now,
  });
  return {
    desk,
    handlers: [
      {
        topic: importPlanTopic,
        timeoutMs: planTimeoutMs,
        async handle(jobs) {
          for (const { key } of jobs) await desk.plan(Number(key));
        },
      },
      {
        topic: importRunTopic,
        timeoutMs: runTimeoutMs,
        async handle(jobs) {
          const until = performance.now() + workMs;
          for (const { key } of jobs) {
            const done = await desk.run(Number(key), () => performance.now() < until);
            // Stored under the same key while it runs: it runs once more.
            if (!done) await outbox.enqueue([{ topic: importRunTopic, key }]);
          }
        },
      },
    ],
  };
}
