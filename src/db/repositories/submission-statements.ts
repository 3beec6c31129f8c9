import { emailKey } from '#domain/forms/read-text.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import type { Submission, SubmissionDetails, SubmissionPhoto } from '#domain/selling/submission.ts';
import type { Executor } from '../database.ts';
import { eventColumns } from '../schema/event-row.ts';
import { columnsOf } from '../schema/fields-as-columns.ts';
import { photoFromRow, submissionFromRow, toldFields } from '../schema/submission-rows.ts';
import { chunksOf } from './listing-statements.ts';
import { forgetOldLines } from './own-lines.ts';
import { forgetOwners } from './report-withdrawals.ts';

export const submissionScope = 'submission';

/**
 * Told to the seller by `server/jobs/mail/submission-handlers.ts`. The key is `submission id-revision`, the
 * payload a `SellerUpdate`.
 */
export const sellerUpdateTopic = 'submission-tell-step';

/** Rows for one statement, far below the parameter limits of both engines. */
const batch = 500;

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

/** A submission as it is, which it stays until the transaction ends; null when it is gone. */
export async function lockSubmission(trx: Executor, id: number): Promise<Submission | null> {
  const query = trx.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  return row ? submissionFromRow(row) : null;
}

export function detailColumns(details: SubmissionDetails) {
  return {
    ...columnsOf(details, toldFields),
    email_key: details.email === null ? null : emailKey(details.email),
    video: details.video ?? null,
    region: details.state,
    // A correction has none and leaves it as it was.
    ...(details.language === undefined ? {} : { language: details.language }),
  };
}

export async function addSubmissionEvent(
  trx: Executor,
  submission: Submission,
  event: { at: string; actor: string; from: SubmissionState | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('submission_events')
    .values({ submission_id: submission.id, ...eventColumns({ ...event, to: submission.state }) })
    .execute();
  if (event.actor === 'seller' && event.from === submission.state)
    await forgetOldLines(trx, ['submission_events', 'submission_id'], submission.id, 'seller');
}

/**
 * Deletes what is locked. History and photos go with it (foreign keys), and the names of sellers who
 * inspected their bus: nobody finds those once their submission is gone. Gives the pictures left unused,
 * and whether there was an inspection.
 */
export async function deleteSubmissions(
  trx: Executor,
  rows: readonly { id: number; reference: string; listing_id: number | null }[],
  act: Parameters<typeof forgetOwners>[2],
): Promise<{ pictures: string[]; changed: boolean }> {
  const names = new Set<string>();
  let changed = false;
  for (const chunk of chunksOf(rows, batch)) {
    changed = (await forgetOwners(trx, chunk, act)) || changed;
    const ids = chunk.map(({ id }) => id);
    const photos = await trx
      .selectFrom('submission_photos')
      .select('name')
      .where('submission_id', 'in', ids)
      .execute();
    for (const { name } of photos) names.add(name);
    await trx
      .deleteFrom('idempotency_records')
      .where('scope', '=', submissionScope)
      .where(
        'answer',
        'in',
        chunk.map(({ reference }) => reference),
      )
      .execute();
    await deleteUpdatesOf(trx, ids);
    await trx.deleteFrom('submissions').where('id', 'in', ids).execute();
  }
  for (const chunk of chunksOf([...names], batch)) {
    const used = await trx
      .selectFrom('submission_photos')
      .select('name')
      .where('name', 'in', chunk)
      .execute();
    for (const { name } of used) names.delete(name);
  }
  return { pictures: [...names], changed };
}

/** What staff wrote to the seller and no mail has brought yet; other jobs hold nothing of anybody. */
async function deleteUpdatesOf(trx: Executor, ids: readonly number[]): Promise<void> {
  const gone = new Set(ids.map(String));
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'key'])
    .where('topic', '=', sellerUpdateTopic)
    .execute();
  const jobs = waiting.flatMap(({ id, key }) => (gone.has(key.split('-')[0]!) ? [id] : []));
  for (const chunk of chunksOf(jobs, batch))
    await trx.deleteFrom('outbox').where('id', 'in', chunk).execute();
}
