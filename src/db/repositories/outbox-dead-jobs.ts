import type { Kysely } from 'kysely';
import type { Outbox } from '#domain/outbox.ts';
import { readCell } from '../damaged-rows.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import type { Schema } from '../schema/schema.ts';

/** What people see of the queue and do about it. */
export function createDeadJobs(
  kysely: Kysely<Schema>,
  time: () => string,
): Pick<Outbox, 'keys' | 'counts' | 'deadJobs' | 'retryingJobs' | 'revive' | 'discard'> {
  return {
    async keys(topic) {
      const query = kysely.selectFrom('outbox').select('key').where('topic', '=', topic);
      return new Set((await query.execute()).map(({ key }) => key));
    },

    async counts() {
      const rows = await kysely
        .selectFrom('outbox')
        .groupBy('dead')
        .select(({ fn }) => [
          'dead',
          fn.countAll<number>().as('total'),
          fn.min('created_at').as('oldest'),
        ])
        .execute();
      const waiting = rows.find((row) => row.dead === 0);
      return {
        waiting: waiting?.total ?? 0,
        dead: rows.find((row) => row.dead === 1)?.total ?? 0,
        oldestAt: waiting?.oldest ?? null,
      };
    },

    async deadJobs(limit) {
      const rows = await kysely
        .selectFrom('outbox')
        .selectAll()
        .where('dead', '=', 1)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...fieldsOf(row, ['id', 'topic', 'key', 'attempts', 'createdAt']),
        payload: readCell<unknown>('outbox', row.id, row.payload, null),
        lastError: row.last_error ?? '',
      }));
    },

    async retryingJobs(limit) {
      const retrying = kysely
        .selectFrom('outbox')
        .where('dead', '=', 0)
        .where('attempts', '>', 0)
        .where('last_error', 'is not', null);
      const { total } = await retrying
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await retrying
        .select(['id', 'topic', 'attempts', 'available_at', 'last_error'])
        .orderBy('available_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      const jobs = rows.map((row) => ({
        id: row.id,
        topic: row.topic,
        attempts: row.attempts,
        nextAt: row.available_at,
        lastError: row.last_error ?? '',
      }));
      return { jobs, total };
    },

    async revive(id) {
      const { numUpdatedRows } = await kysely
        .updateTable('outbox')
        .set({ dead: 0, attempts: 0, available_at: time() })
        .where('id', '=', id)
        .where('dead', '=', 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async discard(id) {
      const { numDeletedRows } = await kysely
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('dead', '=', 1)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
