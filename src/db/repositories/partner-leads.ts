import { sql } from 'kysely';
import type { LeadFeed } from '#domain/partners/lead-feed.ts';
import type { Database } from '../database.ts';
import { leadFromRow } from '../schema/lead-rows.ts';

/** Leads for programs, on either engine. */
export function createLeadFeed({ kysely, engine }: Database): LeadFeed {
  return {
    after: (id, limit) =>
      kysely.transaction().execute(async (trx) => {
        if (engine === 'postgres') {
          // A lead that is being stored has its number already: without waiting for it, whoever goes on
          // after a later one would never see it. Forms wait the milliseconds that this takes.
          await sql`set local lock_timeout = '2s'`.execute(trx);
          await sql`lock table leads in share mode`.execute(trx);
        }
        const rows = await trx
          .selectFrom('leads')
          .selectAll()
          .where('id', '>', id)
          .where('state', 'not in', ['spam', 'unconfirmed'])
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.map(leadFromRow);
      }),
  };
}
