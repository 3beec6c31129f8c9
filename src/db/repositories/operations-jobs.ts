import { sql } from 'kysely';
import { leadTopics } from '#domain/leads/lead-repository.ts';
import type { DeadJob } from '#domain/outbox.ts';
import type { JobSubject, OperationsService } from '#domain/staff/operations-service.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Database, Executor } from '../database.ts';
import { leadReplyTopic } from './lead-inbox-statements.ts';
import { titleColumns, titleOfRow } from './listing-row-title.ts';
import { createOutbox } from './outbox.ts';
import { recordAct } from './staff-audit.ts';

const named = (
  kind: JobSubject['kind'],
  rows: readonly { id: number; reference: string }[],
): JobSubject[] => rows.map(({ id, reference }) => ({ kind, id, name: reference }));

const isLeadTopic = (topic: string) => leadTopics.some((one) => one === topic);

/** The outbox as staff see and mend it. The key of a job of `listingTopics` is a bus. */
export function createOperationsJobs(
  database: Database,
  now: () => Date,
  listingTopics: readonly string[],
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
      const kindOf = (topic: string): JobSubject['kind'] | null => {
        if (topic === leadReplyTopic || isLeadTopic(topic)) return 'lead';
        if (listingTopics.includes(topic)) return 'listing';
        return topic.startsWith('submission-') ? 'submission' : null;
      };
      /** 0, which nothing has, for a job about none. News to a seller have a revision behind the number. */
      const idOf = ({ topic, key }: DeadJob) =>
        (topic === leadReplyTopic ? leadOfReply.get(Number(key)) : Number.parseInt(key, 10)) || 0;
      const ids = (kind: JobSubject['kind']) => [
        0,
        ...jobs.filter(({ topic }) => kindOf(topic) === kind).map(idOf),
      ];
      const referencesOf = (table: 'leads' | 'submissions', kind: JobSubject['kind']) =>
        kysely.selectFrom(table).select(['id', 'reference']).where('id', 'in', ids(kind)).execute();
      const buses = await kysely
        .selectFrom('bus_listings')
        .select(['id', ...titleColumns])
        .where('id', 'in', ids('listing'))
        .execute();
      const subjects = [
        ...named('lead', await referencesOf('leads', 'lead')),
        ...named('submission', await referencesOf('submissions', 'submission')),
        ...buses.map((row) => ({ kind: 'listing' as const, id: row.id, name: titleOfRow(row) })),
      ];
      return jobs.map((job) => {
        const [kind, id] = [kindOf(job.topic), idOf(job)];
        return {
          ...job,
          about: subjects.find((one) => one.kind === kind && one.id === id) ?? null,
        };
      });
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
