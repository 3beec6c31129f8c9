import { hashText, randomToken } from '../hash-text.ts';
import type { ForwardTopic } from './adf/forward-topics.ts';
import type { LeadBus, NewLead } from './lead.ts';
import type { LeadJob, LeadRepository } from './lead-repository.ts';
import { emailKey } from '../forms/read-text.ts';
import { samenessOf, type FieldError } from '../forms/read-form.ts';
import { leadForms, type LeadFieldName, type LeadKind, type LeadTyped } from './lead-forms.ts';
import type { OpeningHours } from '../office/opening-hours.ts';
import { readPostedLead, type PostedLead } from './read-posted-lead.ts';
import { within } from '../within.ts';
import { makeReference } from './reference.ts';
import { scoreSpam } from './spam-score.ts';
import { spamFrom, suspiciousFrom, type FormSignals } from '../forms/form-signals.ts';

interface LeadRequest {
  kind: LeadKind;
  typed: LeadTyped;
  bus: LeadBus | null;
  /** Of the page the form stood on; absent is English. */
  language?: string;
  /**
   * The form's one-time key or the `Idempotency-Key` header. Null for a form from a cached page
   * without scripts: then equal words on one day count as one submission.
   */
  key: string | null;
  signals: FormSignals;
}

export type LeadAnswer =
  | { outcome: 'received'; reference: string; repeated: boolean }
  | { outcome: 'invalid'; errors: FieldError<LeadFieldName>[] }
  /** The key is not 16 to 128 letters, digits, `-` or `_`. */
  | { outcome: 'bad-key' }
  /** The key belongs to an earlier submission with other words. */
  | { outcome: 'key-conflict' };

/** Saves a request and whatever must follow it; resolves when it is durable, throws when it is not. */
export type SubmitLead = (request: LeadRequest) => Promise<LeadAnswer>;

const keyShape = /^[\w-]{16,128}$/;
const dayMs = 86_400_000;
const hintMs = 1_000;

export function createSubmitLead({
  leads,
  settings,
  forwards = [],
  now,
}: {
  leads: Pick<LeadRepository, 'submit' | 'countSameText'>;
  /** Who else is told of a lead that is not spam. */
  forwards?: readonly ForwardTopic[];
  settings?: { office: OpeningHours } | undefined;
  now(): Date;
}): SubmitLead {
  return async (request) => {
    if (request.key !== null && !keyShape.test(request.key)) return { outcome: 'bad-key' };
    const at = now();
    const reading = readPostedLead(request.kind, request.typed, at, settings?.office);
    if (!reading.ok) return { outcome: 'invalid', errors: reading.errors };
    const { posted } = reading;
    const fingerprint = await fingerprintOf(posted, request.bus);
    const day = at.toISOString().slice(0, 10);
    const keyHash = await hashText(request.key ?? `${day} ${fingerprint}`);
    const text = posted.message;
    const textHash =
      text === null || isStartMessage(text, request.bus)
        ? null
        : await hashText(text.toLowerCase().replace(/\s+/gu, ' '));
    const since = new Date(at.getTime() - dayMs).toISOString();
    const counting = textHash === null ? 0 : leads.countSameText(textHash, since);
    // A hint and no more: without the database nobody's message waits for it.
    const sameTextCount = await within(hintMs, Promise.resolve(counting)).catch(() => 0);
    const { score, reasons } = scoreSpam(posted, { ...request.signals, sameTextCount });
    const reference =
      request.key === null ? randomReference() : await referenceOf(keyHash, fingerprint);
    if (request.language !== undefined) posted.details.language = request.language;
    const lead = startLead(posted, request.bus, { score, reasons }, reference);
    const stored = await leads.submit({
      lead,
      idempotency: { keyHash, fingerprint },
      textHash,
      jobs: jobsFor(lead, forwards),
    });
    if (stored.outcome === 'conflict') return { outcome: 'key-conflict' };
    if (stored.outcome === 'kept') {
      return { outcome: 'received', reference: stored.reference, repeated: false };
    }
    return stored.outcome === 'stored'
      ? { outcome: 'received', reference: stored.lead.reference, repeated: false }
      : { outcome: 'received', reference: stored.reference, repeated: true };
  };
}

/** Longer than what a bus's form starts with in any language, shorter than a pitch. */
const startMessageCharacters = 90;

/**
 * The message that a bus's form starts with, or hardly more: many buyers of one bus send it as it is,
 * and none of them is spam for that.
 */
function isStartMessage(text: string, bus: LeadBus | null): boolean {
  return (
    bus !== null &&
    text.includes(bus.title) &&
    text.length <= bus.title.length + startMessageCharacters
  );
}

function startLead(
  posted: PostedLead,
  bus: LeadBus | null,
  spam: { score: number; reasons: string[] },
  reference: string,
): NewLead {
  const { confirmed } = leadForms[posted.kind];
  return {
    ...posted,
    reference,
    state: spam.score >= spamFrom ? 'spam' : confirmed ? 'unconfirmed' : 'new',
    bus,
    spamScore: spam.score,
    spamReasons: spam.reasons,
    token: confirmed ? randomToken() : null,
  };
}

const randomReference = () => makeReference(crypto.getRandomValues(new Uint8Array(12)));

/**
 * The same key and words lead to the same reference on every machine, so that what was acknowledged
 * while the database was away is found under it. The key is 128 bits of chance: so is this.
 */
async function referenceOf(keyHash: string, fingerprint: string): Promise<string> {
  const hex = await hashText(`reference ${keyHash} ${fingerprint}`);
  return makeReference(
    Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
  );
}

/** Our own mail to the visitor only when no rule was hit: the address may not be the sender's. */
function jobsFor(lead: NewLead, forwards: readonly ForwardTopic[]): LeadJob[] {
  if (lead.state === 'spam') return [];
  const clean = lead.spamScore < suspiciousFrom && lead.email !== null;
  if (leadForms[lead.kind].confirmed) return clean ? [{ topic: 'lead-confirm-alert' }] : [];
  return [
    { topic: 'lead-tell-sales' },
    ...(clean ? [{ topic: 'lead-tell-visitor' } as const] : []),
    ...forwards.map((topic) => ({ topic })),
  ];
}

/**
 * The same for the same words about the same bus, however often they are sent. Keys are kept for a
 * month: what stands here must not change for a form that does not.
 */
function fingerprintOf(posted: PostedLead, bus: LeadBus | null): Promise<string> {
  const { email, details, ...rest } = posted;
  const words = { ...rest, email: email && emailKey(email) };
  const more = samenessOf(leadForms[posted.kind].fields, details);
  return hashText(JSON.stringify({ ...words, ...more, bus: bus?.id }));
}
