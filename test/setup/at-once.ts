import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Schema } from '#db/schema/schema.ts';

/** So many callers meet in the tests of what may happen at once; each has a connection of its own. */
export const callers = 30;

/** Thirty calls at the same moment, numbered from 0; gives what each answered. */
export function atOnce<T>(call: (number: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: callers }, (_, number) => call(number)));
}

/** Opens every connection of the pool, so that callers wait for each other and not for a line. */
export async function warmPool({ kysely, engine }: Database): Promise<void> {
  if (engine === 'postgres') await atOnce(() => sql`select pg_sleep(0.02)`.execute(kysely));
}

/**
 * Begins `work` while `change` has been written and is not committed: what work has read by then is
 * out of date when it goes on. `last` is written when work is over or waits. Gives what work answered.
 */
export async function duringChange<T>(
  database: Database,
  change: (trx: Transaction<Schema>) => Promise<unknown>,
  work: () => Promise<T>,
  last: (trx: Transaction<Schema>) => Promise<unknown> = async () => {},
): Promise<T> {
  let going: Promise<T> | undefined;
  await database.kysely.transaction().execute(async (trx) => {
    await change(trx);
    const run = { over: false };
    going ??= work().finally(() => (run.over = true));
    going.catch(() => {});
    while (!run.over && !(await waits(database))) await new Promise(setImmediate);
    await last(trx);
  });
  return going!;
}

/** Whether somebody waits for a lock; with SQLite whoever writes waits for the open transaction. */
async function waits({ kysely, engine }: Database): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
  return rows.length > 0;
}
