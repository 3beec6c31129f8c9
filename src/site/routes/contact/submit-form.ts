import type { Context } from 'hono';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import {
  leadForms,
  type LeadFieldName,
  type LeadKind,
  type LeadTyped,
} from '#domain/leads/lead-forms.ts';
import { keptFilters } from '#domain/alerts/alert-question.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import { repeatCost } from '#domain/leads/shared-limit.ts';
import { within } from '#domain/within.ts';
import type { LeadAnswer } from '#domain/leads/submit-lead.ts';
import type { BodyFault } from '#site/body-fault.ts';
import { foreignLanguageOf } from '#site/languages/page-addresses.ts';
import { readFormPost } from '#site/forms/read-form-post.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { t } from '@lingui/core/macro';
import type { FieldError } from '#domain/forms/read-form.ts';
import { tooOften, unreadable } from '#site/forms/form-words.ts';

/** What a posted form led to; `typed` and `bus` are there to show the form again. */
export type FormOutcome = {
  typed: LeadTyped;
  bus: LeadBus | null;
  /** The one-time key it came with. */
  key: string | null;
} & (
  | LeadAnswer
  | { outcome: 'unreadable'; status: BodyFault['status'] }
  | { outcome: 'too-often'; retryAfterSeconds: number }
  /** No sign that the post came from a page of ours. */
  | { outcome: 'no-proof' }
  /** It is about a bus, and there is none such. */
  | { outcome: 'no-bus' }
  /** The database did not take it; nothing is stored. */
  | { outcome: 'unavailable'; error: unknown }
);

/** How long a visitor waits for a database that is busy with something else. */
const patienceMs = 6_000;
/** How long the name of a bus may take. */
export const busMs = 1_000;

/** Takes one posted form from its bytes to its answer. */
export async function submitForm(c: Context<SiteEnv>, kind: LeadKind): Promise<FormOutcome> {
  const post = await readFormPost<LeadFieldName>(c, leadForms[kind].fields);
  if ('refused' in post) {
    return { outcome: 'unreadable', status: post.refused, typed: {}, bus: null, key: null };
  }
  const { key } = post;
  const typed = withKeptFilters(post.typed);
  const { leads } = c.get('services');
  const turn = await leads.takeTurn({ address: c.get('clientAddress') ?? '', typed, key });
  const { bus, told } = await namedBus(c, kind, post.hidden('bus'));
  const shown = { typed, bus, key };
  if (turn.waitSeconds > 0) {
    return { outcome: 'too-often', retryAfterSeconds: turn.waitSeconds, ...shown };
  }
  const fromUs = c.req.header('origin') ?? c.req.header('sec-fetch-site');
  try {
    // Other origins were refused before; an old browser that names none must bring our key.
    if (!fromUs && key === null) {
      await turn.settle(0);
      return { outcome: 'no-proof', ...shown };
    }
    if (bus === null && 'aboutBus' in leadForms[kind]) {
      await turn.settle(0);
      return { outcome: 'no-bus', ...shown };
    }
    const saving = leads.submit({
      kind,
      typed,
      bus: told,
      language: foreignLanguageOf(c),
      key,
      signals: await post.signals(),
    });
    // It may still be saved afterwards: the form that is shown again has the same key, so that sending
    // it again can only find it or save it.
    const answer = await within(patienceMs, saving);
    await turn.settle(answer.outcome === 'received' && answer.repeated ? repeatCost : 1);
    return { ...answer, ...shown };
  } catch (error) {
    await turn.settle(0);
    return { outcome: 'unavailable', error, ...shown };
  }
}

/** The filters of a saved search, by the list's own rules. */
export const withKeptFilters = (typed: LeadTyped): LeadTyped =>
  typed.filters ? { ...typed, filters: keptFilters(typed.filters) } : typed;

/**
 * The bus as the form shows it, and as staff are told of it: whoever had the page of one open as it was
 * taken down asks about it still. The bus is worth less than the message: without the database its number
 * must do.
 */
async function namedBus(
  c: Context<SiteEnv>,
  kind: LeadKind,
  id: string,
): Promise<Record<'bus' | 'told', LeadBus | null>> {
  if (id === '') return { bus: null, told: null };
  const { inventory } = c.get('services');
  try {
    const bus = leadBusOf(await within(busMs, findPublicBus(inventory, id)), kind);
    return { bus, told: bus ?? (await within(busMs, inventory.findTakenDown(Number(id)))) };
  } catch {
    const bus = { id: Number(id), stockNumber: null, title: `Bus ${id}` };
    return { bus, told: bus };
  }
}

/** The public bus with this id as a form names it; null for any other text. Throws with the database. */
export async function findPublicBus(
  inventory: InventoryQueries,
  id: string | undefined,
): Promise<BusDetail | null> {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) return null;
  const found = await inventory.lookUp(id);
  const bus =
    found.outcome === 'moved' ? await inventory.lookUp(`${found.id}-${found.slug}`) : found;
  return bus.outcome === 'found' ? bus.bus : null;
}

/** What a form says of it; null where the form is about what becomes of it, and it was sold. */
export function leadBusOf(bus: BusDetail | null, kind: LeadKind): LeadBus | null {
  if (bus === null || (bus.sold && 'aboutBus' in leadForms[kind])) return null;
  const { id, title, stockNumber } = bus;
  return { id, title, stockNumber };
}

type Status = 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503;

interface Answer {
  status: Status;
  /** What to say above the form, or null when the fields say it all. */
  problem: string | null;
  errors: readonly FieldError<LeadFieldName>[];
}

const says = (status: Status, problem: string): Answer => ({ status, problem, errors: [] });

/** Status and words for every way a form can end; `phone` is what remains when nothing works. */
export function answerOf(outcome: FormOutcome, phone: string): Answer {
  switch (outcome.outcome) {
    case 'received':
      return { status: 200, problem: null, errors: [] };
    case 'invalid':
      return { status: 422, problem: null, errors: outcome.errors };
    case 'key-conflict':
      return says(
        422,
        t`This form was sent before with other words. To send these as a new message, press the button again.`,
      );
    case 'bad-key':
      return says(400, t`The form was changed on its way. Please press the button again.`);
    case 'no-proof':
      return says(
        403,
        t`We could not see that this came from our page. Please press the button again.`,
      );
    case 'no-bus':
      return says(422, t`This bus is not listed any more. Look for another one among our buses.`);
    case 'too-often':
      return says(429, tooOften(outcome.retryAfterSeconds, phone));
    case 'unreadable':
      return says(outcome.status, unreadable[outcome.status](phone));
    case 'unavailable':
      return says(
        503,
        t`We could not save your request. Please call ${phone}, or try again in a few minutes. What you typed is still here.`,
      );
  }
}
