import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { limitInMemory } from '#domain/leads/shared-limit.ts';
import type { ArrivingFiles } from '#domain/media/arriving-files.ts';
import { createSellingService } from '#domain/selling/selling-service.ts';
import { createPhotoPieces } from '#domain/selling/photo-pieces.ts';
import { createSellPhotos } from '#domain/selling/sell-photos.ts';
import type { SiteServices } from '#site/site-services.ts';
import type { Logger } from '../../ops/log/logger.ts';
import { submissionHandlers } from '../../jobs/mail/submission-handlers.ts';
import type { Area } from '../area.ts';
import { readVinTable } from '../inventory/read-vin-table.ts';
import { createZipPlaces } from '../inventory/zip-places.ts';

const cleaningEveryMs = 6 * 3_600_000;

/** Submissions with everything behind them: table, photos, mail, and cleaning by retention. */
export function createSellServices(
  parts: Parameters<typeof submissionHandlers>[0] &
    Parameters<typeof createSellPhotos>[0] & {
      listings: Pick<ListingRepository, 'findByIdentity' | 'findById'>;
      arriving: ArrivingFiles;
      log: Pick<Logger, 'info' | 'warn'>;
    },
): Area<SiteServices['selling']> {
  const { submissions, listings, arriving, log, now } = parts;
  const zipPlaces = createZipPlaces();
  const photos = createSellPhotos(parts);
  return {
    services: {
      service: createSellingService({
        submissions,
        zipPlaces,
        makeLimit: parts.makeLimit,
        async vinListed(vin) {
          const identity = { source: '', sourceId: null, vin, stockNumber: null };
          const [id] = await listings.findByIdentity([identity]);
          // Only what anybody can see: the rest would tell of another seller.
          const listing = id ? await listings.findById(id) : null;
          return listing?.status === 'published';
        },
        vinTable: readVinTable,
        now,
      }),
      photos,
      pieces: createPhotoPieces({ submissions, photos, arriving }),
      zipPlaces,
      vinTable: readVinTable,
      vinLimit: (parts.makeLimit ?? limitInMemory)('vin-address'),
    },
    jobs: submissionHandlers(parts),
    every: [
      {
        name: 'submission-retention',
        everyMs: cleaningEveryMs,
        lease: true,
        async run() {
          const { submissions: deleted } = await submissions.deleteExpired(now());
          if (deleted > 0) log.info({ deleted }, 'submissions past their retention were deleted');
        },
        fault: 'submissions past their retention stay for now',
      },
    ],
  };
}
