import { inventory } from './0001-inventory.ts';
import { outbox } from './0002-outbox.ts';
import { leads } from './0003-leads.ts';
import { searchTally } from './0005-search-tally.ts';
import { submissions } from './0004-submissions.ts';
import { staff } from './0006-staff.ts';
import { staffInventory } from './0007-staff-inventory.ts';
import { leadDesk } from './0008-lead-desk.ts';
import { imports } from './0009-imports.ts';
import { contentEdits } from './0010-content-edits.ts';
import { analytics } from './0011-analytics.ts';
import { sharedLimits } from './0012-shared-limits.ts';
import { submissionLanguage } from './0013-submission-language.ts';
import { jobLeases } from './0014-job-leases.ts';
import { photoOriginals } from './0015-photo-originals.ts';
import { uploadReservations } from './0016-upload-reservations.ts';
import { leadKinds } from './0017-lead-kinds.ts';
import { sectionNames } from './0018-section-names.ts';
import { alerts } from './0019-alerts.ts';
import { wheelchairPlaces } from './0020-wheelchair-places.ts';
import type { Migration } from './migration.ts';

/** Every migration in order. A new one is appended; a released one never changes. */
export const allMigrations: readonly Migration[] = [
  inventory,
  outbox,
  leads,
  submissions,
  searchTally,
  staff,
  staffInventory,
  leadDesk,
  imports,
  contentEdits,
  analytics,
  sharedLimits,
  submissionLanguage,
  jobLeases,
  photoOriginals,
  uploadReservations,
  leadKinds,
  sectionNames,
  alerts,
  wheelchairPlaces,
];
