import { emailKey } from '#domain/forms/read-email.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { Submission, SubmissionPhoto } from '#domain/selling/submission.ts';
import type { Database, Executor } from '../database.ts';
import { photoFromRow, submissionFromRow } from '../schema/submission-rows.ts';
import { scanById } from './scan-by-id.ts';

type Reads = Pick<
  SubmissionRepository,
  | 'findById'
  | 'findByToken'
  | 'findByReference'
  | 'findByEmail'
  | 'history'
  | 'photos'
  | 'pictureUsed'
  | 'page'
  | 'count'
  | 'scan'
>;

export async function findSubmission(
  executor: Executor,
  column: 'id' | 'token' | 'reference',
  value: number | string,
): Promise<Submission | null> {
  const row = await executor
    .selectFrom('submissions')
    .selectAll()
    .where(column, '=', value as never)
    .executeTakeFirst();
  return row ? submissionFromRow(row) : null;
}

export async function photosOf(executor: Executor, id: number): Promise<SubmissionPhoto[]> {
  const rows = await executor
    .selectFrom('submission_photos')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(photoFromRow);
}

export function createSubmissionReads({ kysely }: Database): Reads {
  return {
    findById: (id) => findSubmission(kysely, 'id', id),
    findByToken: (token) => findSubmission(kysely, 'token', token),
    findByReference: (reference) => findSubmission(kysely, 'reference', reference),
    photos: (id) => photosOf(kysely, id),

    async findByEmail(email) {
      const rows = await kysely
        .selectFrom('submissions')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .orderBy('id')
        .execute();
      return rows.map(submissionFromRow);
    },

    async history(id) {
      const rows = await kysely
        .selectFrom('submission_events')
        .selectAll()
        .where('submission_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ at, actor, from_state, to_state, note }) => ({
        at,
        actor,
        from: from_state,
        to: to_state,
        note,
      }));
    },

    async pictureUsed(name) {
      const row = await kysely
        .selectFrom('submission_photos')
        .select('id')
        .where('name', '=', name)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async page({ states, beforeId, limit }) {
      let query = kysely.selectFrom('submissions').selectAll().orderBy('id', 'desc').limit(limit);
      if (states) query = query.where('state', 'in', states);
      if (beforeId !== undefined) query = query.where('id', '<', beforeId);
      return (await query.execute()).map(submissionFromRow);
    },

    async count(states) {
      const { total } = await kysely
        .selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('state', 'in', states)
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async *scan(batchSize) {
      const batches = scanById(batchSize, (afterId) =>
        kysely
          .selectFrom('submissions')
          .selectAll()
          .where('id', '>', afterId)
          .orderBy('id')
          .limit(batchSize)
          .execute(),
      );
      for await (const rows of batches) yield rows.map(submissionFromRow);
    },
  };
}
