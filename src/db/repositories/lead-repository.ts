import type {
  LeadChangeOutcome,
  LeadRepository,
  LeadSubmission,
  SubmitOutcome,
} from '#domain/leads/lead-repository.ts';
import { alertKinds, leadKinds } from '#domain/leads/lead-forms.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadCan, type LeadState } from '#domain/leads/lead-states.ts';
import { emailKey } from '#domain/forms/read-text.ts';
import { idempotencyDays, keptUntil, mailboxDays, retentionDays } from '#domain/leads/retention.ts';
import type { Database, Executor } from '../database.ts';
import { leadFromRow } from '../schema/lead-rows.ts';
import { claimKey } from './idempotency.ts';
import {
  addEvent,
  deleteLeads,
  deleteMailsAbout,
  deleteMailsTo,
  leadColumns,
  leadHistory,
  leadScope,
  lockLeads,
} from './lead-statements.ts';
import { addJobsAbout } from './outbox-jobs.ts';
import { forgetNotes, whileNotesRest } from './person-notes.ts';
import { scanById } from './scan-by-id.ts';

/** The lead port on either engine. */
export function createLeadRepository(database: Database): LeadRepository {
  const { kysely } = database;
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

    async *scan(batchSize) {
      const all = kysely.selectFrom('leads').selectAll();
      for await (const rows of scanById(all, batchSize)) yield rows.map(leadFromRow);
    },

    history: (id) => leadHistory(kysely, id),

    async countSameText(textHash, since) {
      const { total } = await kysely
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('text_hash', '=', textHash)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async submit(submission) {
      // The database takes those of a later version, too, which runs beside this one.
      if (!leadKinds.includes(submission.lead.kind)) {
        throw new RangeError(
          `no form makes leads of this kind: ${submission.lead.kind} is not allowed`,
        );
      }
      const at = submission.at ?? new Date().toISOString();
      return kysely.transaction().execute((trx) => store(trx, submission, at));
    },

    changeState: (change) =>
      kysely.transaction().execute(async (trx): Promise<LeadChangeOutcome> => {
        const current = await lockLead(trx, change.id);
        if (!current) return { outcome: 'missing' };
        if (change.expectedRevision !== null && change.expectedRevision !== current.revision) {
          return { outcome: 'conflict', current };
        }
        if (!leadCan.become(current, change.to)) return { outcome: 'refused', current };
        const at = new Date().toISOString();
        const revision = current.revision + 1;
        await trx
          .updateTable('leads')
          .set({ state: change.to, updated_at: at, revision })
          .where('id', '=', change.id)
          .execute();
        const lead = { ...current, state: change.to, updatedAt: at, revision };
        const { actor, note = null } = change;
        await addEvent(trx, lead, { at, actor, from: current.state, note });
        await addJobsAbout(trx, lead.id, change.jobs ?? [], at);
        return { outcome: 'changed', lead };
      }),

    changeDetails: ({ id, changed, actor, note }) =>
      kysely.transaction().execute(async (trx) => {
        const current = await lockLead(trx, id);
        if (!current) return null;
        const at = new Date().toISOString();
        const revision = current.revision + 1;
        const details = changed(current.details);
        await trx
          .updateTable('leads')
          .set({ details: JSON.stringify(details), updated_at: at, revision })
          .where('id', '=', id)
          .execute();
        const lead = { ...current, details, updatedAt: at, revision };
        await addEvent(trx, lead, { at, actor, from: current.state, note });
        return lead;
      }),

    markTold: (id, until) =>
      kysely.transaction().execute(async (trx) => {
        const lead = await lockLead(trx, id);
        // Told by another node meanwhile: what was answered stays answered.
        if (!lead || (lead.details.toldUntil ?? '') >= until) return;
        const details = JSON.stringify({ ...lead.details, toldUntil: until });
        await trx.updateTable('leads').set({ details }).where('id', '=', id).execute();
      }),

    addNote: (id, actor, note) =>
      kysely.transaction().execute(async (trx) => {
        const lead = await lockLead(trx, id);
        if (!lead) return;
        const at = new Date().toISOString();
        await addEvent(trx, lead, { at, actor, from: lead.state, note });
      }),

    eraseByEmail: (email) =>
      whileNotesRest(database, async (trx) => {
        const key = emailKey(email);
        const rows = await trx
          .selectFrom('leads')
          .selectAll()
          .where('email_key', '=', key)
          .orderBy('id')
          .forUpdate()
          .execute();
        await forgetNotes(trx, rows.map(leadFromRow));
        await deleteLeads(trx, rows);
        let mails = await deleteMailsTo(trx, key);
        for (const { reference } of rows) mails += await deleteMailsAbout(trx, reference);
        return { leads: rows.length, mails };
      }),

    async deleteExpired(now) {
      let deleted = 0;
      for (const [state, days] of Object.entries(retentionDays)) {
        if (days === null) continue;
        deleted += await whileNotesRest(database, async (trx) => {
          const rows = await trx
            .selectFrom('leads')
            .select(['id', 'reference'])
            .where('state', '=', state as LeadState)
            .where('updated_at', '<', keptUntil(now, days))
            // An alert that we once answered is in force still.
            .$if(state === 'answered', (query) => query.where('kind', 'not in', alertKinds))
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

async function lockLead(trx: Executor, id: number): Promise<Lead | null> {
  const [row] = await lockLeads(trx, [id]);
  return row ? leadFromRow(row) : null;
}

async function store(
  trx: Executor,
  { lead, idempotency, textHash, jobs }: LeadSubmission,
  at: string,
): Promise<SubmitOutcome> {
  const claim = await claimKey(trx, {
    scope: leadScope,
    ...idempotency,
    answer: lead.reference,
    at,
  });
  if (claim.outcome === 'conflict') return claim;
  if (claim.outcome === 'repeated') return { outcome: 'repeated', reference: claim.answer };
  // Key and words give the reference: a lead that outlived its key is the same one still.
  const known = await trx
    .selectFrom('leads')
    .select('id')
    .where('reference', '=', lead.reference)
    .executeTakeFirst();
  if (known) return { outcome: 'repeated', reference: lead.reference };
  const row = await trx
    .insertInto('leads')
    .values({
      ...leadColumns(lead),
      created_at: at,
      updated_at: at,
      revision: 1,
      text_hash: textHash,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const stored = leadFromRow(row);
  const note = lead.spamReasons.join('; ') || null;
  await addEvent(trx, stored, { at, actor: 'visitor', from: null, note });
  await addJobsAbout(trx, stored.id, jobs, at);
  return { outcome: 'stored', lead: stored };
}
