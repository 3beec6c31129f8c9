import { sql } from 'kysely';
import type { Executor } from '../database.ts';

/** More than anybody corrects, and few enough for the page that staff read. */
const mostOwnLines = 200;

/**
 * Whoever has a private link may change what is theirs again and again, a night long: of the lines of
 * history that this writes, the newest stay. Steps from one state to another always do.
 */
export async function forgetOldLines(
  trx: Executor,
  [table, subject]: ['lead_events', 'lead_id'] | ['submission_events', 'submission_id'],
  id: number,
  actor: 'visitor' | 'seller',
): Promise<void> {
  const own = sql`from ${sql.table(table)}
    where ${sql.ref(subject)} = ${id} and actor = ${actor} and from_state = to_state`;
  await sql`delete ${own}
    and id <= (select id ${own} order by id desc limit 1 offset ${mostOwnLines})`.execute(trx);
}
