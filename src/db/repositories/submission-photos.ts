import { photoAvifTopic } from '#domain/media/derive-avif.ts';
import type {
  AddPhotoOutcome,
  SubmissionRepository,
} from '#domain/selling/submission-repository.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { Database, Executor } from '../database.ts';
import { photoColumns, photoFromRow } from '../schema/submission-rows.ts';
import { addJobs, addJobsAbout } from './outbox-jobs.ts';
import { lockSubmission, photosOf } from './submission-statements.ts';

type Photos = Pick<
  SubmissionRepository,
  'addPhoto' | 'removePhoto' | 'arrangePhotos' | 'replacePhoto' | 'captionPhoto'
>;

export function createSubmissionPhotos({ kysely }: Database): Photos {
  /** Does it under the submission's lock; false when its photos are not the seller's any more. */
  const whileOpen = (submissionId: number, change: (trx: Executor) => Promise<boolean>) =>
    kysely.transaction().execute(async (trx) => {
      const submission = await lockSubmission(trx, submissionId);
      return submission !== null && submissionCan.beCorrected(submission) && change(trx);
    });

  return {
    addPhoto: ({ submissionId, photo, most, jobs = [] }) =>
      kysely.transaction().execute(async (trx): Promise<AddPhotoOutcome> => {
        const submission = await lockSubmission(trx, submissionId);
        if (!submission) return { outcome: 'missing' };
        if (!submissionCan.beCorrected(submission)) return { outcome: 'refused' };
        const photos = await trx
          .selectFrom('submission_photos')
          .selectAll()
          .where('submission_id', '=', submissionId)
          .execute();
        const earlier = photos.find(
          (one) => one.client_id === photo.clientId || one.name === photo.name,
        );
        if (earlier) return { outcome: 'repeated', photo: photoFromRow(earlier) };
        if (photos.length >= most) return { outcome: 'full' };
        const at = new Date().toISOString();
        const row = await trx
          .insertInto('submission_photos')
          .values({
            submission_id: submissionId,
            position: Math.max(0, ...photos.map(({ position }) => position)) + 1,
            ...photoColumns({ ...photo, caption: null }),
            created_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await addJobsAbout(trx, submissionId, jobs, at);
        await addJobs(trx, [{ topic: photoAvifTopic, key: photo.name }], at);
        return { outcome: 'added', photo: photoFromRow(row) };
      }),

    removePhoto: (submissionId, photoId) =>
      whileOpen(submissionId, async (trx) => {
        const removed = await trx
          .deleteFrom('submission_photos')
          .where('submission_id', '=', submissionId)
          .where('id', '=', photoId)
          .returning('id')
          .execute();
        return removed.length > 0;
      }),

    arrangePhotos: (submissionId, arrange) =>
      whileOpen(submissionId, async (trx) => {
        const ids = (await photosOf(trx, submissionId)).map(({ id }) => id);
        const wanted = [...new Set(arrange(ids))].filter((id) => ids.includes(id));
        const order = [...wanted, ...ids.filter((id) => !wanted.includes(id))];
        for (const [index, id] of order.entries()) {
          await trx
            .updateTable('submission_photos')
            .set({ position: index + 1 })
            .where('id', '=', id)
            .execute();
        }
        return true;
      }),

    replacePhoto: (submissionId, photoId, was, { name, widthPx, heightPx, placeholder }) =>
      whileOpen(submissionId, async (trx) => {
        const photos = await photosOf(trx, submissionId);
        if (!photos.some((one) => one.id === photoId && one.name === was)) return false;
        // Sent again and turned again: the picture is there already.
        if (photos.some((one) => one.name === name)) return true;
        await trx
          .updateTable('submission_photos')
          .set({ name, width_px: widthPx, height_px: heightPx, placeholder })
          .where('id', '=', photoId)
          .execute();
        await addJobs(trx, [{ topic: photoAvifTopic, key: name }], new Date().toISOString());
        return true;
      }),

    captionPhoto: (submissionId, photoId, caption) =>
      whileOpen(submissionId, async (trx) => {
        const changed = await trx
          .updateTable('submission_photos')
          .set({ caption })
          .where('submission_id', '=', submissionId)
          .where('id', '=', photoId)
          .returning('id')
          .execute();
        return changed.length > 0;
      }),
  };
}
