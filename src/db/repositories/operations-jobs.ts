import { sql } from 'kysely';
import { leadTopics } from '#domain/leads/lead-repository.ts';
import type { DeadJob } from '#domain/outbox.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Database, Executor } from '../database.ts';
import { leadReplyTopic } from './lead-inbox-statements.ts';
import { createOutbox } from './outbox.ts';
import { recordAct } from './staff-audit.ts';

const isLeadTopic = (topic: string) => leadTopics.some((one) => one === topic);

/** The outbox as staff see and mend it. */
export function createOperationsJobs(
  database: Database,
  now: () => Date,
): Pick<OperationsService, 'topics' | 'deadJobs' | 'retry' | 'retryTopic' | 'discard'> {
  const { kysely } = database;
  const revived = () => ({ dead: 0, attempts: 0, available_at: now().toISOString() });
  const audit = (
    trx: Executor,
    by: StaffMember,
    action: string,
    job: number | string,
    // Never the payload: it may name a person.
    before: { topic: string; jobs?: number },
    after: { reason: string } | null = null,
  ) =>
    recordAct(trx, by, { action, subject: ['job', job], before, after, at: now().toISOString() });

  return {
    async deadJobs(limit) {
      const jobs = await createOutbox(database).deadJobs(limit);
      const replyIds = jobs.flatMap(({ topic, key }) =>
        topic === leadReplyTopic ? Number(key) || [] : [],
      );
      const replies = await kysely
        .selectFrom('lead_replies')
        .select(['id', 'lead_id'])
        .where('id', 'in', [0, ...replyIds])
        .execute();
      const leadOfReply = new Map(replies.map((row) => [row.id, row.lead_id]));
      /** 0, which no lead has, for a job about none. */
      const leadIdOf = ({ topic, key }: DeadJob) =>
        (topic === leadReplyTopic
          ? leadOfReply.get(Number(key))
          : isLeadTopic(topic) && Number(key)) || 0;
      const leads = await kysely
        .selectFrom('leads')
        .select(['id', 'reference'])
        .where('id', 'in', [0, ...jobs.map(leadIdOf)])
        .execute();
      const byId = new Map(leads.map((lead) => [lead.id, lead]));
      return jobs.map((job) => ({ ...job, lead: byId.get(leadIdOf(job)) ?? null }));
    },

    async topics() {
      const rows = await kysely
        .selectFrom('outbox')
        .groupBy('topic')
        .orderBy('topic')
        .select([
          'topic',
          sql<number>`sum(case when dead = 0 then 1 else 0 end)`.as('waiting'),
          sql<number>`sum(case when dead = 0 and attempts > 0 then 1 else 0 end)`.as('retrying'),
          sql<number>`sum(case when dead = 1 then 1 else 0 end)`.as('dead'),
          sql<string | null>`min(case when dead = 0 then created_at end)`.as('oldest'),
        ])
        .execute();
      return rows.map(({ topic, waiting, retrying, dead, oldest }) => ({
        topic,
        waiting: Number(waiting),
        retrying: Number(retrying),
        dead: Number(dead),
        oldestAt: oldest,
      }));
    },

    retry: (id, by) =>
      kysely.transaction().execute(async (trx) => {
        const job = await trx
          .updateTable('outbox')
          .set(revived())
          .where('id', '=', id)
          .where('dead', '=', 1)
          .returning('topic')
          .executeTakeFirst();
        if (!job) return false;
        await audit(trx, by, 'job.retry', id, job);
        return true;
      }),

    retryTopic: (topic, by) =>
      kysely.transaction().execute(async (trx) => {
        const jobs = await trx
          .updateTable('outbox')
          .set(revived())
          .where('topic', '=', topic)
          .where('dead', '=', 1)
          .returning('id')
          .execute();
        if (jobs.length > 0) {
          await audit(trx, by, 'job.retry', topic, { topic, jobs: jobs.length });
        }
        return jobs.length;
      }),

    discard: (id, reason, by) =>
      kysely.transaction().execute(async (trx) => {
        const job = await trx
          .deleteFrom('outbox')
          .where('id', '=', id)
          .where('dead', '=', 1)
          .returning('topic')
          .executeTakeFirst();
        if (!job) return false;
        await audit(trx, by, 'job.discard', id, job, { reason });
        return true;
      }),
  };
}
