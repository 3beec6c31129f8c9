import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { engineVersion, inspectDurability } from '#db/inspect-database.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createMailbox, recordMailLook } from '#db/repositories/mailbox.ts';
import { createOperationsJobs } from '#db/repositories/operations-jobs.ts';
import { createOperationsUploads } from '#db/repositories/operations-uploads.ts';
import { damagedRows } from '#db/damaged-rows.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { LinkService } from '#domain/staff/link-service.ts';
import { createMailReading } from '#domain/staff/mail-reading.ts';
import type { ArrivingFiles } from '#domain/media/arriving-files.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import { projectRoot } from '../../config/project-root.ts';
import { indexNowTopic } from '../../jobs/index-now.ts';
import { searchSyncTopic } from '../../jobs/search-sync.ts';
import { checkHealth } from '../../ops/staff-health.ts';

export interface StaffOperationsParts {
  dataDir: string;
  /** No mail server is configured: mails are kept in the development mailbox. */
  mailbox: boolean;
  /** Documents that our own search finds; null when a hosted service answers. */
  searchable(): number | null;
  backup?: OperationsService['backup'];
  arriving: Pick<ArrivingFiles, 'discard'>;
}

/** The operations area with everything behind it. */
export function createStaffOperations(
  database: Database,
  parts: StaffOperationsParts & { links: LinkService },
  now: () => Date,
): OperationsService {
  const { counts } = createOutbox(database);
  const { current } = createTagVersions(database);
  const listings = createListingRepository(database);
  return {
    ...createOperationsJobs(database, now, [searchSyncTopic, indexNowTopic]),
    uploads: createOperationsUploads(database, parts.arriving, now),
    mailbox: parts.mailbox
      ? createMailReading({
          mailbox: createMailbox(database),
          links: parts.links,
          recordLook: (mail, by) => recordMailLook(database, mail, by, now()),
        })
      : null,
    backup: parts.backup,
    health: () =>
      checkHealth({
        probeDatabase: current,
        durability: () => inspectDurability(database),
        jobs: counts,
        searchable: parts.searchable,
        published: () => listings.count(['published']),
        damaged: damagedRows,
        dataDir: parts.dataDir,
        now,
      }),
    async versions() {
      return [
        ['Omnibus', appVersion()],
        ['Node', process.version],
        ['Database', await engineVersion(database)],
        ['Schema', allMigrations.at(-1)?.name ?? 'none'],
      ];
    },
  };
}

function appVersion(): string {
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
