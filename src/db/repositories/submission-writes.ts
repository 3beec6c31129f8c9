import { emailKey } from '#domain/forms/read-email.ts';
import type {
  SubmissionChange,
  SubmissionJob,
  SubmissionRepository,
} from '#domain/selling/submission-repository.ts';
import { submissionCan, type SubmissionState } from '#domain/selling/submission-states.ts';
import type { Submission, SubmissionDetails } from '#domain/selling/submission.ts';
import type { Database, Executor } from '../database.ts';
import { submissionFromRow } from '../schema/submission-rows.ts';
import { claimKey } from './idempotency.ts';
import { addJobs } from './outbox-jobs.ts';
import { findSubmission } from './submission-reads.ts';

type Writes = Pick<SubmissionRepository, 'start' | 'correct' | 'changeState' | 'addNote'>;

export const submissionScope = 'submission';

export function createSubmissionWrites({ kysely }: Database): Writes {
  /** Locks, checks, lets `columnsOf` say what changes, and writes the event in the same transaction. */
  const change = (
    request: {
      id: number;
      expectedRevision: number | null;
      actor: string;
      note?: string | null;
      jobs?: readonly SubmissionJob[];
    },
    allowed: (current: Submission) => boolean,
    columnsOf: (at: string) => Partial<Columns>,
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
        note: request.note ?? null,
      });
      await addSubmissionJobs(trx, submission.id, request.jobs ?? [], at);
      return { outcome: 'changed', submission };
    });

  return {
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
            submitted_at: null,
            revision: 1,
            listing_id: null,
            spam_score: spamScore,
            spam_reasons: JSON.stringify(spamReasons),
            ...detailColumns(details),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const stored = submissionFromRow(row);
        const note = spamReasons.join('; ') || null;
        await addSubmissionEvent(trx, stored, { at, actor: 'seller', from: null, note });
        await addSubmissionJobs(trx, stored.id, jobs, at);
        return { outcome: 'stored', submission: stored };
      }),

    correct: ({ details, ...request }) =>
      change({ note: 'Details corrected', ...request }, submissionCan.beCorrected, () =>
        detailColumns(details),
      ),

    changeState: ({ to, listingId, ...request }) =>
      change(
        request,
        (current) => submissionCan.become(current, to),
        (at) => ({
          state: to,
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
  };
}

/** A submission as it is, which it stays until the transaction ends; null when it is gone. */
export async function lockSubmission(trx: Executor, id: number): Promise<Submission | null> {
  const query = trx.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  return row ? submissionFromRow(row) : null;
}

type Columns = ReturnType<typeof detailColumns> & {
  state: SubmissionState;
  submitted_at: string;
  listing_id: number;
};

export function detailColumns(details: SubmissionDetails) {
  return {
    name: details.name,
    email: details.email,
    email_key: details.email === null ? null : emailKey(details.email),
    phone: details.phone,
    phone_e164: details.phoneE164,
    contact_way: details.contactWay,
    best_time: details.bestTime,
    year: details.year,
    make: details.make,
    model: details.model,
    body_manufacturer: details.bodyManufacturer,
    mileage_miles: details.mileageMiles,
    vin: details.vin,
    description: details.description,
    passengers: details.passengers,
    wheelchair_access: details.wheelchairAccess,
    city: details.city,
    region: details.state,
    zip_code: details.zipCode,
    asking_price_cents: details.askingPriceCents,
    quantity: details.quantity,
    // A correction has none and leaves it as it was.
    ...(details.language === undefined ? {} : { language: details.language }),
  };
}

export async function addSubmissionJobs(
  trx: Executor,
  id: number,
  jobs: readonly SubmissionJob[],
  at: string,
): Promise<void> {
  const key = String(id);
  await addJobs(
    trx,
    jobs.map(({ topic, notBefore }) => ({ topic, key, notBefore })),
    at,
  );
}

export async function addSubmissionEvent(
  trx: Executor,
  submission: Submission,
  event: { at: string; actor: string; from: SubmissionState | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('submission_events')
    .values({
      submission_id: submission.id,
      at: event.at,
      actor: event.actor,
      from_state: event.from,
      to_state: submission.state,
      note: event.note,
    })
    .execute();
}
