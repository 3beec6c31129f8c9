import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createDiskImportFiles } from '#adapters/table-files/disk-import-files.ts';
import type { Database } from '#db/database.ts';
import { createTableRowSource } from '#db/repositories/table-row-source.ts';
import { createPhotoOrigins, createStaffViews } from '#db/repositories/staff-inventory-views.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { createFreshListingTable } from '#domain/staff/inventory/fresh-listing-table.ts';
import {
  createInventoryService,
  type InventoryService,
} from '#domain/staff/inventory/inventory-service.ts';
import { createLotService } from '#domain/staff/lots/lot-service.ts';
import { createPhotoService } from '#domain/staff/inventory/photo-service.ts';
import { forgetfulTable } from './forgetful-table.ts';

/** Staff who went home; the next question reads the rows again. */
const tableIdleMs = 30 * 60_000;

/** What the inventory service needs besides the database. */
export interface StaffInventoryParts {
  media: Omit<Parameters<typeof createPhotoService>[0], 'repository' | 'origins'>;
  /** Jobs stored with every change of a listing, as for the listing repository. */
  jobTopics: readonly string[];
  staleDays: number;
  /** Where files of units lie while they are read. */
  dataDir: string;
}

/** The inventory as staff work with it, on a migrated database. */
export function createStaffInventoryService(
  database: Database,
  { media, jobTopics, staleDays, dataDir }: StaffInventoryParts,
  now: () => Date,
): InventoryService {
  const repository = createStaffInventory(database, { jobTopics });
  return createInventoryService({
    repository,
    table: forgetfulTable(
      () =>
        createFreshListingTable({
          source: createTableRowSource(database),
          versions: createTagVersions(database),
          pause: () => setImmediate(),
        }),
      tableIdleMs,
    ),
    views: createStaffViews(database),
    photos: createPhotoService({
      repository,
      ...media,
      origins: createPhotoOrigins(database, now),
    }),
    lots: createLotService({
      store: createLotStore(database, { jobTopics }),
      files: createDiskImportFiles(join(dataDir, 'imports')),
    }),
    staleDays,
    now,
  });
}
