import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import {
  tabHolds,
  type Handler,
  type InboxFilter,
  type InboxLead,
  type InboxOutcome,
  type InboxStep,
  type InboxTab,
  type LeadFile,
} from '#domain/leads/inbox/lead-inbox.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { readReference } from '#domain/leads/reference.ts';
import type { Executor } from '../database.ts';
import { inboxLeadFromRow, replyFromRow } from '../schema/lead-rows.ts';
import type { Schema } from '../schema/schema.ts';
import { likePattern } from './like-pattern.ts';
import { addEvent, leadHistory, lockLeads } from './lead-statements.ts';
import { recordAct } from './staff-audit.ts';

const duplicateDays = 90;
const mostDuplicates = 20;

export async function findInboxLead(executor: Executor, id: number): Promise<InboxLead | null> {
  const query = executor.selectFrom('leads').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? inboxLeadFromRow(row) : null;
}

/** Every lead of the same e-mail address or phone, the lead itself included; none for unknown ids. */
export async function leadsOfPerson(executor: Executor, id: number): Promise<InboxLead[]> {
  const own = await executor
    .selectFrom('leads')
    .select(['email_key', 'phone_e164'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return [];
  const rows = await executor
    .selectFrom('leads')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        ...(own.email_key === null ? [] : [eb('email_key', '=', own.email_key)]),
        ...(own.phone_e164 === null ? [] : [eb('phone_e164', '=', own.phone_e164)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(inboxLeadFromRow);
}

export async function duplicatesOf(executor: Executor, lead: InboxLead): Promise<InboxLead[]> {
  const windowMs = duplicateDays * 86_400_000;
  const created = Date.parse(lead.createdAt);
  const person = await leadsOfPerson(executor, lead.id);
  return person
    .filter(
      (other) =>
        other.id !== lead.id &&
        other.mergedIntoId === null &&
        other.state !== 'spam' &&
        Math.abs(Date.parse(other.createdAt) - created) <= windowMs,
    )
    .slice(-mostDuplicates);
}

/** The topic of the job that sends a reply; its key is the reply's id. */
export const leadReplyTopic = 'lead-reply';

/** Oldest first, each with whether its job goes on. */
export async function repliesTo(executor: Executor, id: number): Promise<LeadFile['replies']> {
  const rows = await executor
    .selectFrom('lead_replies')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  const keys = rows.map((row) => String(row.id));
  const jobs = await executor
    .selectFrom('outbox')
    .select('key')
    .where('topic', '=', leadReplyTopic)
    .where('dead', '=', 0)
    .where('key', 'in', keys.length > 0 ? keys : [''])
    .execute();
  const tried = new Set(jobs.map(({ key }) => key));
  return rows.map((row) => ({ ...replyFromRow(row), isTried: tried.has(String(row.id)) }));
}

/** What the inbox shows and counts, whatever the tab: no merged ones unless asked for, and what the filter finds. */
export function passes(
  eb: ExpressionBuilder<Schema, 'leads'>,
  { kind, assignedTo, words, createdBefore, mergedToo }: InboxFilter,
) {
  const assignee =
    assignedTo === 'nobody' ? eb('assignee_id', 'is', null) : eb('assignee_id', '=', assignedTo!);
  return eb.and([
    ...(mergedToo ? [] : [eb('merged_into_id', 'is', null)]),
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(assignedTo === undefined ? [] : [assignee]),
    ...(createdBefore === undefined ? [] : [eb('created_at', '<=', createdBefore)]),
    ...(words?.trim() ? [matchesWords(eb, words.trim())] : []),
  ]);
}

export function isUnder(eb: ExpressionBuilder<Schema, 'leads'>, tab: InboxTab) {
  const { states, kinds } = tabHolds(tab);
  return eb.and([eb('state', 'in', states), eb('kind', 'in', kinds)]);
}

/** Any spelling of case for plain letters; `%` and `_` stand for themselves. */
function matchesWords(eb: ExpressionBuilder<Schema, 'leads'>, words: string) {
  const text = words.toLowerCase().slice(0, 200);
  const pattern = likePattern(text);
  const like = (column: string) =>
    sql<boolean>`lower(coalesce(${sql.ref(column)}, '')) like ${pattern} escape '\\'`;
  const digits = text.replace(/\D/g, '');
  const reference = readReference(text);
  return eb.or([
    sql<boolean>`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) like ${pattern} escape '\\'`,
    like('email_key'),
    like('phone'),
    like('message'),
    like('bus_title'),
    like('bus_stock_number'),
    ...(digits.length >= 4 ? [eb('phone_e164', 'like', `%${digits}%`)] : []),
    ...(reference === null ? [] : [eb('reference', '=', reference)]),
  ]);
}

/** Of the last time that it was merged; the log of changes is never cut. */
export async function stateBeforeMerge(trx: Executor, id: number): Promise<LeadState> {
  const { before_json } = await trx
    .selectFrom('staff_audit')
    .select('before_json')
    .where('subject_kind', '=', 'lead')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'lead.merge')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (JSON.parse(before_json!) as { state: LeadState }).state;
}

export interface LeadChange {
  action: string;
  set: {
    state?: LeadState;
    assignee_id?: string | null;
    assignee_name?: string | null;
    first_answer_at?: string | null;
    merged_into_id?: number | null;
  };
  note: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * Locks the lead, and with it another one that the plan looks at; checks the revision, and writes
 * change, history and audit in one transaction.
 */
export async function changeLead(
  kysely: Kysely<Schema>,
  step: Omit<InboxStep, 'expectedRevision'> & { expectedRevision: number | null },
  plan: (current: InboxLead, trx: Executor, at: string) => Promise<LeadChange | null>,
  alsoId: number = step.id,
): Promise<InboxOutcome> {
  return kysely.transaction().execute(async (trx): Promise<InboxOutcome> => {
    const locked = await lockLeads(trx, [step.id, alsoId]);
    const row = locked.find(({ id }) => id === step.id);
    if (!row) return { outcome: 'missing' };
    const current = inboxLeadFromRow(row);
    if (step.expectedRevision !== null && step.expectedRevision !== current.revision) {
      return { outcome: 'conflict', current };
    }
    const at = new Date().toISOString();
    const planned = await plan(current, trx, at);
    if (!planned) return { outcome: 'refused', current };
    return { outcome: 'changed', lead: await storeChange(trx, current, planned, step.by, at) };
  });
}

/** A change of a locked lead with its lines of history and audit. */
export async function storeChange(
  trx: Executor,
  current: InboxLead,
  planned: LeadChange,
  by: Handler,
  at: string,
): Promise<InboxLead> {
  const stored = await trx
    .updateTable('leads')
    .set({ ...planned.set, updated_at: at, revision: current.revision + 1 })
    .where('id', '=', current.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const lead = inboxLeadFromRow(stored);
  const { note, action, before, after } = planned;
  await addEvent(trx, lead, { at, actor: by.name, from: current.state, note });
  await recordAct(trx, by, { action, subject: ['lead', current.id], before, after, at });
  return lead;
}

/** Why a lead is new again that holds another one. */
export const cameIn = ({ reference }: InboxLead): string =>
  `${reference} came in, not answered yet`;

/** What waits for the words of this merged lead alone no longer does once they are taken out. */
export async function endWaitFor(
  trx: Executor,
  current: InboxLead,
  by: Handler,
  at: string,
): Promise<void> {
  const into = current.mergedIntoId && (await findInboxLead(trx, current.mergedIntoId));
  if (!into || into.state !== 'new') return;
  const others = trx.selectFrom('leads').select('id').where('merged_into_id', '=', into.id);
  if (await others.where('id', '<>', current.id).executeTakeFirst()) return;
  const last = (await leadHistory(trx, into.id)).findLast(({ from, to }) => from !== to);
  if (!last?.from || last.note !== cameIn(current)) return;
  await storeChange(
    trx,
    into,
    {
      action: 'lead.state',
      set: { state: last.from },
      note: `${current.reference} was taken out`,
      before: { state: into.state },
      after: { state: last.from },
    },
    by,
    at,
  );
}
