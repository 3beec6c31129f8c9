import type { Lead, NewLead } from './lead.ts';
import type { LeadDetails } from './lead-forms.ts';
import type { LeadState } from './lead-states.ts';

/** Work that follows a lead (`outbox.ts`); it reads the lead anew, so it carries no words. */
export interface LeadJob {
  topic: LeadTopic;
  /** ISO time before which it should not run. */
  notBefore?: string;
}
export const leadTopics = [
  'lead-tell-sales',
  'lead-tell-visitor',
  'lead-confirm-alert',
  'lead-adf-mail',
  'lead-adf-post',
] as const;
export type LeadTopic = (typeof leadTopics)[number];

export interface LeadSubmission {
  lead: NewLead;
  /** SHA-256 of the one-time key, and of what was sent under it. */
  idempotency: { keyHash: string; fingerprint: string };
  /** SHA-256 of the message, to notice the same text again; null when there is none. */
  textHash: string | null;
  jobs: readonly LeadJob[];
  /** ISO time of arrival; the time of storing when absent. */
  at?: string;
}

export type SubmitOutcome =
  /** Durable beside the database, which is away; stored when it is back. */
  | { outcome: 'kept'; reference: string }
  | { outcome: 'stored'; lead: Lead }
  /** The key was used for the same words before: the first answer again, nothing stored. */
  | { outcome: 'repeated'; reference: string }
  /** The key was used for other words before; nothing stored. */
  | { outcome: 'conflict' };

export type LeadChangeOutcome =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'missing' }
  | { outcome: 'conflict'; current: Lead }
  /** The rules in `lead-states.ts` do not allow this step. */
  | { outcome: 'refused'; current: Lead };

/** One line of what happened to a lead. */
export interface LeadEvent {
  at: string;
  /** `visitor`, `system`, or a staff member's name. */
  actor: string;
  from: LeadState | null;
  to: LeadState;
  note: string | null;
}

/**
 * Where leads live. Promises: `submit` stores the lead, its first event, the idempotency record and
 * the outbox rows in one transaction and resolves only when that is durable; of any number of equal
 * submissions at the same moment, on any number of nodes, one is stored. Every other change writes
 * its event in the same transaction. Unexpected database errors throw.
 */
export interface LeadRepository {
  submit(posted: LeadSubmission): Promise<SubmitOutcome>;
  findById(id: number): Promise<Lead | null>;
  findByReference(reference: string): Promise<Lead | null>;
  /** By the secret of a bus alert's links. */
  findByToken(token: string): Promise<Lead | null>;
  /** Every lead in id order, a bounded batch at a time. */
  scan(batchSize: number): AsyncIterable<Lead[]>;
  changeState(change: {
    id: number;
    /** Null skips the optimistic lock. */
    expectedRevision: number | null;
    to: LeadState;
    actor: string;
    note?: string | null;
    jobs?: readonly LeadJob[];
  }): Promise<LeadChangeOutcome>;
  /** What its owner settles by the link of an alert; `changed` gives the details as they shall be. */
  changeDetails(change: {
    id: number;
    changed(details: LeadDetails): LeadDetails;
    actor: string;
    note: string;
  }): Promise<Lead | null>;
  /** A line in the history that changes nothing else; unknown ids are ignored. */
  addNote(id: number, actor: string, note: string): Promise<void>;
  /** Notes up to which publication time a bus alert has been answered; no history, no revision. */
  markTold(id: number, until: string): Promise<void>;
  /** Oldest first. */
  history(id: number): Promise<LeadEvent[]>;
  countSameText(textHash: string, since: string): Promise<number>;
  /** Everything kept about one person, by e-mail address in any spelling of case. */
  findByEmail(email: string): Promise<Lead[]>;
  /**
   * Deletes it, with history, idempotency records and mails in the development mailbox; empties notes on
   * buses and units that name them.
   */
  eraseByEmail(email: string): Promise<{ leads: number; mails: number }>;
  /** Deletes what `retention.ts` says is due. */
  deleteExpired(now: Date): Promise<number>;
}
