import type { LeadInbox, Erased } from '#domain/leads/inbox/lead-inbox.ts';
import type { ReplyTemplates } from '#domain/leads/inbox/reply-templates.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';

/** What the leads area asks for. */
export interface StaffLeads {
  inbox: LeadInbox;
  templates: ReplyTemplates;
  /** Everything kept about the person behind a lead, as plain records; null for unknown ids. */
  exportPerson(leadId: number): Promise<Record<string, unknown> | null>;
  /** Deletes all of it: leads, replies, mails, submissions and their photos. */
  erasePerson(leadId: number, by: StaffMember): Promise<Erased & { submissions: number }>;
}
