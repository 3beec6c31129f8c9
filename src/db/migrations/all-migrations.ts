import { inventory } from './0001-inventory.ts';
import { outbox } from './0002-outbox.ts';
import { leads } from './0003-leads.ts';
import { submissions } from './0004-submissions.ts';
import { searchTally } from './0005-search-tally.ts';
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
import { recalls } from './0021-recalls.ts';
import { listingChanges } from './0022-listing-changes.ts';
import { comparablePrices } from './0023-comparable-prices.ts';
import { lotUnits } from './0025-lot-units.ts';
import { inspections } from './0026-inspections.ts';
import { photoDates } from './0029-photo-dates.ts';
import { partnerKeys } from './0030-partner-keys.ts';
import { webhooks } from './0031-webhooks.ts';
import { proofSettled } from './0033-proof-settled.ts';
import { lotUnitChanges } from './0034-lot-unit-changes.ts';
import { toldWords } from './0035-told-words.ts';
import { sessionSecondFactor } from './0036-session-second-factor.ts';
import { inspectedUnit } from './0037-inspected-unit.ts';
import { templateLanguage } from './0038-template-language.ts';
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
  recalls,
  listingChanges,
  comparablePrices,
  lotUnits,
  inspections,
  photoDates,
  partnerKeys,
  webhooks,
  proofSettled,
  lotUnitChanges,
  toldWords,
  sessionSecondFactor,
  inspectedUnit,
  templateLanguage,
];
