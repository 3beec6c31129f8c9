import { sql } from 'kysely';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Database, Executor } from '../database.ts';
import { createOutbox } from './outbox.ts';
import { recordAudit } from './staff-audit.ts';

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
    line: { action: string; subjectId: string; topic: string; reason?: string; jobs?: number },
  ) =>
    recordAudit(trx, {
      memberId: by.id,
      memberName: by.name,
      action: line.action,
      subjectKind: 'job',
      subjectId: line.subjectId,
      // Never the payload: it may name a person.
      before: { topic: line.topic, ...(line.jobs === undefined ? {} : { jobs: line.jobs }) },
      after: line.reason === undefined ? null : { reason: line.reason },
      at: now().toISOString(),
    });

  return {
    deadJobs: createOutbox(database).deadJobs,

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
        await audit(trx, by, { action: 'job.retry', subjectId: String(id), topic: job.topic });
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
          await audit(trx, by, {
            action: 'job.retry',
            subjectId: topic,
            topic,
            jobs: jobs.length,
          });
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
        await audit(trx, by, {
          action: 'job.discard',
          subjectId: String(id),
          topic: job.topic,
          reason,
        });
        return true;
      }),
  };
}
