import { sql } from 'kysely';
import type { LeadFeed } from '#domain/partners/lead-feed.ts';
import type { Database, Engine, Executor } from '../database.ts';
import { leadFromRow } from '../schema/lead-rows.ts';

const none = ['spam', 'unconfirmed'] as const;

/** Leads for programs, on either engine. */
export function createLeadFeed({ kysely, engine }: Database): LeadFeed {
  return {
    async after(since, limit) {
      const stored = await storedEvents(kysely, engine);
      const [place, told] = /^(e?)(\d+)$/.exec(since)?.slice(1) ?? ['', '0'];
      const given = place === 'e' ? stored : await numbersGiven(kysely, 'leads', engine);
      // A place that was never told here is of before a backup was restored: all once more, none missed.
      const after = Number(told) > given ? 0 : Number(told);
      const rows = await kysely
        .selectFrom('lead_events as event')
        .innerJoin('leads', 'leads.id', 'event.lead_id')
        .selectAll('leads')
        .select('event.id as event_id')
        .where('event.id', '<=', stored)
        .where(place === 'e' ? 'event.id' : 'event.lead_id', '>', after)
        .where('leads.state', 'not in', none)
        .where(becomesLead('event'))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('lead_events as later')
                .select('later.id')
                .whereRef('later.lead_id', '=', 'event.lead_id')
                .whereRef('later.id', '>', 'event.id')
                .where(becomesLead('later')),
            ),
          ),
        )
        .orderBy('event.id')
        .limit(limit)
        .execute();
      const last = rows.at(-1);
      return { leads: rows.map(leadFromRow), next: last ? `e${last.event_id}` : since };
    },
  };
}

/**
 * All events up to this number are stored. On PostgreSQL one that is being stored has its number already:
 * without waiting for it, whoever goes on after a later one would never see its lead. Forms that come
 * meanwhile wait as well, so while a long deletion holds the table the program is told to come again.
 */
const storedEvents = (kysely: Executor, engine: Engine): Promise<number> =>
  engine === 'sqlite'
    ? numbersGiven(kysely, 'lead_events', engine)
    : kysely.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '300ms'`.execute(trx);
        await sql`lock table lead_events in share mode`.execute(trx);
        return numbersGiven(trx, 'lead_events', engine);
      });

/** The last number that a table gave to a row, be that row still there or not. */
async function numbersGiven(
  trx: Executor,
  table: 'lead_events' | 'leads',
  engine: Engine,
): Promise<number> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{ last: number }>`
          select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`
      : sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`
  ).execute(trx);
  return Number(rows[0]?.last ?? 0);
}

/** Whether an event is the one by which somebody's words became a lead: sent, confirmed, or no spam after all. */
function becomesLead(event: 'event' | 'later') {
  const [from, to] = [sql.ref(`${event}.from_state`), sql.ref(`${event}.to_state`)];
  const hidden = sql.join(none);
  return sql<boolean>`${to} not in (${hidden}) and (${from} is null or ${from} in (${hidden}))`;
}
