import type { AuditLog } from '#domain/staff/audit-log.ts';
import type { ImportDesk } from '#domain/staff/import/import-desk.ts';
import type { InventoryDesk } from '#domain/staff/inventory/inventory-desk.ts';
import type { ContentDesk } from '#domain/content/editing/content-desk.ts';
import type { ConfirmDesk, GuessedCalls } from '#domain/staff/confirm-desk.ts';
import type { KnownBrowser } from '#domain/staff/known-browser.ts';
import type { PasswordRules } from '#domain/staff/password-rules.ts';
import type { LinkDesk } from '#domain/staff/link-desk.ts';
import type { InsightDesk } from '#domain/staff/insight/insight-report.ts';
import type { OperationsDesk } from '#domain/staff/operations-desk.ts';
import type { SignInDesk } from '#domain/staff/sign-in-desk.ts';
import type { SignInLimits } from '#domain/staff/sign-in-limits.ts';
import type { ReviewDesk } from '#domain/staff/submissions/review-desk.ts';
import type { TodayDesk } from '#domain/staff/today-desk.ts';
import type { StaffAccounts } from '#domain/staff/staff-accounts.ts';
import type { StaffAuth, StaffSession } from '#domain/staff/staff-auth.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { SiteEnv } from '#site/site-services.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import type { StaffLeads } from './routes/leads/lead-services.ts';

/** Accounts and signing in. */
export interface StaffDoor {
  /** Whether a password or code is right is asked at the desks, which count tries. */
  auth: Omit<StaffAuth, GuessedCalls>;
  accounts: StaffAccounts;
  signIn: SignInDesk;
  /** For somebody who is signed in. */
  confirm: ConfirmDesk;
  links: LinkDesk;
  /** On new passwords. */
  passwords: PasswordRules;
  knownBrowser: KnownBrowser;
  /** On asking for new passwords. */
  forgotLimits: SignInLimits;
}

/**
 * What the back office may ask for. Each area adds one property that holds its own interface; built by
 * `server/wiring/staff.ts`.
 */
export interface StaffServices extends StaffDoor {
  audit: AuditLog;
  today: TodayDesk;
  submissions: ReviewDesk;
  leads: StaffLeads;
  operations: OperationsDesk;
  insight: InsightDesk;
  inventory: InventoryDesk;
  content: ContentDesk;
  imports: ImportDesk;
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
