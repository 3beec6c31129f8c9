import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { Database } from '../database.ts';
import { createLeadInboxReads } from './lead-inbox-reads.ts';
import { createLeadInboxWrites } from './lead-inbox-writes.ts';

/** The inbox port on either engine. */
export function createLeadInbox(database: Database): LeadInbox {
  return { ...createLeadInboxReads(database), ...createLeadInboxWrites(database) };
}
