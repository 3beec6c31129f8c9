import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { ReplyTemplates } from '#domain/leads/inbox/reply-templates.ts';
import type { PersonFile } from '#domain/staff/person-file.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';

/** What the leads area asks for. */
export interface StaffLeads extends PersonFile {
  inbox: LeadInbox;
  templates: ReplyTemplates;
  /** For the audit log: the whole list, or all of the person behind a lead, was taken out. */
  noteDownload(by: Actor, what: 'list' | { leadId: number }): Promise<void>;
}
