import { sql } from 'kysely';
import type { NewJob } from '#domain/outbox.ts';
import type { Executor } from '../database.ts';
import { chunksOf } from './listing-statements.ts';

const jobsPerStatement = 500;

/** The order in which rows of jobs are locked by all, so that two never wait for each other. */
export function inLockOrder<Job extends { topic: string; key: string }>(
  jobs: readonly Job[],
): Job[] {
  return jobs.toSorted((a, b) =>
    a.topic === b.topic ? compare(a.key, b.key) : compare(a.topic, b.topic),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Stores jobs in the transaction of the change they follow. `at` is the time of the change. A job
 * that waits under the same key is kept in its place (its delay after a failure included) with the
 * new payload; a dead one starts afresh; a running one is marked to run again.
 */
export async function addJobs(trx: Executor, jobs: readonly NewJob[], at: string): Promise<void> {
  // One statement may not touch a row twice (PostgreSQL), and in one change the last one counts.
  const last = new Map(jobs.map((job) => [`${job.topic}\n${job.key}`, job]));
  for (const chunk of chunksOf(inLockOrder([...last.values()]), jobsPerStatement)) {
    await trx
      .insertInto('outbox')
      .values(
        chunk.map((job) => ({
          topic: job.topic,
          key: job.key,
          payload: JSON.stringify(job.payload ?? null),
          created_at: at,
          available_at: job.notBefore ?? at,
          generation: 1,
          attempts: 0,
          dead: 0,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['topic', 'key']).doUpdateSet({
          payload: sql`excluded.payload`,
          generation: sql`outbox.generation + 1`,
          available_at: sql`case
            when outbox.dead = 1 then excluded.available_at
            when outbox.attempts = 0 and excluded.available_at < outbox.available_at
              then excluded.available_at
            else outbox.available_at end`,
          created_at: sql`case when outbox.dead = 1 then excluded.created_at
            else outbox.created_at end`,
          attempts: sql`case when outbox.dead = 1 then 0 else outbox.attempts end`,
          dead: 0,
        }),
      )
      .execute();
  }
}

/** Jobs about one row of a table: their key is its id. */
export async function addJobsAbout(
  trx: Executor,
  id: number,
  jobs: readonly Pick<NewJob, 'topic' | 'notBefore'>[],
  at: string,
): Promise<void> {
  const key = String(id);
  await addJobs(
    trx,
    jobs.map(({ topic, notBefore }) => ({ topic, key, notBefore })),
    at,
  );
}
