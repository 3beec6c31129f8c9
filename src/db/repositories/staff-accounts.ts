import type { StaffAccounts } from '#domain/staff/staff-accounts.ts';
import type { Database } from '../database.ts';
import { createStaffLinks } from './staff-links.ts';
import { createStaffMemberReads } from './staff-member-reads.ts';
import { createStaffMemberWrites } from './staff-member-writes.ts';
import { createStaffSessions } from './staff-sessions.ts';

/** The port of members, sessions and links on either engine. */
export function createStaffAccounts(database: Database): StaffAccounts {
  return {
    ...createStaffMemberReads(database),
    ...createStaffMemberWrites(database),
    ...createStaffSessions(database),
    ...createStaffLinks(database),
  };
}
