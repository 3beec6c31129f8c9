import { randomUUID } from 'node:crypto';
import type { JobLeases } from '#domain/job-leases.ts';
import type { Database } from '../database.ts';

/**
 * Clocks of nodes differ, and timers come a little early: a job that is due every hour is taken for a
 * tenth less.
 */
const shareOfPeriod = 0.9;

/**
 * Leases in the database, taken in one statement. Clocks of nodes should agree within seconds. With
 * SQLite a power cut takes the last ones along with the only process that held them.
 */
export function createJobLeases(
  { kysely, bookkeeping = kysely }: Database,
  now: () => Date,
): JobLeases {
  const take = async (name: string, forMs: number): Promise<string | null> => {
    const holder = randomUUID();
    const at = now();
    const lease = { holder, until: new Date(at.getTime() + forMs).toISOString() };
    const { numInsertedOrUpdatedRows } = await bookkeeping
      .insertInto('job_leases')
      .values({ name, ...lease })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(lease)
          .where('job_leases.until', '<=', at.toISOString()),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0 ? holder : null;
  };
  const release = async (name: string, holder: string) => {
    await bookkeeping
      .updateTable('job_leases')
      .set({ until: now().toISOString() })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute();
  };
  return {
    async oncePer(name, periodMs, work) {
      const holder = await take(name, periodMs * shareOfPeriod);
      if (holder === null) return;
      try {
        await work();
      } catch (error) {
        await release(name, holder);
        throw error;
      }
    },
    async oneAtATime(name, mostMs, work) {
      const holder = await take(name, mostMs);
      if (holder === null) return;
      try {
        await work();
      } finally {
        await release(name, holder);
      }
    },
  };
}
