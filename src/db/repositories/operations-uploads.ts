import type { ArrivingFiles } from '#domain/media/arriving-files.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import type { Database } from '../database.ts';
import { recordAct } from './staff-audit.ts';
import { findSubmission } from './submission-statements.ts';
import { createUploadReservations } from './upload-reservations.ts';

/** Who holds room for photos on their way, as staff see and end it. */
export function createOperationsUploads(
  database: Database,
  arriving: Pick<ArrivingFiles, 'discard'>,
  now: () => Date,
): OperationsService['uploads'] {
  const { kysely } = database;
  const reservations = createUploadReservations(database);
  return {
    async holders(limit) {
      const holders = await reservations.holders(limit);
      return Promise.all(
        holders.map(async ({ sender, ...held }) => {
          const submissionId = /^\d+$/.test(sender) ? Number(sender) : null;
          const submission =
            submissionId === null ? null : await findSubmission(kysely, 'id', submissionId);
          const named = submission && {
            reference: submission.reference,
            title: submissionTitle(submission),
          };
          return { submissionId, submission: named, ...held };
        }),
      );
    },

    async discard(submissionId, by) {
      const submission = await findSubmission(kysely, 'id', submissionId);
      const files = await arriving.discard(String(submissionId));
      if (files === 0) return 0;
      await recordAct(kysely, by, {
        action: 'submission.discard-uploads',
        subject: ['submission', submission?.reference ?? submissionId],
        before: { photosOnTheirWay: files },
        at: now().toISOString(),
      });
      return files;
    },
  };
}
