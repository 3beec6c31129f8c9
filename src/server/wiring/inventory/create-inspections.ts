import type { Database } from '#db/database.ts';
import { createInspectionStore } from '#db/repositories/inspection-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createInspectionPhotos } from '#domain/inspections/inspection-photos.ts';
import {
  createInspectionService,
  type InspectionService,
} from '#domain/inspections/inspection-service.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import {
  createStaffInspections,
  type StaffInspections,
} from '#domain/staff/inspections/staff-inspections.ts';

/** Inspections as their private links open them, and the reports that everybody reads. */
export function createInspections(
  parts: Omit<Parameters<typeof createInspectionPhotos>[0], 'store'> & {
    database: Database;
    listings: Pick<ListingRepository, 'findById'>;
  },
): InspectionService {
  const store = createInspectionStore(parts.database);
  return createInspectionService({
    ...parts,
    store,
    photos: createInspectionPhotos({ ...parts, store }),
  });
}

/** The same for the back office. */
export function wireStaffInspections(database: Database, now: () => Date): StaffInspections {
  return createStaffInspections({
    store: createInspectionStore(database),
    listings: createListingRepository(database),
    lots: createLotStore(database),
    now,
  });
}
