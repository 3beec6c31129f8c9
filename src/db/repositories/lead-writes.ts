import type {
  ChangeOutcome,
  LeadJob,
  LeadRepository,
  LeadSubmission,
  SubmitOutcome,
} from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { emailKey } from '#domain/forms/read-email.ts';
import type { Database, Executor } from '../database.ts';
import { leadFromRow } from '../schema/lead-rows.ts';
import { claimKey } from './idempotency.ts';
import { lockLeads } from './lead-reads.ts';
import { addJobs } from './outbox-jobs.ts';

type Writes = Pick<LeadRepository, 'submit' | 'changeState' | 'addNote' | 'markTold'>;

export const leadScope = 'lead';

export function createLeadWrites({ kysely }: Database): Writes {
  return {
    submit: (submission) =>
      kysely
        .transaction()
        .execute((trx) => store(trx, submission, submission.at ?? new Date().toISOString())),

    changeState: (change) =>
      kysely.transaction().execute(async (trx): Promise<ChangeOutcome> => {
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
        await addLeadJobs(trx, lead.id, change.jobs ?? [], at);
        return { outcome: 'changed', lead };
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
      reference: lead.reference,
      kind: lead.kind,
      state: lead.state,
      created_at: at,
      updated_at: at,
      revision: 1,
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      email_key: lead.email === null ? null : emailKey(lead.email),
      phone: lead.phone,
      phone_e164: lead.phoneE164,
      message: lead.message,
      text_hash: textHash,
      bus_id: lead.bus?.id ?? null,
      bus_stock_number: lead.bus?.stockNumber ?? null,
      bus_title: lead.bus?.title ?? null,
      details: JSON.stringify(lead.details),
      spam_score: lead.spamScore,
      spam_reasons: JSON.stringify(lead.spamReasons),
      token: lead.token,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const stored = leadFromRow(row);
  const note = lead.spamReasons.join('; ') || null;
  await addEvent(trx, stored, { at, actor: 'visitor', from: null, note });
  await addLeadJobs(trx, stored.id, jobs, at);
  return { outcome: 'stored', lead: stored };
}

async function addLeadJobs(
  trx: Executor,
  id: number,
  jobs: readonly LeadJob[],
  at: string,
): Promise<void> {
  const key = String(id);
  await addJobs(
    trx,
    jobs.map(({ topic, notBefore }) => ({ topic, key, notBefore })),
    at,
  );
}

export async function addEvent(
  trx: Executor,
  lead: Lead,
  event: { at: string; actor: string; from: Lead['state'] | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('lead_events')
    .values({
      lead_id: lead.id,
      at: event.at,
      actor: event.actor,
      from_state: event.from,
      to_state: lead.state,
      note: event.note,
    })
    .execute();
}
