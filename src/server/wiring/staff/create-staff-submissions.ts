import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createSubmissionQueue } from '#db/repositories/staff-submissions.ts';
import { sellerUpdateTopic } from '#db/repositories/submission-statements.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { publicStatuses } from '#domain/inventory/listing-card.ts';
import {
  createReviewService,
  type ReviewService,
} from '#domain/staff/submissions/review-service.ts';
import type { JobHandler } from '../../jobs/outbox-worker.ts';
import { sellerUpdateHandler } from '../../jobs/mail/submission-handlers.ts';
import { readVinTable } from '../inventory/read-vin-table.ts';
import { createZipPlaces } from '../inventory/zip-places.ts';
import type { StaffBasis } from '../area.ts';

/** The review of submissions, on a migrated database. */
export function createStaffSubmissions(
  parts: StaffBasis & {
    /** Jobs stored with every new listing. */
    jobTopics: readonly string[];
  },
): { service: ReviewService; handlers: JobHandler[] } {
  const { database, jobTopics, mailer, settings, siteUrl, now } = parts;
  const submissions = createSubmissionRepository(database);
  const listings = createListingRepository(database);
  return {
    service: createReviewService({
      queue: createSubmissionQueue(database, { jobTopics }),
      submissions,
      listings,
      zipPlaces: createZipPlaces(),
      vinTable: readVinTable,
      now,
    }),
    handlers: [
      sellerUpdateHandler({
        topic: sellerUpdateTopic,
        submissions,
        async listingSlug(id) {
          const listing = await listings.findById(id);
          return listing && publicStatuses.includes(listing.status) ? listing.slug : null;
        },
        mailer,
        settings,
        siteUrl,
      }),
    ],
  };
}
