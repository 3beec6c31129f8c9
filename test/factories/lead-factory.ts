import type { LeadSubmission } from '#domain/leads/lead-repository.ts';
import type { NewLead } from '#domain/leads/lead.ts';
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
