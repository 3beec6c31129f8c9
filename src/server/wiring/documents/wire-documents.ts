import { join } from 'node:path';
import { removeReports } from '#adapters/documents-disk/document-store.ts';
import { withdrawnNumbers } from '#db/repositories/report-withdrawals.ts';
import type { SiteServices } from '#site/site-services.ts';
import type { Area, Foundation } from '../area.ts';
import type { MediaFiles } from '../../http/media/media-files.ts';
import { createDocuments } from './create-documents.ts';

/** So long the file of a withdrawn report may lie on a disk, where nobody is given it. */
const forgettingEveryMs = 10 * 60_000;

/** Papers of buses as PDF. */
export function wireDocuments(
  { pools, env, log, now }: Foundation,
  photos: MediaFiles,
): Area<NonNullable<SiteServices['documents']>> {
  const folder = join(env.dataDir, 'documents');
  const { service, keys, close } = createDocuments({
    database: pools.visitors,
    folder,
    photos,
    log,
    now,
  });
  return {
    services: { service, keys },
    jobs: [],
    every: [
      {
        // Each node has files of its own, whoever withdrew a report and wherever.
        name: 'withdrawn-reports',
        everyMs: forgettingEveryMs,
        firstAfterMs: 0,
        run: async () => removeReports(folder, await withdrawnNumbers(pools.jobs.kysely)),
        fault: 'files of withdrawn reports could not be removed',
      },
    ],
    close,
  };
}
