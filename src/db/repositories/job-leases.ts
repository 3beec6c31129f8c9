import { randomUUID } from 'node:crypto';
import { clocksDifferMs } from '#domain/clocks.ts';
import { every } from '#domain/every.ts';
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
    const at = now().getTime();
    const time = (laterMs: number) => new Date(at + laterMs).toISOString();
    const lease = { holder, until: time(forMs) };
    const { numInsertedOrUpdatedRows } = await bookkeeping
      .insertInto('job_leases')
      .values({ name, ...lease })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(lease)
          .where((where) =>
            where.or([
              where('job_leases.until', '<=', time(0)),
              // Later than one taken now would end: taken while a clock was ahead.
              where('job_leases.until', '>', time(forMs + clocksDifferMs)),
            ]),
          ),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0 ? holder : null;
  };
  /** While the database is away nobody else takes it, and it ends by itself: the work goes on. */
  const hold = (name: string, holder: string, forMs: number): Promise<void> =>
    bookkeeping
      .updateTable('job_leases')
      .set({ until: new Date(now().getTime() + forMs).toISOString() })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .then(
        () => {},
        () => {},
      );
  const release = (name: string, holder: string) => hold(name, holder, 0);
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
    async oneAtATime(name, freeAfterMs, work) {
      const holder = await take(name, freeAfterMs);
      if (holder === null) return null;
      let renewal = Promise.resolve();
      const end = every(freeAfterMs / 3, () => {
        renewal = hold(name, holder, freeAfterMs);
      });
      try {
        return await work();
      } finally {
        end();
        await renewal;
        await release(name, holder);
      }
    },
  };
}
