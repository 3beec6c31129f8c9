import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { ReplyTemplates } from '#domain/leads/inbox/reply-templates.ts';
import type { PersonFile } from '#domain/staff/person-file.ts';

/** What the leads area asks for. */
export interface StaffLeads extends PersonFile {
  inbox: LeadInbox;
  templates: ReplyTemplates;
}
