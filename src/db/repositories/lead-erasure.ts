import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { emailKey } from '#domain/forms/read-email.ts';
import { idempotencyDays, keptUntil, mailboxDays, retentionDays } from '#domain/leads/retention.ts';
import { sql } from 'kysely';
import type { Database, Executor } from '../database.ts';
import { leadScope } from './lead-writes.ts';

type Erasure = Pick<LeadRepository, 'eraseByEmail' | 'deleteExpired'>;

/** Rows for one statement, far below the parameter limits of both engines. */
const batch = 500;

export function createLeadErasure({ kysely }: Database): Erasure {
  return {
    eraseByEmail: (email) =>
      kysely.transaction().execute(async (trx) => {
        const key = emailKey(email);
        const rows = await trx
          .selectFrom('leads')
          .select(['id', 'reference'])
          .where('email_key', '=', key)
          .orderBy('id')
          .forUpdate()
          .execute();
        await deleteLeads(trx, rows);
        const mails = await deleteMailsTo(trx, key);
        return { leads: rows.length, mails };
      }),

    async deleteExpired(now) {
      let deleted = 0;
      for (const [state, days] of Object.entries(retentionDays)) {
        if (days === null) continue;
        deleted += await kysely.transaction().execute(async (trx) => {
          const rows = await trx
            .selectFrom('leads')
            .select(['id', 'reference'])
            .where('state', '=', state as LeadState)
            .where('updated_at', '<', keptUntil(now, days))
            .orderBy('id')
            .forUpdate()
            .execute();
          await deleteLeads(trx, rows);
          return rows.length;
        });
      }
      await kysely
        .deleteFrom('idempotency_records')
        .where('created_at', '<', keptUntil(now, idempotencyDays))
        .execute();
      await kysely.deleteFrom('mailbox').where('at', '<', keptUntil(now, mailboxDays)).execute();
      return deleted;
    },
  };
}

/** Mails to or about an address in the development mailbox; gives how many. */
export async function deleteMailsTo(trx: Executor, address: string): Promise<number> {
  const key = emailKey(address);
  const mails = await trx
    .deleteFrom('mailbox')
    .where(({ or, eb }) =>
      or([eb(sql`lower(recipient)`, '=', key), eb(sql`lower(reply_to)`, '=', key)]),
    )
    .returning('id')
    .execute();
  return mails.length;
}

/**
 * Deletes leads that the transaction has locked. History goes with its lead (foreign key); jobs that
 * still wait find nothing and do nothing. What was merged into one of them stands on its own again:
 * nobody would find it within a lead that is gone.
 */
export async function deleteLeads(
  trx: Executor,
  rows: readonly { id: number; reference: string }[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const chunk = rows.slice(start, start + batch);
    const references = chunk.map(({ reference }) => reference);
    await trx
      .deleteFrom('idempotency_records')
      .where('scope', '=', leadScope)
      .where('answer', 'in', references)
      .execute();
    const ids = chunk.map(({ id }) => id);
    await trx
      .updateTable('leads')
      .set({ merged_into_id: null })
      .where('merged_into_id', 'in', ids)
      .execute();
    await trx.deleteFrom('leads').where('id', 'in', ids).execute();
  }
}
