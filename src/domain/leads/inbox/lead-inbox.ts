import type { Lead } from '../lead.ts';
import type { LeadEvent, LeadTopic } from '../lead-repository.ts';
import { alertKinds, leadKinds, type LeadKind } from '../lead-forms.ts';
import type { LeadState } from '../lead-states.ts';

/** A member of staff, as far as leads go. */
export interface Handler {
  id: string;
  name: string;
}

/** A lead with what staff do with it. */
export interface InboxLead extends Lead {
  assignee: Handler | null;
  /** When it first left `new` by an answer; ISO 8601 UTC. */
  firstAnswerAt: string | null;
  /** The lead that holds this one's conversation, when both came from one person. */
  mergedIntoId: number | null;
}

/** A mail written to the visitor. Times are ISO 8601 UTC. */
export interface LeadReply {
  id: number;
  leadId: number;
  at: string;
  author: Handler;
  recipient: string;
  subject: string;
  body: string;
  /** Null until a mail server took it. */
  sentAt: string | null;
  /** What the mail server said when it last refused the mail for good; it may have taken it since. */
  problem: string | null;
}

/** By state; alerts that go on stand apart, because nobody has to answer them. */
export type InboxTab = LeadState | 'alerts';

/** What a tab holds. Whoever counts or lists leads that wait for an answer asks for `new`. */
export function tabHolds(tab: InboxTab): {
  states: readonly LeadState[];
  kinds: readonly LeadKind[];
} {
  const goesOn: readonly LeadState[] = ['new', 'answered'];
  if (tab === 'alerts') return { states: goesOn, kinds: alertKinds };
  const questions = leadKinds.filter((kind) => !alertKinds.includes(kind));
  return { states: [tab], kinds: goesOn.includes(tab) ? questions : leadKinds };
}

/** What narrows the inbox besides its tabs. */
export interface InboxFilter {
  kind?: LeadKind;
  /** A member's id, or `nobody`. */
  assignedTo?: string;
  /** Name, e-mail, phone, reference, stock number, or words of the message. */
  words?: string;
  /** Only those that came in before; ISO 8601 UTC. */
  createdBefore?: string;
  /** Those that were merged into another one as well. */
  mergedToo?: boolean;
}

export interface InboxRequest extends InboxFilter {
  /** All of them when there is none. */
  tab?: InboxTab;
  /** Newest first; the id of the last one seen. */
  beforeId?: number;
  limit: number;
}

export interface LeadFile {
  lead: InboxLead;
  /** Oldest first. */
  events: LeadEvent[];
  /** One that was not sent and is not tried was refused, or somebody gave it up. */
  replies: (LeadReply & { isTried: boolean })[];
  /** Same e-mail address or phone, within three months, not merged, whether or not it `leadCan.merge`. */
  duplicates: InboxLead[];
  /** Leads that were merged into this one. */
  merged: InboxLead[];
  /** Mails about this lead that have not left; `dead` when nobody tries any more. */
  unsent: { topic: LeadTopic; dead: boolean }[];
}

export type InboxOutcome =
  | { outcome: 'changed'; lead: InboxLead }
  | { outcome: 'missing' }
  /** Somebody changed the lead after the page was opened; nothing was done. */
  | { outcome: 'conflict'; current: InboxLead }
  /** The rules do not allow this step; nothing was done. */
  | { outcome: 'refused'; current: InboxLead };

/** Whom a change is by, and which revision of the lead they saw. */
export interface InboxStep {
  id: number;
  expectedRevision: number;
  by: Handler;
}

export interface Erased {
  leads: number;
  mails: number;
  /** On buses that were sold and units that are kept for somebody. */
  notes: number;
}

/**
 * Leads as staff work on them. Promises: every change is one transaction with its line of history and
 * its line in the audit log, which holds nothing that the visitor wrote; a change made on an older
 * revision does nothing; a reply is stored together with the job that sends it.
 */
export interface LeadInbox {
  page(request: InboxRequest): Promise<InboxLead[]>;
  /** How many leads that the filter finds are under each tab, merged ones left out. */
  counts(filter?: InboxFilter): Promise<Record<InboxTab, number>>;
  read(id: number): Promise<LeadFile | null>;
  /** Reference by id; without those that there are not. */
  references(ids: readonly number[]): Promise<Map<number, string>>;
  /**
   * Among new questions that are this member's or nobody's: the one that came in next after `afterId`, or
   * the oldest when none did, and how many wait besides `afterId`. Null when none does. Asked again
   * with each answer, it leads through all of them, whether they were answered or passed over.
   */
  nextWaiting(afterId: number, memberId: string): Promise<{ id: number; waiting: number } | null>;
  /** Who may be given a lead: members that are not disabled, by name. */
  handlers(): Promise<Handler[]>;
  assign(step: InboxStep & { to: Handler | null }): Promise<InboxOutcome>;
  changeState(step: InboxStep & { to: LeadState; note: string | null }): Promise<InboxOutcome>;
  /** Whatever others did, when no revision is expected. */
  note(
    step: Omit<InboxStep, 'expectedRevision'> & { expectedRevision?: number; text: string },
  ): Promise<InboxOutcome>;
  /** Stores the mail and the job that sends it; a new lead becomes answered. */
  reply(step: InboxStep & { subject: string; body: string }): Promise<InboxOutcome>;
  /** Closes the lead and shows it within the other one, which is new again when this one was and, where it is nobody’s, goes to whose this one is. Refused where `leadCan.merge` does. */
  merge(step: InboxStep & { intoId: number }): Promise<InboxOutcome>;
  /** Gives the lead the state again that it was merged in; the other one waits no more for its words. */
  unmerge(step: InboxStep): Promise<InboxOutcome>;
  /** Every lead, submission and mail of the person behind a lead, by e-mail address or phone. */
  person(id: number): Promise<InboxLead[]>;
  /**
   * Deletes all of `person`, with history, replies and mails in the development mailbox, and notes on buses
   * that name them.
   */
  erasePerson(step: Omit<InboxStep, 'expectedRevision'>): Promise<Erased>;
  findReply(id: number): Promise<{ reply: LeadReply; lead: InboxLead } | null>;
  markReply(id: number, result: { sentAt: string } | { problem: string }): Promise<void>;
}
