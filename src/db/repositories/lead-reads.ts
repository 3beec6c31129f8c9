import type { Selectable } from 'kysely';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { emailKey } from '#domain/forms/read-email.ts';
import type { Database, Executor } from '../database.ts';
import { leadFromRow, type LeadRow } from '../schema/lead-rows.ts';
import { scanById } from './scan-by-id.ts';

type Reads = Pick<
  LeadRepository,
  | 'findById'
  | 'findByReference'
  | 'findByToken'
  | 'findByEmail'
  | 'page'
  | 'count'
  | 'scan'
  | 'history'
  | 'countSameText'
>;

/**
 * These leads as they are, which they stay until the transaction ends; those that are gone are left
 * out. Locked in the order of their ids: two callers who want the same ones cannot wait for each other.
 */
export function lockLeads(trx: Executor, ids: readonly number[]): Promise<Selectable<LeadRow>[]> {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function createLeadReads({ kysely }: Database): Reads {
  const findBy = async (column: 'id' | 'reference' | 'token', value: number | string) => {
    const query = kysely.selectFrom('leads').selectAll().where(column, '=', value);
    const row = await query.executeTakeFirst();
    return row ? leadFromRow(row) : null;
  };

  return {
    findById: (id) => findBy('id', id),
    findByReference: (reference) => findBy('reference', reference),
    findByToken: (token) => findBy('token', token),

    async findByEmail(email) {
      const rows = await kysely
        .selectFrom('leads')
        .selectAll()
        .where('email_key', '=', emailKey(email))
        .orderBy('id')
        .execute();
      return rows.map(leadFromRow);
    },

    async page({ kinds, states, beforeId, limit }) {
      let query = kysely.selectFrom('leads').selectAll().orderBy('id', 'desc').limit(limit);
      if (kinds) query = query.where('kind', 'in', kinds);
      if (states) query = query.where('state', 'in', states);
      if (beforeId !== undefined) query = query.where('id', '<', beforeId);
      return (await query.execute()).map(leadFromRow);
    },

    async count(states) {
      const { total } = await kysely
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('state', 'in', states)
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async *scan(batchSize) {
      const batches = scanById(batchSize, (afterId) =>
        kysely
          .selectFrom('leads')
          .selectAll()
          .where('id', '>', afterId)
          .orderBy('id')
          .limit(batchSize)
          .execute(),
      );
      for await (const rows of batches) yield rows.map(leadFromRow);
    },

    async history(id) {
      const rows = await kysely
        .selectFrom('lead_events')
        .selectAll()
        .where('lead_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ at, actor, from_state, to_state, note }) => ({
        at,
        actor,
        from: from_state,
        to: to_state,
        note,
      }));
    },

    async countSameText(textHash, since) {
      const { total } = await kysely
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('text_hash', '=', textHash)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}
