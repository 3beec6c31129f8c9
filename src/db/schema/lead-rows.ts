import type { Generated, Selectable } from 'kysely';
import type { InboxLead, LeadReply } from '#domain/leads/inbox/lead-inbox.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadKind } from '#domain/leads/lead-forms.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import type { LeadDetails } from '#domain/leads/lead-forms.ts';

export interface LeadRow {
  id: Generated<number>;
  reference: string;
  kind: LeadKind;
  state: LeadState;
  created_at: string;
  updated_at: string;
  revision: number;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** `emailKey` of the address. */
  email_key: string | null;
  phone: string | null;
  phone_e164: string | null;
  message: string | null;
  text_hash: string | null;
  bus_id: number | null;
  bus_stock_number: string | null;
  bus_title: string | null;
  /** JSON. */
  details: string;
  spam_score: number;
  /** JSON list. */
  spam_reasons: string;
  token: string | null;
  assignee_id: Generated<string | null>;
  assignee_name: Generated<string | null>;
  first_answer_at: Generated<string | null>;
  merged_into_id: Generated<number | null>;
}

export interface LeadReplyRow {
  id: Generated<number>;
  lead_id: number;
  at: string;
  member_id: string;
  member_name: string;
  recipient: string;
  subject: string;
  body: string;
  sent_at: string | null;
  problem: string | null;
}

export interface ReplyTemplateRow {
  id: Generated<number>;
  name: string;
  subject: string;
  body: string;
  revision: number;
  updated_at: string;
}

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
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    phoneE164: row.phone_e164,
    message: row.message,
    bus:
      row.bus_id === null
        ? null
        : { id: row.bus_id, stockNumber: row.bus_stock_number, title: row.bus_title ?? '' },
    details: JSON.parse(row.details) as LeadDetails,
    spamScore: row.spam_score,
    spamReasons: JSON.parse(row.spam_reasons) as string[],
    token: row.token,
  };
}

export function inboxLeadFromRow(row: Selectable<LeadRow>): InboxLead {
  return {
    ...leadFromRow(row),
    assignee:
      row.assignee_id === null
        ? null
        : { id: row.assignee_id, name: row.assignee_name ?? row.assignee_id },
    firstAnswerAt: row.first_answer_at,
    mergedIntoId: row.merged_into_id,
  };
}

export function replyFromRow(row: Selectable<LeadReplyRow>): LeadReply {
  return {
    id: row.id,
    leadId: row.lead_id,
    at: row.at,
    author: { id: row.member_id, name: row.member_name },
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    sentAt: row.sent_at,
    problem: row.problem,
  };
}
