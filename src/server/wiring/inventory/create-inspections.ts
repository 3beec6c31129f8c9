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
import type { MakeLimit } from '#domain/leads/shared-limit.ts';
import type { ArrivingFiles } from '#domain/media/arriving-files.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import {
  createStaffInspections,
  type StaffInspections,
} from '#domain/staff/inspections/staff-inspections.ts';

/** Inspections as their private links open them, and the reports that everybody reads. */
export function createInspections(parts: {
  database: Database;
  listings: Pick<ListingRepository, 'findById'>;
  photoIntake: PhotoIntake;
  arriving: Pick<ArrivingFiles, 'hold'>;
  makeLimit?: MakeLimit;
  now(): Date;
}): InspectionService {
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
