import type {
  Handler,
  InboxLead,
  InboxOutcome,
  InboxStep,
  LeadInbox,
} from '#domain/leads/inbox/lead-inbox.ts';
import { leadCan, type LeadState } from '#domain/leads/lead-states.ts';
import type { Database, Executor } from '../database.ts';
import { inboxLeadFromRow } from '../schema/lead-rows.ts';
import { findInboxLead, leadsOfPerson } from './lead-inbox-reads.ts';
import { deleteLeads, deleteMailsTo } from './lead-erasure.ts';
import { lockLeads } from './lead-reads.ts';
import { addEvent } from './lead-writes.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAudit } from './staff-audit.ts';

type Writes = Pick<
  LeadInbox,
  'assign' | 'changeState' | 'note' | 'reply' | 'merge' | 'unmerge' | 'erasePerson' | 'markReply'
>;

/** The topic of the job that sends a reply; its key is the reply's id. */
export const leadReplyTopic = 'lead-reply';

interface Change {
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

export function createLeadInboxWrites({ kysely }: Database): Writes {
  /**
   * Locks the lead, and with it another one that the plan looks at; checks the revision, and writes
   * change, history and audit in one transaction.
   */
  const change = (
    step: Omit<InboxStep, 'expectedRevision'> & { expectedRevision: number | null },
    plan: (current: InboxLead, trx: Executor, at: string) => Promise<Change | null>,
    alsoId: number = step.id,
  ): Promise<InboxOutcome> =>
    kysely.transaction().execute(async (trx): Promise<InboxOutcome> => {
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
      const stored = await trx
        .updateTable('leads')
        .set({ ...planned.set, updated_at: at, revision: current.revision + 1 })
        .where('id', '=', step.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const lead = inboxLeadFromRow(stored);
      const { note } = planned;
      await addEvent(trx, lead, { at, actor: step.by.name, from: current.state, note });
      await recordAudit(trx, {
        ...audited(step.by, at, planned.action),
        subjectId: String(step.id),
        before: planned.before,
        after: planned.after,
      });
      return { outcome: 'changed', lead };
    });

  return {
    assign: (step) =>
      change(step, async (current) => ({
        action: 'lead.assign',
        set: { assignee_id: step.to?.id ?? null, assignee_name: step.to?.name ?? null },
        note: step.to ? `given to ${step.to.name}` : 'given to nobody',
        before: { assignee: current.assignee?.name ?? null },
        after: { assignee: step.to?.name ?? null },
      })),

    changeState: (step) =>
      change(step, async (current, _trx, at) => {
        if (!leadCan.become(current, step.to) || current.mergedIntoId !== null) return null;
        const answered = step.to === 'answered' && current.firstAnswerAt === null;
        return {
          action: 'lead.state',
          set: { state: step.to, ...(answered ? { first_answer_at: at } : {}) },
          note: step.note,
          before: { state: current.state },
          after: { state: step.to },
        };
      }),

    note: (step) =>
      change({ ...step, expectedRevision: null }, async () => ({
        action: 'lead.note',
        set: {},
        note: step.text,
        before: null,
        after: { characters: step.text.length },
      })),

    reply: (step) =>
      change(step, async (current, trx, at) => {
        if (current.email === null || !leadCan.receiveMail(current)) return null;
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
      change(
        step,
        async (current, trx) => {
          const into = await findInboxLead(trx, step.intoId);
          // Chains would hide a conversation two steps deep.
          if (!into || into.id === current.id || into.mergedIntoId !== null) return null;
          if (current.mergedIntoId !== null) return null;
          await trx
            .updateTable('leads')
            .set({ merged_into_id: into.id })
            .where('merged_into_id', '=', current.id)
            .execute();
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

    unmerge: (step) =>
      change(step, async (current) => {
        if (current.mergedIntoId === null) return null;
        return {
          action: 'lead.unmerge',
          set: { merged_into_id: null, state: 'new' as const },
          note: 'taken apart again',
          before: { mergedInto: current.mergedIntoId },
          after: { state: 'new', mergedInto: null },
        };
      }),

    erasePerson: (step) =>
      kysely.transaction().execute(async (trx) => {
        const found = await leadsOfPerson(trx, step.id);
        const leads = await lockLeads(
          trx,
          found.map(({ id }) => id),
        );
        const addresses = leads.flatMap(({ email }) => (email === null ? [] : [email]));
        await deleteLeads(trx, leads);
        let mails = 0;
        for (const address of new Set(addresses)) mails += await deleteMailsTo(trx, address);
        if (leads.length > 0) {
          await recordAudit(trx, {
            ...audited(step.by, new Date().toISOString(), 'person.erase'),
            subjectId: String(step.id),
            // References only: the log may not keep what was to be forgotten.
            before: { leads: leads.map(({ reference }) => reference) },
            after: null,
          });
        }
        return { leads: leads.length, mails };
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

const audited = (by: Handler, at: string, action: string) => ({
  memberId: by.id,
  memberName: by.name,
  action,
  subjectKind: 'lead',
  at,
});
