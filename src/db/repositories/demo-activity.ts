import { sql } from 'kysely';
import { demoReference } from '#domain/leads/reference.ts';
import { randomToken } from '#domain/hash-text.ts';
import type { DemoActivityStore, DemoLead, DemoSubmission } from '#domain/staff/demo-activity.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';
import { eventColumns } from '../schema/event-row.ts';
import { photoColumns } from '../schema/submission-rows.ts';
import { addCounters } from './analytics-bulk.ts';
import { deleteLeads, leadColumns } from './lead-statements.ts';
import { chunksOf, deleteListingsOf } from './listing-statements.ts';
import { detailColumns } from './submission-statements.ts';

/** The demo's leads, submissions and visits on either engine. */
export function createDemoActivity(database: Database): DemoActivityStore {
  const { kysely, engine } = database;
  return {
    async isEmpty() {
      for (const table of ['leads', 'submissions', 'analytics_daily'] as const)
        if (
          await kysely
            .selectFrom(table)
            .select(sql`1`.as('one'))
            .limit(1)
            .executeTakeFirst()
        )
          return false;
      return true;
    },

    fill: (activity) =>
      kysely.transaction().execute(async (trx) => {
        for (const lead of activity.leads) await addLead(trx, lead);
        for (const submission of activity.submissions) await addSubmission(trx, submission);
        for (const counters of chunksOf(activity.visits, 1_000))
          await addCounters(trx, engine, counters);
      }),

    remove: () =>
      inChangeTurn(database, 'inventory', async ({ trx }) => {
        const marked = `${demoReference}%`;
        const leads = await trx
          .selectFrom('leads')
          .select(['id', 'reference', 'created_at'])
          .where('reference', 'like', marked)
          .orderBy('id')
          .forUpdate()
          .execute();
        await deleteLeads(trx, leads);
        const submissions = await trx
          .deleteFrom('submissions')
          .where('reference', 'like', marked)
          .returning('id')
          .execute();
        // The newest lead came on the day that the demo was made; its visits ended the day before.
        const madeOn = leads
          .map((lead) => lead.created_at.slice(0, 10))
          .toSorted()
          .at(-1);
        if (madeOn) await trx.deleteFrom('analytics_daily').where('day', '<', madeOn).execute();
        const listings = await deleteListingsOf(trx, 'demo');
        const result = {
          listings,
          leads: leads.length,
          submissions: submissions.length,
        };
        return { result, changed: listings > 0 };
      }),
  };
}

async function addLead(trx: Executor, { lead, events, firstAnswerAt }: DemoLead): Promise<void> {
  const { id } = await trx
    .insertInto('leads')
    .values({
      ...leadColumns(lead.kind === 'bus-alert' ? { ...lead, token: randomToken() } : lead),
      created_at: events[0]!.at,
      updated_at: events.at(-1)!.at,
      revision: events.length,
      text_hash: null,
      first_answer_at: firstAnswerAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('lead_events')
    .values(events.map((event) => ({ lead_id: Number(id), ...eventColumns(event) })))
    .execute();
}

async function addSubmission(trx: Executor, demo: DemoSubmission): Promise<void> {
  const { submission, events, photos } = demo;
  const last = events.at(-1)!;
  const { id } = await trx
    .insertInto('submissions')
    .values({
      reference: submission.reference,
      token: randomToken(),
      state: last.to,
      created_at: events[0]!.at,
      updated_at: last.at,
      submitted_at: events.find(({ to }) => to === 'submitted')?.at ?? null,
      revision: events.length,
      ...detailColumns(submission.details),
      language: null,
      spam_score: submission.spamScore,
      spam_reasons: JSON.stringify(submission.spamReasons),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('submission_events')
    .values(events.map((event) => ({ submission_id: Number(id), ...eventColumns(event) })))
    .execute();
  if (photos.length === 0) return;
  await trx
    .insertInto('submission_photos')
    .values(
      photos.map((photo, position) => ({
        submission_id: Number(id),
        position,
        ...photoColumns(photo),
        created_at: last.at,
      })),
    )
    .execute();
}
