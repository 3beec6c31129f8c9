import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { startForm } from '#domain/forms/form-start.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import { leadForms, leadKinds, type LeadKind, type LeadTyped } from '#domain/leads/lead-forms.ts';
import { say } from '#messages/i18n.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { urls } from '#site/urls.ts';
import {
  answerOf,
  leadBusOf,
  findPublicBus,
  submitForm,
  withKeptFilters,
  type FormOutcome,
} from './submit-form.ts';
import { begunForm, type LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';
import { renderLeadForm } from './render-lead-form.tsx';

/** The contact forms and what they post. */
export const leadRoutes = new Hono<SiteEnv>();
for (const kind of leadKinds) {
  leadRoutes.get(leadPages[kind].address, (c) => showForm(c, kind));
  leadRoutes.post(leadPages[kind].address, (c) => takeForm(c, kind));
}

async function showForm(c: Context<SiteEnv>, kind: LeadKind): Promise<Response> {
  const { inventory } = c.get('services');
  // The form is worth more than the bus's name: without the database it still opens.
  const listed = await findPublicBus(inventory, c.req.query('bus')).catch(() => null);
  // The page of a sold bus says so, and where similar ones are.
  if (listed?.sold && 'forSaleOnly' in leadForms[kind]) return c.redirect(urls.bus(listed));
  const bus = leadBusOf(listed, kind);
  if (bus === null && 'aboutBus' in leadForms[kind]) return c.notFound();
  const begun = withKeptFilters(begunForm(kind, bus, c.req.query()));
  return renderLeadForm(c, await freshForm(c, kind, bus, begun));
}

async function takeForm(c: Context<SiteEnv>, kind: LeadKind): Promise<Response> {
  const outcome = await submitForm(c, kind);
  const { settings } = c.get('services');
  c.header('cache-control', 'no-store');
  c.header('vary', 'Accept');
  if (outcome.outcome === 'too-often') c.header('retry-after', String(outcome.retryAfterSeconds));
  if (outcome.outcome === 'unavailable') report(c, outcome.error);
  const { status, problem, errors } = answerOf(outcome, settings.contactPhone.display);
  if (c.req.header('accept')?.startsWith('application/json'))
    return jsonAnswer(c, outcome, status, problem);
  if (outcome.outcome === 'received')
    return c.redirect(urls.thankYou({ ref: outcome.reference }), 303);
  const model = await freshForm(c, kind, outcome.bus, outcome.typed);
  const { start } = model;
  const key = keepsKey.has(outcome.outcome) ? (outcome.key ?? '') : start.key;
  return renderLeadForm(c, { ...model, start: { ...start, key }, errors, problem }, status);
}

/** Ends after which the next press is the same submission still; what was sent may even be stored. */
const keepsKey: ReadonlySet<FormOutcome['outcome']> = new Set([
  'invalid',
  'too-often',
  'unavailable',
]);

/** A form that is begun now; on pages of their own and of others. */
export async function freshForm(
  c: Context<SiteEnv>,
  kind: LeadKind,
  bus: LeadBus | null,
  typed: LeadTyped,
): Promise<LeadFormModel> {
  const { leads, settings, now } = c.get('services');
  return {
    kind,
    bus,
    typed,
    errors: [],
    problem: null,
    start: c.env?.formStart ?? (await startForm(leads.clock, now().getTime())),
    asked: { now: now(), office: settings.office },
  };
}

function jsonAnswer(
  c: Context<SiteEnv>,
  outcome: FormOutcome,
  status: ReturnType<typeof answerOf>['status'],
  problem: string | null,
): Response {
  if (outcome.outcome === 'received') return c.json({ reference: outcome.reference }, 201);
  const faults = outcome.outcome === 'invalid' ? outcome.errors : [];
  const errors = faults.map(({ field, text }) => ({ field, text: say(text) }));
  return c.json({ status, message: problem ?? t`There is a problem`, errors }, status);
}

/** The visitor is told; whoever runs the site must know too. */
function report(c: Context<SiteEnv>, error: unknown): void {
  c.get('services').reportFault?.(c.get('requestId'), error);
}
