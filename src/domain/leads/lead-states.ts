import { alertKinds, type LeadKind } from './lead-forms.ts';

/**
 * `unconfirmed` waits for the click in our mail (bus alerts only); `new` waits for us; `spam` was
 * flagged by a rule or a person and is kept apart, never deleted unread.
 */
export const leadStates = {
  unconfirmed: 'Waiting for confirmation',
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} as const;
export type LeadState = keyof typeof leadStates;

const next: Record<LeadState, readonly LeadState[]> = {
  unconfirmed: ['new', 'closed', 'spam'],
  new: ['answered', 'closed', 'spam'],
  answered: ['new', 'closed', 'spam'],
  closed: ['new'],
  spam: ['new', 'closed'],
};

interface Stated {
  state: LeadState;
}
interface Told extends Stated {
  kind: LeadKind;
}

/** Rules on what may happen to a lead next. */
export const leadCan = {
  become: (lead: Stated, state: LeadState) => next[lead.state].includes(state),
  answer: (lead: Stated) => next[lead.state].includes('answered'),
  close: (lead: Stated) => next[lead.state].includes('closed'),
  reopen: (lead: Stated) => lead.state !== 'unconfirmed' && next[lead.state].includes('new'),
  beMarkedSpam: (lead: Stated) => next[lead.state].includes('spam'),
  /** Spam is never answered by a machine: the address may be a victim's. */
  receiveMail: (lead: Stated) => lead.state !== 'spam',
  /** Nothing stands where nobody looks; an alert that is merged would end, and one that holds a question does not wait. */
  merge: (lead: Told, into: Told) =>
    into.state !== 'spam' && ![lead, into].some(({ kind }) => alertKinds.includes(kind)),
};

/** The states that staff may move a lead to, in the order of the buttons. */
export function nextStates(lead: Stated): readonly LeadState[] {
  return next[lead.state];
}
