import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { mostDelayMs } from '#domain/clocks.ts';
import type { ClaimedJob, Outbox } from '#domain/outbox.ts';
import type { Database, Executor } from '../database.ts';
import { readCells } from '../damaged-rows.ts';
import { createDeadJobs } from './outbox-dead-jobs.ts';
import { addJobs, inLockOrder } from './outbox-jobs.ts';

const longestError = 2_000;
/** Longer than any lease (rebuilding hosted search has ten minutes), and than clocks of nodes differ. */
const aheadMs = 60 * 60_000;

/** The outbox on either engine. `now` is this node's clock; leases forgive clocks seconds apart. */
export function createOutbox(database: Database, now: () => Date = () => new Date()): Outbox {
  const { kysely } = database;
  // Who ran what, and that it is done: lost in a power cut, it is done again, as handlers expect.
  const ledger = database.bookkeeping ?? kysely;
  const time = (laterMs = 0) => new Date(now().getTime() + laterMs).toISOString();

  const due = (topic: string, at: string) =>
    kysely
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', topic)
      .where('dead', '=', 0)
      .where('available_at', '<=', at)
      .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', at)]))
      .orderBy('available_at')
      .orderBy('id');

  return {
    ...createDeadJobs(kysely, time),

    async enqueue(jobs) {
      await kysely.transaction().execute((trx) => addJobs(trx, jobs, time()));
    },

    async claim({ topic, limit, leaseMs }) {
      const at = time();
      // A look costs microseconds; taking the write lock several times a second would not.
      if (!(await due(topic, at).limit(1).executeTakeFirst())) return [];
      const leaseToken = randomUUID();
      // Picked in a step of its own: as a part of the condition PostgreSQL may pick anew for each row of a
      // small table, and takes more than were asked for, which who asked for one would never look at.
      const rows = await ledger
        .with(
          (step) => step('picked').materialized(),
          () => due(topic, at).limit(limit).forUpdate().skipLocked(),
        )
        .updateTable('outbox')
        .set({
          lease_until: time(leaseMs),
          lease_token: leaseToken,
          attempts: sql`attempts + 1`,
        })
        .where('id', 'in', (where) => where.selectFrom('picked').select('id'))
        .returningAll()
        .execute();
      const jobs: ClaimedJob[] = [];
      for (const row of rows) {
        const { id, key, generation, attempts: attempt } = row;
        const payload = readCells('outbox', id, () => JSON.parse(row.payload) as unknown);
        const job = { id, topic, key, payload, attempt, leaseToken, generation };
        if (payload !== undefined) jobs.push(job);
        else await giveBack(ledger, job, { dead: 1, last_error: 'It cannot be read' }, at);
      }
      return jobs.toSorted((a, b) => a.id - b.id);
    },

    async correctTimes() {
      const ahead = time(aheadMs);
      await ledger
        .updateTable('outbox')
        .set({
          created_at: sql`case when created_at > ${ahead} then ${time()} else created_at end`,
          available_at: time(),
          lease_until: sql`case when lease_until > ${ahead} then null else lease_until end`,
        })
        .where('dead', '=', 0)
        .where((eb) =>
          eb.or([
            eb('created_at', '>', ahead),
            eb('lease_until', '>', ahead),
            eb('available_at', '>', time(mostDelayMs)),
          ]),
        )
        .execute();
    },

    async complete(jobs) {
      await ledger.transaction().execute(async (trx) => {
        for (const job of inLockOrder(jobs)) {
          const { numDeletedRows } = await trx
            .deleteFrom('outbox')
            .where('id', '=', job.id)
            .where('lease_token', '=', job.leaseToken)
            .where('generation', '=', job.generation)
            .executeTakeFirst();
          if (numDeletedRows === 0n) await runAgain(trx, job, time());
        }
      });
    },

    async postpone(jobs, laterMs) {
      await ledger.transaction().execute(async (trx) => {
        for (const job of inLockOrder(jobs)) {
          await giveBack(trx, job, { attempts: 0, available_at: time(laterMs) }, time());
        }
      });
    },

    async fail(job, { error, retryInMs }) {
      await ledger.transaction().execute(async (trx) => {
        const what = {
          last_error: error.slice(0, longestError).replaceAll('\0', ''),
          ...(retryInMs === null ? { dead: 1 } : { available_at: time(retryInMs) }),
        };
        await giveBack(trx, job, what, time());
      });
    },
  };
}

/** Ends the lease of a job that is not done. */
async function giveBack(
  trx: Executor,
  job: ClaimedJob,
  what: { attempts?: number; available_at?: string; last_error?: string; dead?: number },
  at: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ lease_until: null, lease_token: null, ...what })
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
    .where('generation', '=', job.generation)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await runAgain(trx, job, at);
}

/** Something came in under the key while the job ran: once more, with all attempts. */
async function runAgain(trx: Executor, { id, leaseToken }: ClaimedJob, at: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ lease_until: null, lease_token: null, attempts: 0, available_at: at })
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .execute();
}
