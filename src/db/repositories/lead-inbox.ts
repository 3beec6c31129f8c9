import { sql } from 'kysely';
import {
  tabHolds,
  type Handler,
  type InboxLead,
  type InboxTab,
  type LeadInbox,
} from '#domain/leads/inbox/lead-inbox.ts';
import { isForwarded, type ForwardTopic } from '#domain/leads/adf/forward-topics.ts';
import { leadTopics, type LeadTopic } from '#domain/leads/lead-repository.ts';
import { leadCan, leadStates } from '#domain/leads/lead-states.ts';
import type { Database, Executor } from '../database.ts';
import { inboxLeadFromRow, replyFromRow } from '../schema/lead-rows.ts';
import {
  cameIn,
  changeLead,
  duplicatesOf,
  endWaitFor,
  findInboxLead,
  isUnder,
  type LeadChange,
  leadReplyTopic,
  leadsOfPerson,
  passes,
  repliesTo,
  stateBeforeMerge,
  storeChange,
} from './lead-inbox-statements.ts';
import {
  deleteLeads,
  deleteMailsAbout,
  deleteMailsTo,
  leadHistory,
  lockLeads,
} from './lead-statements.ts';
import { addJobs, addJobsAbout } from './outbox-jobs.ts';
import { forgetNotes, whileNotesRest } from './person-notes.ts';
import { recordAct } from './staff-audit.ts';

/**
 * The inbox port on either engine. `forwards`: who else is told of a lead, as soon as it is found to be
 * no spam.
 */
export function createLeadInbox(
  database: Database,
  forwards: readonly ForwardTopic[] = [],
): LeadInbox {
  const { kysely } = database;
  return {
    async page({ tab, beforeId, limit, ...filter }) {
      let query = kysely
        .selectFrom('leads')
        .selectAll()
        .where((eb) => passes(eb, filter))
        .orderBy('id', 'desc')
        .limit(limit);
      if (tab) query = query.where((eb) => isUnder(eb, tab));
      if (beforeId !== undefined) query = query.where('id', '<', beforeId);
      return (await query.execute()).map(inboxLeadFromRow);
    },

    async counts(filter = {}) {
      const rows = await kysely
        .selectFrom('leads')
        .select(['state', 'kind', ({ fn }) => fn.countAll<number>().as('total')])
        .where((eb) => passes(eb, filter))
        .groupBy(['state', 'kind'])
        .execute();
      const counts = [...Object.keys(leadStates), 'alerts'].map((tab) => {
        const { states, kinds } = tabHolds(tab as InboxTab);
        const held = rows.filter((row) => states.includes(row.state) && kinds.includes(row.kind));
        return [tab, held.reduce((sum, { total }) => sum + Number(total), 0)];
      });
      return Object.fromEntries(counts) as Record<InboxTab, number>;
    },

    async read(id) {
      const lead = await findInboxLead(kysely, id);
      if (!lead) return null;
      const [events, replies, duplicates, merged, unsent] = await Promise.all([
        leadHistory(kysely, id),
        repliesTo(kysely, id),
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
        replies,
        duplicates,
        merged: merged.map(inboxLeadFromRow),
        unsent: unsent.map(({ topic, dead }) => ({ topic: topic as LeadTopic, dead: dead === 1 })),
      };
    },

    async references(ids) {
      if (ids.length === 0) return new Map();
      const rows = await kysely
        .selectFrom('leads')
        .select(['id', 'reference'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, reference }) => [id, reference]));
    },

    async nextWaiting(afterId, memberId) {
      const { waiting, next, first } = await kysely
        .selectFrom('leads')
        .where((eb) => eb.and([isUnder(eb, 'new'), passes(eb, {})]))
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

    handlers: () => handlersOf(kysely),

    person: (id) => leadsOfPerson(kysely, id),

    async findReply(id) {
      const query = kysely.selectFrom('lead_replies').selectAll().where('id', '=', id);
      const row = await query.executeTakeFirst();
      const lead = row ? await findInboxLead(kysely, row.lead_id) : null;
      return row && lead ? { reply: replyFromRow(row), lead } : null;
    },

    assign: (step) => changeLead(kysely, step, async (current) => givenTo(step.to, current)),

    changeState: (step) =>
      changeLead(kysely, step, async (current, trx, at) => {
        if (!leadCan.become(current, step.to) || current.mergedIntoId !== null) return null;
        const answered = step.to === 'answered' && current.firstAnswerAt === null;
        if (current.state === 'spam' && step.to === 'new' && isForwarded(current.kind)) {
          const jobs = forwards.map((topic) => ({ topic }));
          await addJobsAbout(trx, current.id, jobs, at);
        }
        return {
          action: 'lead.state',
          set: { state: step.to, ...(answered ? { first_answer_at: at } : {}) },
          note: step.note,
          before: { state: current.state },
          after: { state: step.to },
        };
      }),

    note: (step) =>
      changeLead(kysely, { expectedRevision: null, ...step }, async () => ({
        action: 'lead.note',
        set: {},
        note: step.text,
        before: null,
        after: { characters: step.text.length },
      })),

    reply: (step) =>
      changeLead(kysely, step, async (current, trx, at) => {
        if (current.email === null || current.mergedIntoId !== null) return null;
        if (!leadCan.receiveMail(current)) return null;
        const { id } = await trx
          .insertInto('lead_replies')
          .values({
            lead_id: current.id,
            at,
            member_id: step.by.id,
            member_name: step.by.name,
            recipient: current.email,
            subject: step.subject,
            body: step.body,
            sent_at: null,
            problem: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await addJobs(trx, [{ topic: leadReplyTopic, key: String(id) }], at);
        const answers = leadCan.answer(current);
        return {
          action: 'lead.reply',
          set: {
            ...(answers ? { state: 'answered' as const } : {}),
            ...(current.firstAnswerAt === null ? { first_answer_at: at } : {}),
            ...(current.assignee === null
              ? { assignee_id: step.by.id, assignee_name: step.by.name }
              : {}),
          },
          note: `wrote a mail`,
          before: { state: current.state },
          after: { state: answers ? 'answered' : current.state, reply: id },
        };
      }),

    merge: (step) =>
      changeLead(
        kysely,
        step,
        async (current, trx, at) => {
          const into = await findInboxLead(trx, step.intoId);
          // Chains would hide a conversation two steps deep.
          if (!into || into.id === current.id || into.mergedIntoId !== null) return null;
          if (current.mergedIntoId !== null || !leadCan.merge(current, into)) return null;
          await trx
            .updateTable('leads')
            .set({ merged_into_id: into.id })
            .where('merged_into_id', '=', current.id)
            .execute();
          const { assignee } = current;
          const heir =
            assignee && into.assignee === null
              ? (await handlersOf(trx)).find(({ id }) => id === assignee.id)
              : undefined;
          const taken = heir
            ? await storeChange(trx, into, givenTo(heir, into), step.by, at)
            : into;
          // Nobody has answered these words: what holds them now waits in their place.
          if (current.state === 'new' && ['answered', 'closed'].includes(into.state)) {
            const reopening = {
              action: 'lead.state',
              set: { state: 'new' as const },
              note: cameIn(current),
              before: { state: into.state },
              after: { state: 'new' },
            };
            await storeChange(trx, taken, reopening, step.by, at);
          }
          return {
            action: 'lead.merge',
            set: { merged_into_id: into.id, state: 'closed' as const },
            note: `merged into ${into.reference}`,
            before: { state: current.state, mergedInto: null },
            after: { state: 'closed', mergedInto: into.reference },
          };
        },
        step.intoId,
      ),

    async unmerge(step) {
      const intoId = (await findInboxLead(kysely, step.id))?.mergedIntoId ?? step.id;
      const plan = async (current: InboxLead, trx: Executor, at: string) => {
        // Also of one that went elsewhere since it was looked for: what holds it now is not locked.
        if (current.mergedIntoId !== intoId) return null;
        const state = await stateBeforeMerge(trx, current.id);
        await endWaitFor(trx, current, step.by, at);
        return {
          action: 'lead.unmerge',
          set: { merged_into_id: null, state },
          note: 'taken apart again',
          before: { mergedInto: current.mergedIntoId },
          after: { state, mergedInto: null },
        };
      };
      return changeLead(kysely, step, plan, intoId);
    },

    erasePerson: (step) =>
      whileNotesRest(database, async (trx) => {
        const found = await leadsOfPerson(trx, step.id);
        const leads = await lockLeads(
          trx,
          found.map(({ id }) => id),
        );
        const addresses = leads.flatMap(({ email }) => (email === null ? [] : [email]));
        const notes = await forgetNotes(trx, found);
        await deleteLeads(trx, leads);
        let mails = 0;
        for (const address of new Set(addresses)) mails += await deleteMailsTo(trx, address);
        // To ourselves, of somebody who gave a phone alone; and what told of several at once.
        for (const { reference } of leads) mails += await deleteMailsAbout(trx, reference);
        if (leads.length > 0) {
          await recordAct(trx, step.by, {
            action: 'person.erase',
            subject: ['lead', step.id],
            // References only: the log may not keep what was to be forgotten.
            before: { leads: leads.map(({ reference }) => reference) },
            at: new Date().toISOString(),
          });
        }
        return { leads: leads.length, mails, notes };
      }),

    async markReply(id, result) {
      await kysely
        .updateTable('lead_replies')
        .set('sentAt' in result ? { sent_at: result.sentAt } : { problem: result.problem })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute();
    },
  };
}

const handlersOf = (executor: Executor): Promise<Handler[]> =>
  executor
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .where('role', 'in', ['owner', 'manager', 'sales'])
    .orderBy('name')
    .execute();

const givenTo = (to: Handler | null, current: InboxLead): LeadChange => ({
  action: 'lead.assign',
  set: { assignee_id: to?.id ?? null, assignee_name: to?.name ?? null },
  note: to ? `given to ${to.name}` : 'given to nobody',
  before: { assignee: current.assignee?.name ?? null },
  after: { assignee: to?.name ?? null },
});
