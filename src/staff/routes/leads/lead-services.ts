import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { ReplyTemplates } from '#domain/leads/inbox/reply-templates.ts';
import type { LanguageCode } from '#messages/languages.ts';
import type { PersonFile } from '#domain/staff/person-file.ts';

/** What the leads area asks for. */
export interface StaffLeads extends PersonFile {
  inbox: LeadInbox;
  templates: ReplyTemplates;
  /** Runs `work` in a language: the page speaks English, what it writes for a visitor theirs. */
  inLanguage<T>(language: LanguageCode, work: () => T): T;
}
