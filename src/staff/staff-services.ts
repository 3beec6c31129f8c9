import type { AuditEntry, AuditLog } from '#domain/staff/audit-log.ts';
import type { ImportService } from '#domain/staff/import/import-service.ts';
import type { StaffInspections } from '#domain/staff/inspections/staff-inspections.ts';
import type { InventoryService } from '#domain/staff/inventory/inventory-service.ts';
import type { ContentService } from '#domain/content/editing/content-service.ts';
import type { PartnerService } from '#domain/partners/partner-service.ts';
import type { ConfirmService, GuessedCalls } from '#domain/staff/confirm-service.ts';
import type { KnownBrowser } from '#domain/staff/known-browser.ts';
import type { PasswordRules } from '#domain/staff/password-rules.ts';
import type { LinkService } from '#domain/staff/link-service.ts';
import type { InsightService } from '#domain/staff/insight/insight-report.ts';
import type { OperationsService } from '#domain/staff/operations-service.ts';
import type { SignInService } from '#domain/staff/sign-in-service.ts';
import type { SignInLimits } from '#domain/staff/sign-in-limits.ts';
import type { ReviewService } from '#domain/staff/submissions/review-service.ts';
import type { TodayService } from '#domain/staff/today-service.ts';
import type { Actor, StaffAccounts } from '#domain/staff/staff-accounts.ts';
import type { StaffAuth, StaffSession } from '#domain/staff/staff-auth.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { WebhookService } from '#domain/webhooks/webhook-service.ts';
import type { SiteEnv } from '#site/site-services.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import type { StaffLeads } from './routes/leads/lead-services.ts';

/** Accounts and signing in. */
export interface StaffAccess {
  /** Whether a password or code is right is asked of these services, which count tries. */
  auth: Omit<StaffAuth, GuessedCalls>;
  accounts: StaffAccounts;
  signIn: SignInService;
  /** For somebody who is signed in. */
  confirm: ConfirmService;
  links: LinkService;
  /** On new passwords. */
  passwords: PasswordRules;
  knownBrowser: KnownBrowser;
  /** On asking for new passwords. */
  forgotLimits: SignInLimits;
}

/** What the audit log has of a file that is taken away. */
export interface NotedDownload {
  action: string;
  subject: readonly [kind: string, id: string | number];
  after?: AuditEntry['after'];
}

/**
 * What the back office may ask for. Each area adds one property that holds its own interface; built by
 * `server/wiring/staff.ts`.
 */
export interface StaffServices extends StaffAccess {
  audit: AuditLog;
  noteDownload(by: Actor, noted: NotedDownload): Promise<void>;
  today: TodayService;
  submissions: ReviewService;
  leads: StaffLeads;
  inspections: StaffInspections;
  operations: OperationsService;
  insight: InsightService;
  inventory: InventoryService;
  content: ContentService;
  imports: ImportService;
  partners: PartnerService;
  webhooks: WebhookService;
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
    /** `label` of the entry of the navigation that the page belongs to, if it belongs to one. */
    section: string | undefined;
  };
}
