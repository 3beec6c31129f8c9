import type { AuditLog } from '#domain/staff/audit-log.ts';
import type { InventoryDesk } from '#domain/staff/inventory/inventory-desk.ts';
import type { StaffAuth, StaffSession } from '#domain/staff/staff-auth.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { SiteEnv } from '#site/site-services.ts';
import type { NavigationEntry } from './navigation-entry.ts';

/**
 * What the back office may ask for. Each area adds one property that holds its own interface; built by
 * `server/create-staff-services.ts`.
 */
export interface StaffServices {
  auth: StaffAuth;
  audit: AuditLog;
  inventory: InventoryDesk;
}

/** Hono's context variables for every route under /staff. */
export interface StaffEnv {
  Variables: SiteEnv['Variables'] & {
    staff: StaffServices;
    /** Who asks. Set on every route but the public ones of signing in. */
    member: StaffMember;
    session: StaffSession;
    /** What this member may open, in order. */
    navigation: readonly NavigationEntry[];
  };
}
