import type { Context } from 'hono';
import { leadForms } from '#domain/leads/lead-form.ts';
import type { LeadKind } from '#domain/leads/lead-states.ts';
import { formProofField } from '#domain/forms/form-proof.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import type { TypedValues } from '#domain/leads/read-submission.ts';
import { repeatCost } from '#domain/leads/sender-limits.ts';
import { within } from '#domain/within.ts';
import type { LeadAnswer } from '#domain/leads/submit-lead.ts';
import type { BodyFault } from '#site/body-fault.ts';
import { foreignLanguageOf } from '#site/languages/page-languages.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { findLeadBus } from './lead-bus.ts';
import { hiddenFields } from './lead-form-model.ts';
import { readFormBody, type FormFields } from './read-form-body.ts';

/** What a posted form led to; `typed` and `bus` are there to show the form again. */
export type FormOutcome = {
  typed: TypedValues;
  bus: LeadBus | null;
  /** The one-time key it came with. */
  key: string | null;
} & (
  | LeadAnswer
  | { outcome: 'unreadable'; status: BodyFault['status'] }
  | { outcome: 'too-often'; retryAfterSeconds: number }
  /** No sign that the post came from a page of ours. */
  | { outcome: 'no-proof' }
  /** The database did not take it; nothing is stored. */
  | { outcome: 'unavailable'; error: unknown }
);

/** How long a visitor waits for a database that is busy with something else. */
const patienceMs = 6_000;
const busMs = 1_000;

/** Takes one posted form from its bytes to its answer. */
export async function submitForm(c: Context<SiteEnv>, kind: LeadKind): Promise<FormOutcome> {
  const body = await readFormBody(c.req.raw);
  if (body.outcome === 'refused') {
    return { outcome: 'unreadable', status: body.status, typed: {}, bus: null, key: null };
  }
  const { fields } = body;
  const { leads, now } = c.get('services');
  const typed = typedValues(kind, fields);
  const key = c.req.header('idempotency-key') ?? (fields.get(hiddenFields.key) || null);
  const shown = { typed, bus: null, key };
  const turn = await leads.takeTurn({ address: c.get('clientAddress') ?? '', typed, key });
  if (turn.waitSeconds > 0) {
    return { outcome: 'too-often', retryAfterSeconds: turn.waitSeconds, ...shown };
  }
  const fromUs = c.req.header('origin') ?? c.req.header('sec-fetch-site');
  let bus: LeadBus | null = null;
  try {
    bus = await namedBus(c, fields.get(hiddenFields.bus));
    // Other origins were refused before; an old browser that names none must bring our key.
    if (!fromUs && key === null) {
      await turn.settle(0);
      return { outcome: 'no-proof', ...shown, bus };
    }
    const fillMs = await leads.clock.elapsedMs(fields.get(hiddenFields.stamp), now().getTime());
    const saving = leads.submit({
      kind,
      typed,
      bus,
      language: foreignLanguageOf(c),
      key,
      signals: {
        honeypotFilled: fields.get(hiddenFields.honeypot).trim() !== '',
        fillMs,
        proof: await leads.proof?.judge(fields.get(formProofField)),
      },
    });
    // It may still be saved afterwards: the form that is shown again has the same key, so that sending
    // it again can only find it or save it.
    const answer = await within(patienceMs, saving);
    await turn.settle(answer.outcome === 'received' && answer.repeated ? repeatCost : 1);
    return { ...answer, ...shown, bus };
  } catch (error) {
    await turn.settle(0);
    return { outcome: 'unavailable', error, ...shown, bus };
  }
}

function typedValues(kind: LeadKind, fields: FormFields): TypedValues {
  const known = leadForms[kind].map(({ name }) => [name, fields.get(name)] as const);
  return Object.fromEntries(known);
}

/** The bus is worth less than the message: without the database its number must do. */
async function namedBus(c: Context<SiteEnv>, id: string): Promise<LeadBus | null> {
  try {
    return await within(busMs, findLeadBus(c.get('services').inventory, id));
  } catch {
    return { id: Number(id), stockNumber: null, title: `Bus ${id}` };
  }
}
