import type { Generated, Selectable } from 'kysely';
import type { InboxLead, LeadReply } from '#domain/leads/inbox/lead-inbox.ts';
import type { ReplyTemplate } from '#domain/leads/inbox/reply-templates.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import type { LeadDetails } from '#domain/leads/lead-forms.ts';
import { languageOf } from '#messages/languages.ts';
import { readCell } from '../damaged-rows.ts';
import { fieldsOf, type ColumnsOf } from './fields-as-columns.ts';

/** What a lead is told with, kept as it is. */
export const toldLeadFields = [
  'reference',
  'kind',
  'state',
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneE164',
  'message',
  'spamScore',
  'token',
] as const;
const leadFields = [...toldLeadFields, 'createdAt', 'updatedAt', 'revision'] as const;

export interface LeadRow extends ColumnsOf<Lead, typeof leadFields> {
  id: Generated<number>;
  /** `emailKey` of the address. */
  email_key: string | null;
  text_hash: string | null;
  bus_id: number | null;
  bus_stock_number: string | null;
  bus_title: string | null;
  /** JSON. */
  details: string;
  /** JSON list. */
  spam_reasons: string;
  assignee_id: Generated<string | null>;
  assignee_name: Generated<string | null>;
  first_answer_at: Generated<string | null>;
  merged_into_id: Generated<number | null>;
}

const replyFields = ['leadId', 'at', 'recipient', 'subject', 'body', 'sentAt', 'problem'] as const;

export interface LeadReplyRow extends ColumnsOf<LeadReply, typeof replyFields> {
  id: Generated<number>;
  member_id: string;
  member_name: string;
}

export interface ReplyTemplateRow extends ColumnsOf<ReplyTemplate, typeof templateFields> {
  id: Generated<number>;
  /** Null, and one that is not known: English. */
  language: Generated<string | null>;
}

const templateFields = ['name', 'subject', 'body', 'revision', 'updatedAt'] as const;

export const templateFromRow = (row: Selectable<ReplyTemplateRow>): ReplyTemplate => ({
  ...fieldsOf(row, ['id', ...templateFields]),
  language: languageOf(row.language) ?? 'en',
});

export interface LeadEventRow {
  id: Generated<number>;
  lead_id: number;
  at: string;
  actor: string;
  from_state: LeadState | null;
  to_state: LeadState;
  note: string | null;
}

/** First answers to one-time keys; `answer` is the reference of what was stored. */
export interface IdempotencyRow {
  scope: string;
  key_hash: string;
  fingerprint: string;
  answer: string;
  created_at: string;
}

export interface MailboxRow {
  id: Generated<number>;
  message_id: string;
  at: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
}

export function leadFromRow(row: Selectable<LeadRow>): Lead {
  return {
    id: row.id,
    ...fieldsOf(row, leadFields),
    bus:
      row.bus_id === null
        ? null
        : { id: row.bus_id, stockNumber: row.bus_stock_number, title: row.bus_title ?? '' },
    // Nobody knows what an alert without them asks for: it writes to nobody.
    details: readCell<LeadDetails>('leads.details', row.id, row.details, { paused: true }),
    spamReasons: readCell<string[]>('leads.spam_reasons', row.id, row.spam_reasons, []),
  };
}

export function inboxLeadFromRow(row: Selectable<LeadRow>): InboxLead {
  return {
    ...leadFromRow(row),
    assignee:
      row.assignee_id === null
        ? null
        : { id: row.assignee_id, name: row.assignee_name ?? row.assignee_id },
    ...fieldsOf(row, ['firstAnswerAt', 'mergedIntoId']),
  };
}

export function replyFromRow(row: Selectable<LeadReplyRow>): LeadReply {
  const author = { id: row.member_id, name: row.member_name };
  return { id: row.id, author, ...fieldsOf(row, replyFields) };
}
