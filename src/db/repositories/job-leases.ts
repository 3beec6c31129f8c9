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
/** After a node that died at work that is due once in a longer time. */
const freeAgainMs = 5 * 60_000;

/**
 * Leases in the database, taken in one statement. Clocks of nodes should agree within seconds. With
 * SQLite a power cut takes the last ones along with the only process that held them.
 */
export function createJobLeases(
  { kysely, bookkeeping = kysely }: Database,
  now: () => Date,
): JobLeases {
  const take = async (name: string, forMs: number, longestMs = forMs): Promise<string | null> => {
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
              where('job_leases.until', '>', time(longestMs + clocksDifferMs)),
            ]),
          ),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0 ? holder : null;
  };
  /** While the database is away nobody else takes it, and it ends by itself: the work goes on. */
  const hold = (name: string, holder: string, untilMs: number): Promise<void> =>
    bookkeeping
      .updateTable('job_leases')
      .set({ until: new Date(untilMs).toISOString() })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute()
      .then(
        () => {},
        () => {},
      );
  /** Holds it while the work goes on; then until `doneUntilMs`, and after a fault no longer. */
  const working = async <T>(
    { name, holder, freeAfterMs }: { name: string; holder: string; freeAfterMs: number },
    doneUntilMs: number,
    work: () => Promise<T>,
  ): Promise<T> => {
    let renewal = Promise.resolve();
    const end = every(freeAfterMs / 3, () => {
      renewal = hold(name, holder, now().getTime() + freeAfterMs);
    });
    let isDone = false;
    try {
      const result = await work();
      isDone = true;
      return result;
    } finally {
      end();
      await renewal;
      await hold(name, holder, isDone ? doneUntilMs : now().getTime());
    }
  };
  return {
    async oncePer(name, periodMs, work) {
      const doneForMs = periodMs * shareOfPeriod;
      const freeAfterMs = Math.min(doneForMs, freeAgainMs);
      const begunMs = now().getTime();
      const holder = await take(name, freeAfterMs, doneForMs);
      if (holder !== null) await working({ name, holder, freeAfterMs }, begunMs + doneForMs, work);
    },
    async oneAtATime(name, freeAfterMs, work) {
      const holder = await take(name, freeAfterMs);
      return holder === null ? null : working({ name, holder, freeAfterMs }, 0, work);
    },
  };
}
