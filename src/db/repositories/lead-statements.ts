import { sql, type Selectable } from 'kysely';
import type { LeadEvent } from '#domain/leads/lead-repository.ts';
import type { Lead, NewLead } from '#domain/leads/lead.ts';
import { emailKey } from '#domain/forms/read-text.ts';
import type { Executor } from '../database.ts';
import { eventColumns, eventFromRow } from '../schema/event-row.ts';
import { columnsOf } from '../schema/fields-as-columns.ts';
import { toldLeadFields, type LeadRow } from '../schema/lead-rows.ts';
import { chunksOf } from './listing-statements.ts';
import { forgetOldLines } from './own-lines.ts';

export const leadScope = 'lead';

/** Rows for one statement, far below the parameter limits of both engines. */
const batch = 500;

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

/** A lead as it is told; when it was, and what has become of it, its writer knows. */
export function leadColumns(lead: NewLead) {
  return {
    ...columnsOf(lead, toldLeadFields),
    email_key: lead.email === null ? null : emailKey(lead.email),
    bus_id: lead.bus?.id ?? null,
    bus_stock_number: lead.bus?.stockNumber ?? null,
    bus_title: lead.bus?.title ?? null,
    details: JSON.stringify(lead.details),
    spam_reasons: JSON.stringify(lead.spamReasons),
  };
}

/** Oldest first. */
export async function leadHistory(executor: Executor, id: number): Promise<LeadEvent[]> {
  const rows = await executor
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(eventFromRow);
}

export async function addEvent(
  trx: Executor,
  lead: Lead,
  event: { at: string; actor: string; from: Lead['state'] | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('lead_events')
    .values({ lead_id: lead.id, ...eventColumns({ ...event, to: lead.state }) })
    .execute();
  if (event.actor === 'visitor' && event.from === lead.state)
    await forgetOldLines(trx, ['lead_events', 'lead_id'], lead.id, 'visitor');
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

/** Takes mails that name a lead by its reference out of the mailbox, whoever they are to; returns how many. */
export async function deleteMailsAbout(trx: Executor, reference: string): Promise<number> {
  const mails = await trx
    .deleteFrom('mailbox')
    .where(({ or, eb }) =>
      or(
        (['message_id', 'text_body'] as const).map((column) =>
          eb(column, 'like', `%${reference}%`),
        ),
      ),
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
  for (const chunk of chunksOf(rows, batch)) {
    const references = chunk.map(({ reference }) => reference);
    await trx
      .deleteFrom('idempotency_records')
      .where('scope', '=', leadScope)
      .where('answer', 'in', references)
      .execute();
    // A unit stays reserved or sold; nobody knows any more for whom.
    await trx
      .updateTable('lot_units')
      .set({ for_whom: null, lead_reference: null })
      .where('lead_reference', 'in', references)
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
