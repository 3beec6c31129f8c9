import { sql, type ExpressionBuilder } from 'kysely';
import type { InboxLead, InboxRequest, LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import { leadStates, type LeadState } from '#domain/leads/lead-states.ts';
import { leadTopics, type LeadTopic } from '#domain/leads/lead-repository.ts';
import { readReference } from '#domain/leads/reference.ts';
import type { Database, Executor } from '../database.ts';
import { inboxLeadFromRow, replyFromRow } from '../schema/lead-rows.ts';
import type { Schema } from '../schema/schema.ts';
import { likePattern } from './like-pattern.ts';
import { createLeadReads } from './lead-reads.ts';

type Reads = Pick<
  LeadInbox,
  'page' | 'counts' | 'read' | 'nextWaiting' | 'handlers' | 'person' | 'findReply'
>;

const duplicateDays = 90;
const mostDuplicates = 20;

export async function findInboxLead(executor: Executor, id: number): Promise<InboxLead | null> {
  const query = executor.selectFrom('leads').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? inboxLeadFromRow(row) : null;
}

export function createLeadInboxReads(database: Database): Reads {
  const { kysely } = database;
  const { history } = createLeadReads(database);
  return {
    async page({ states, kind, assignedTo, words, createdBefore, beforeId, limit }) {
      let query = kysely
        .selectFrom('leads')
        .selectAll()
        .where('merged_into_id', 'is', null)
        .orderBy('id', 'desc')
        .limit(limit);
      if (states) query = query.where('state', 'in', states);
      if (kind) query = query.where('kind', '=', kind);
      if (assignedTo === 'nobody') query = query.where('assignee_id', 'is', null);
      else if (assignedTo !== undefined) query = query.where('assignee_id', '=', assignedTo);
      if (createdBefore !== undefined) query = query.where('created_at', '<=', createdBefore);
      if (beforeId !== undefined) query = query.where('id', '<', beforeId);
      if (words?.trim()) query = query.where((eb) => matches(eb, words.trim()));
      return (await query.execute()).map(inboxLeadFromRow);
    },

    async counts() {
      const rows = await kysely
        .selectFrom('leads')
        .select(['state', ({ fn }) => fn.countAll<number>().as('total')])
        .where('merged_into_id', 'is', null)
        .groupBy('state')
        .execute();
      const counts = Object.fromEntries(Object.keys(leadStates).map((state) => [state, 0]));
      for (const { state, total } of rows) counts[state] = Number(total);
      return counts as Record<LeadState, number>;
    },

    async read(id) {
      const lead = await findInboxLead(kysely, id);
      if (!lead) return null;
      const [events, replies, duplicates, merged, unsent] = await Promise.all([
        history(id),
        kysely
          .selectFrom('lead_replies')
          .selectAll()
          .where('lead_id', '=', id)
          .orderBy('id')
          .execute(),
        duplicatesOf(kysely, lead),
        kysely
          .selectFrom('leads')
          .selectAll()
          .where('merged_into_id', '=', id)
          .orderBy('id')
          .execute(),
        kysely
          .selectFrom('outbox')
          .select(['topic', 'dead'])
          .where('topic', 'in', leadTopics)
          .where('key', '=', String(id))
          .orderBy('id')
          .execute(),
      ]);
      return {
        lead,
        events,
        replies: replies.map(replyFromRow),
        duplicates,
        merged: merged.map(inboxLeadFromRow),
        unsent: unsent.map(({ topic, dead }) => ({ topic: topic as LeadTopic, dead: dead === 1 })),
      };
    },

    async nextWaiting(afterId, memberId) {
      const { waiting, next, first } = await kysely
        .selectFrom('leads')
        .where('state', '=', 'new')
        .where('merged_into_id', 'is', null)
        .where((eb) => eb.or([eb('assignee_id', 'is', null), eb('assignee_id', '=', memberId)]))
        .where('id', '<>', afterId)
        .select(({ fn }) => [
          fn.countAll<number>().as('waiting'),
          fn.min<number | null>('id').as('first'),
          sql<number | null>`min(case when id > ${afterId} then id end)`.as('next'),
        ])
        .executeTakeFirstOrThrow();
      const id = next ?? first;
      return id === null ? null : { id: Number(id), waiting: Number(waiting) };
    },

    handlers: () =>
      kysely
        .selectFrom('staff_members')
        .select(['id', 'name'])
        .where('disabled_at', 'is', null)
        .where('role', 'in', ['owner', 'manager', 'sales'])
        .orderBy('name')
        .execute(),

    person: (id) => leadsOfPerson(kysely, id),

    async findReply(id) {
      const query = kysely.selectFrom('lead_replies').selectAll().where('id', '=', id);
      const row = await query.executeTakeFirst();
      const lead = row ? await findInboxLead(kysely, row.lead_id) : null;
      return row && lead ? { reply: replyFromRow(row), lead } : null;
    },
  };
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

async function duplicatesOf(executor: Executor, lead: InboxLead): Promise<InboxLead[]> {
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

/** Any spelling of case for plain letters; `%` and `_` stand for themselves. */
function matches(
  eb: ExpressionBuilder<Schema, 'leads'>,
  words: NonNullable<InboxRequest['words']>,
) {
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
