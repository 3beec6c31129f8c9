import { emailKey } from '#domain/forms/read-email.ts';
import { keptUntil } from '#domain/leads/retention.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import { submissionRetentionDays } from '#domain/selling/submission-retention.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import type { Database, Executor } from '../database.ts';
import { chunksOf } from './listing-statements.ts';
import { submissionScope } from './submission-writes.ts';

type Erasure = Pick<SubmissionRepository, 'eraseByEmail' | 'deleteExpired'>;

/** Rows for one statement, far below the parameter limits of both engines. */
const batch = 500;

export function createSubmissionErasure({ kysely }: Database): Erasure {
  return {
    eraseByEmail: (email) =>
      kysely.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('submissions')
          .select(['id', 'reference'])
          .where('email_key', '=', emailKey(email))
          .orderBy('id')
          .forUpdate()
          .execute();
        return { submissions: rows.length, pictures: await deleteSubmissions(trx, rows) };
      }),

    async deleteExpired(now) {
      const pictures: string[] = [];
      let submissions = 0;
      for (const [state, days] of Object.entries(submissionRetentionDays)) {
        if (days === null) continue;
        // It may run more than once before it counts, so it changes nothing outside of itself.
        const deleted = await kysely.transaction().execute(async (trx) => {
          const rows = await trx
            .selectFrom('submissions')
            .select(['id', 'reference'])
            .where('state', '=', state as SubmissionState)
            .where('updated_at', '<', keptUntil(now, days))
            .orderBy('id')
            .forUpdate()
            .execute();
          return { count: rows.length, pictures: await deleteSubmissions(trx, rows) };
        });
        submissions += deleted.count;
        pictures.push(...deleted.pictures);
      }
      return { submissions, pictures };
    },
  };
}

/** Deletes what is locked. History and photos go with it (foreign keys); gives the pictures left unused. */
async function deleteSubmissions(
  trx: Executor,
  rows: readonly { id: number; reference: string }[],
): Promise<string[]> {
  const names = new Set<string>();
  for (const chunk of chunksOf(rows, batch)) {
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
  return [...names];
}
