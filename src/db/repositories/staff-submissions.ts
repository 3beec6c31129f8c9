import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import type { SubmissionChange } from '#domain/selling/submission-repository.ts';
import { correctionNote } from '#domain/selling/correction-note.ts';
import { submissionCan, type SubmissionState } from '#domain/selling/submission-states.ts';
import { privateNote } from '#domain/inventory/lots/unit-audit.ts';
import type { Submission, SubmissionDetails } from '#domain/selling/submission.ts';
import {
  noteOfPublishing,
  type ReviewStep,
  type SellerUpdate,
  type SubmissionQueue,
} from '#domain/staff/submissions/submission-queue.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';
import { submissionFromRow, type SubmissionRow } from '../schema/submission-rows.ts';
import { insertNumbered } from './listing-statements.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { createStaffSubmissionReads } from './staff-submission-reads.ts';
import {
  addSubmissionEvent,
  detailColumns,
  lockSubmission,
  photosOf,
  sellerUpdateTopic,
} from './submission-statements.ts';

/** The port of staff's work with submissions, on either engine. */
export function createSubmissionQueue(
  database: Database,
  { jobTopics = [] }: { jobTopics?: readonly string[] } = {},
): SubmissionQueue {
  const { kysely, engine } = database;

  /** Under a lock: checks, changes, writes event, audit line and the job of the mail. */
  const step = async (
    trx: Executor,
    request: ReviewStep,
    change: {
      at: string;
      action: string;
      allowed(current: Submission): boolean;
      columns: Partial<Omit<SubmissionRow, 'id'>>;
      note: string | null | ((current: Submission) => string);
      sellerUpdate: SellerUpdate | null;
    },
  ): Promise<SubmissionChange> => {
    const { id, expectedRevision, member } = request;
    const { at } = change;
    const current = await lockSubmission(trx, id);
    if (!current) return { outcome: 'missing' };
    if (expectedRevision !== current.revision) return { outcome: 'conflict', current };
    if (!change.allowed(current)) return { outcome: 'refused', current };
    const row = await trx
      .updateTable('submissions')
      .set({ ...change.columns, updated_at: at, revision: current.revision + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const submission = submissionFromRow(row);
    const note = typeof change.note === 'function' ? change.note(current) : change.note;
    await addSubmissionEvent(trx, submission, {
      at,
      actor: member.name,
      from: current.state,
      note,
    });
    const [before, after] = differences(current, submission);
    await recordAct(trx, member, {
      action: change.action,
      subject: ['submission', submission.reference],
      before,
      after,
      at,
    });
    if (change.sellerUpdate) {
      const key = `${id}-${submission.revision}`;
      await addJobs(trx, [{ topic: sellerUpdateTopic, key, payload: change.sellerUpdate }], at);
    }
    return { outcome: 'changed', submission };
  };

  return {
    ...createStaffSubmissionReads(database),

    move: ({ to, note, sellerUpdate, ...request }) =>
      kysely.transaction().execute((trx) =>
        step(trx, request, {
          at: new Date().toISOString(),
          action: `submission.${actionOf(to)}`,
          allowed: (current) => to !== 'published' && submissionCan.become(current, to),
          columns: { state: to, told: sellerUpdate?.message ?? null },
          note,
          sellerUpdate,
        }),
      ),

    correct: ({ details, ...request }) =>
      kysely.transaction().execute((trx) =>
        step(trx, request, {
          at: new Date().toISOString(),
          action: 'submission.correct',
          allowed: submissionCan.beCorrected,
          columns: detailColumns(details),
          note: (current) => correctionNote(current.details, details),
          sellerUpdate: null,
        }),
      ),

    note: ({ id, member, text }) =>
      kysely.transaction().execute(async (trx) => {
        const current = await lockSubmission(trx, id);
        if (!current) return;
        const at = new Date().toISOString();
        const { state, reference } = current;
        await addSubmissionEvent(trx, current, { at, actor: member.name, from: state, note: text });
        await recordAct(trx, member, {
          action: 'submission.note',
          subject: ['submission', reference],
          after: { characters: text.length },
          at,
        });
      }),

    publish: ({ details, status, imagesOf, sellerUpdate, ...request }) =>
      inChangeTurn(database, 'inventory', async ({ trx, at }) => {
        const current = await lockSubmission(trx, request.id);
        const refused = refusal(current, request.expectedRevision);
        if (refused || !current) {
          return { result: refused ?? { outcome: 'missing' as const }, changed: false };
        }
        const listing = startListing(
          {
            details,
            status,
            images: imagesOf(await photosOf(trx, request.id)),
            source: 'seller',
            sourceId: current.reference,
          },
          at,
        );
        const [listingId = 0] = await insertNumbered(trx, engine, [listing]);
        await addJobs(
          trx,
          jobTopics.map((topic) => ({ topic, key: String(listingId) })),
          at,
        );
        const change = await step(trx, request, {
          at,
          action: 'submission.publish',
          allowed: (one) => submissionCan.become(one, 'published'),
          columns: { state: 'published', listing_id: listingId },
          note: noteOfPublishing(status),
          sellerUpdate,
        });
        if (change.outcome !== 'changed') throw new Error('a locked submission changed');
        const { member } = request;
        await recordAct(trx, member, {
          action: 'listing.create',
          subject: ['listing', listingId],
          after: {
            status,
            fromSubmission: current.reference,
            priceCents: details.priceCents,
            photos: listing.images.length,
          },
          at,
        });
        return { result: change, changed: true };
      }),
  };
}

function refusal(current: Submission | null, expectedRevision: number): SubmissionChange | null {
  if (!current) return { outcome: 'missing' };
  if (current.revision !== expectedRevision) return { outcome: 'conflict', current };
  return submissionCan.become(current, 'published') ? null : { outcome: 'refused', current };
}

function actionOf(to: SubmissionState): string {
  const verbs: Partial<Record<SubmissionState, string>> = {
    'in-review': 'take',
    'needs-info': 'ask',
    rejected: 'reject',
  };
  return verbs[to] ?? to;
}

type Told = Record<string, unknown>;

/** How a seller is reached: said to have changed, and not how, as nobody can erase the log. */
const contact: readonly string[] = [
  'name',
  'email',
  'phone',
  'phoneE164',
] satisfies (keyof SubmissionDetails)[];

/**
 * What differs, as the audit log tells it: the state, the listing, and changed details. What was written
 * to the seller or noted stands in the submission's own history, which goes with it.
 */
function differences(before: Submission, after: Submission): [Told, Told] {
  const told = ({ state, listingId, details }: Submission): Told => ({
    ...details,
    region: details.state,
    state,
    listingId,
  });
  const [was, is] = [told(before), told(after)];
  const changed = Object.keys(is).filter((key) => was[key] !== is[key]);
  const tell = (key: string, value: unknown) =>
    contact.includes(key) && value ? privateNote : (value ?? null);
  const pick = (from: Told) =>
    Object.fromEntries(changed.map((key) => [key, tell(key, from[key])]));
  return [pick(was), pick(is)];
}
