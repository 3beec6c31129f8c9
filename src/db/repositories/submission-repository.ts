import { emailKey } from '#domain/forms/read-text.ts';
import { keptUntil } from '#domain/leads/retention.ts';
import { correctionNote } from '#domain/selling/correction-note.ts';
import type {
  ChangeBy,
  SubmissionChange,
  SubmissionRepository,
} from '#domain/selling/submission-repository.ts';
import { submissionRetentionDays } from '#domain/selling/submission-retention.ts';
import { submissionCan, type SubmissionState } from '#domain/selling/submission-states.ts';
import type { Submission } from '#domain/selling/submission.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database } from '../database.ts';
import { eventFromRow } from '../schema/event-row.ts';
import { submissionFromRow } from '../schema/submission-rows.ts';
import { claimKey } from './idempotency.ts';
import { addJobsAbout } from './outbox-jobs.ts';
import { ownerInspections } from './report-withdrawals.ts';
import { scanById } from './scan-by-id.ts';
import { createSubmissionPhotos } from './submission-photos.ts';
import {
  addSubmissionEvent,
  deleteSubmissions,
  detailColumns,
  findSubmission,
  lockSubmission,
  photosOf,
  submissionScope,
} from './submission-statements.ts';

type Columns = ReturnType<typeof detailColumns> & {
  state: SubmissionState;
  submitted_at: string;
  listing_id: number;
};

/** The submission port on either engine. */
export function createSubmissionRepository(database: Database): SubmissionRepository {
  const { kysely } = database;
  /** Locks, checks, lets `columnsOf` say what changes, and writes the event in the same transaction. */
  const change = (
    request: ChangeBy,
    allowed: (current: Submission) => boolean,
    columnsOf: (at: string) => Partial<Columns>,
    noteOf: (current: Submission) => string | null = () => null,
  ): Promise<SubmissionChange> =>
    kysely.transaction().execute(async (trx): Promise<SubmissionChange> => {
      const current = await lockSubmission(trx, request.id);
      if (!current) return { outcome: 'missing' };
      if (request.expectedRevision !== null && request.expectedRevision !== current.revision) {
        return { outcome: 'conflict', current };
      }
      if (!allowed(current)) return { outcome: 'refused', current };
      const at = new Date().toISOString();
      const row = await trx
        .updateTable('submissions')
        .set({ ...columnsOf(at), updated_at: at, revision: current.revision + 1 })
        .where('id', '=', request.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const submission = submissionFromRow(row);
      await addSubmissionEvent(trx, submission, {
        at,
        actor: request.actor,
        from: current.state,
        note: request.note ?? noteOf(current),
      });
      await addJobsAbout(trx, submission.id, request.jobs ?? [], at);
      return { outcome: 'changed', submission };
    });

  return {
    ...createSubmissionPhotos(database),
    findById: (id) => findSubmission(kysely, 'id', id),
    findByToken: (token) => findSubmission(kysely, 'token', token),
    findByReference: (reference) => findSubmission(kysely, 'reference', reference),
    inspections: ({ id, listingId }) => ownerInspections(kysely, { id, listing_id: listingId }),
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
      return rows.map(eventFromRow);
    },

    async *scan(batchSize) {
      const all = kysely.selectFrom('submissions').selectAll();
      for await (const rows of scanById(all, batchSize)) yield rows.map(submissionFromRow);
    },

    start: ({ submission, idempotency, jobs, at: arrivedAt }) =>
      kysely.transaction().execute(async (trx) => {
        const at = arrivedAt ?? new Date().toISOString();
        const { reference, token, details, spamScore, spamReasons } = submission;
        const claim = await claimKey(trx, {
          scope: submissionScope,
          ...idempotency,
          answer: reference,
          at,
        });
        if (claim.outcome === 'conflict') return claim;
        if (claim.outcome === 'repeated') {
          const earlier = await findSubmission(trx, 'reference', claim.answer);
          if (!earlier) throw new Error('an idempotency record without its submission');
          return { outcome: 'repeated', submission: earlier };
        }
        const row = await trx
          .insertInto('submissions')
          .values({
            reference,
            token,
            state: 'draft',
            created_at: at,
            updated_at: at,
            revision: 1,
            spam_score: spamScore,
            spam_reasons: JSON.stringify(spamReasons),
            ...detailColumns(details),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const stored = submissionFromRow(row);
        const note = spamReasons.join('; ') || null;
        await addSubmissionEvent(trx, stored, { at, actor: 'seller', from: null, note });
        await addJobsAbout(trx, stored.id, jobs, at);
        return { outcome: 'stored', submission: stored };
      }),

    correct: ({ details, ...request }) =>
      change(
        request,
        submissionCan.beCorrected,
        () => detailColumns(details),
        (current) => correctionNote(current.details, details),
      ),

    changeState: ({ to, listingId, ...request }) =>
      change(
        request,
        (current) => submissionCan.become(current, to),
        (at) => ({
          state: to,
          told: null,
          ...(to === 'submitted' ? { submitted_at: at } : {}),
          ...(listingId === undefined ? {} : { listing_id: listingId }),
        }),
      ),

    addNote: (id, actor, note) =>
      kysely.transaction().execute(async (trx) => {
        const current = await lockSubmission(trx, id);
        if (!current) return;
        const at = new Date().toISOString();
        await addSubmissionEvent(trx, current, { at, actor, from: current.state, note });
      }),

    eraseByEmail: (email, by) =>
      inChangeTurn(database, 'inventory', async ({ trx, at }) => {
        const rows = await trx
          .selectFrom('submissions')
          .select(['id', 'reference', 'listing_id'])
          .where('email_key', '=', emailKey(email))
          .orderBy('id')
          .forUpdate()
          .execute();
        const { pictures, changed } = await deleteSubmissions(trx, rows, { actor: by, at });
        return { result: { submissions: rows.length, pictures }, changed };
      }),

    async deleteExpired(now) {
      const pictures: string[] = [];
      let submissions = 0;
      for (const [state, days] of Object.entries(submissionRetentionDays)) {
        if (days === null) continue;
        // It may run more than once before it counts, so it changes nothing outside of itself.
        const deleted = await inChangeTurn(database, 'inventory', async ({ trx, at }) => {
          const rows = await trx
            .selectFrom('submissions')
            .select(['id', 'reference', 'listing_id'])
            .where('state', '=', state as SubmissionState)
            .where('updated_at', '<', keptUntil(now, days))
            .orderBy('id')
            .forUpdate()
            .execute();
          const { pictures: left, changed } = await deleteSubmissions(trx, rows, {
            actor: { id: null, name: 'Retention' },
            at,
          });
          return { result: { count: rows.length, pictures: left }, changed };
        });
        submissions += deleted.count;
        pictures.push(...deleted.pictures);
      }
      return { submissions, pictures };
    },
  };
}
