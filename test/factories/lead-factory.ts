import type { LeadRepository, LeadSubmission } from '#domain/leads/lead-repository.ts';
import type { Lead, NewLead } from '#domain/leads/lead.ts';
import { makeReference } from '#domain/leads/reference.ts';

let count = 0;

/** A lead as the contact form makes one; every one has a reference of its own. */
export function newLead(overrides: Partial<NewLead> = {}): NewLead {
  count += 1;
  const bytes = Uint8Array.from({ length: 12 }, (_, index) => Math.floor(count / 32 ** index) % 32);
  return {
    reference: makeReference(bytes),
    kind: 'contact',
    state: 'new',
    firstName: 'Zoë',
    lastName: 'O’Brien-García',
    email: 'Zoe@example.com',
    phone: '(856) 555-0100',
    phoneE164: '+18565550100',
    message: 'Is the lift at the back?\nAnd the tires?',
    bus: { id: 17, stockNumber: 'A-17', title: '2015 Ford E-450 Shuttle' },
    details: {},
    spamScore: 0,
    spamReasons: [],
    token: null,
    ...overrides,
  };
}

/** A lead as it is read back, with little more than a name and an address. */
export const storedLead = (overrides: Partial<Lead> = {}): Lead => ({
  id: 1,
  reference: 'OM-7KQ2-M9XD-3TFP',
  kind: 'contact',
  state: 'new',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  revision: 1,
  firstName: 'Zoë',
  lastName: null,
  email: 'zoe@example.com',
  phone: null,
  phoneE164: null,
  message: null,
  bus: null,
  details: {},
  spamScore: 0,
  spamReasons: [],
  token: null,
  ...overrides,
});

/** The submission of a lead under a key; `words` stands for what was typed. */
export function submission(
  key: string,
  words: string,
  overrides: Partial<NewLead> = {},
): LeadSubmission {
  return {
    lead: newLead(overrides),
    idempotency: { keyHash: `hash of ${key}`, fingerprint: `print of ${words}` },
    textHash: `text ${words}`,
    jobs: [{ topic: 'lead-tell-sales' }, { topic: 'lead-tell-visitor' }],
  };
}

/** Keeps a lead as the form does, under a key of its own unless one is given, and gives it back. */
export async function storeLead(
  leads: LeadRepository,
  overrides: Partial<NewLead> = {},
  key = `key ${(count += 1)}`,
): Promise<Lead> {
  const stored = await leads.submit(submission(key, key, overrides));
  if (stored.outcome !== 'stored') throw new Error(stored.outcome);
  return stored.lead;
}
