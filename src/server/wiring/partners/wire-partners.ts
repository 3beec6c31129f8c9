import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { createDiskImportFiles } from '#adapters/table-files/disk-import-files.ts';
import type { Database } from '#db/database.ts';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createPartnerKeyStore } from '#db/repositories/partner-key-store.ts';
import { createLeadFeed } from '#db/repositories/partner-leads.ts';
import { createOnceStore } from '#db/repositories/partner-once.ts';
import { usualLimit } from '#db/repositories/rate-buckets.ts';
import { createBusFiles, partnerImportTopic } from '#domain/partners/bus-files.ts';
import { createBusWriter } from '#domain/partners/bus-writer.ts';
import { createCallCounter } from '#domain/partners/count-calls.ts';
import { createPartnerAccess } from '#domain/partners/partner-access.ts';
import type { PartnerServices } from '../../http/partners/partner-operation.ts';
import type { Area } from '../area.ts';
import { createZipPlaces } from '../inventory/zip-places.ts';

const flushMs = 15_000;
const hourMs = 3_600_000;
/** Staff look back 30 days. */
const keptCallDays = 40;
/** One job works for so long and then gives way; comparing a large file is not parted. */
const workMs = 5_000;
const timeoutMs = 300_000;

/** What partners' programs may ask for, on a migrated database. */
export function wirePartners(parts: {
  database: Database;
  dataDir: string;
  jobTopics: readonly string[];
  now(): Date;
}): Area<PartnerServices> {
  const { database, dataDir, jobTopics, now } = parts;
  const keys = createPartnerKeyStore(database, now);
  const calls = createCallCounter(keys, now);
  const once = createOnceStore(database, now);
  const outbox = createOutbox(database);
  const common = {
    store: createImportStore(database, now, { jobTopics }),
    listings: createListingRepository(database),
    zipPlaces: createZipPlaces(),
    pause: () => pause(),
    now,
  };
  const files = createBusFiles({
    ...common,
    files: createDiskImportFiles(join(dataDir, 'imports')),
    keys,
  });
  return {
    services: {
      access: createPartnerAccess({ store: keys, calls, makeLimit: usualLimit(database), now }),
      buses: createBusWriter(common),
      files,
      once,
      leads: createLeadFeed(database),
    },
    jobs: [
      {
        topic: partnerImportTopic,
        timeoutMs,
        async handle(jobs) {
          const until = performance.now() + workMs;
          for (const { key } of jobs) {
            const done = await files.goOn(Number(key), () => performance.now() < until);
            // Stored under the same key while it runs: it runs once more.
            if (!done) await outbox.enqueue([{ topic: partnerImportTopic, key }]);
          }
        },
      },
    ],
    every: [
      {
        name: 'partner-calls',
        everyMs: flushMs,
        run: () => calls.flush(),
        fault: 'calls of partners could not be counted',
      },
      {
        name: 'partner-forgetting',
        everyMs: hourMs,
        lease: true,
        async run() {
          await once.forget();
          const before = new Date(now().getTime() - keptCallDays * 24 * hourMs);
          await keys.forgetCalls(before.toISOString().slice(0, 10));
        },
        fault: 'what partners called long ago could not be forgotten',
      },
    ],
    close: () => calls.flush(),
  };
}
