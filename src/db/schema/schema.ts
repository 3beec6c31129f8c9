import type { Generated } from 'kysely';
import type {
  AlertNewsRow,
  AlertProgressRow,
  AlertQuestionRow,
  AlertToldRow,
  BusAlertRow,
} from './alert-rows.ts';
import type {
  AnalyticsDailyRow,
  AnalyticsEventRow,
  AnalyticsSaltRow,
  AnalyticsVisitorRow,
} from './analytics-rows.ts';
import type { ContentEditRow, ContentVersionRow } from './content-rows.ts';
import type {
  IdempotencyRow,
  LeadEventRow,
  LeadReplyRow,
  LeadRow,
  MailboxRow,
  ReplyTemplateRow,
} from './lead-rows.ts';
import type {
  ImportArchivedRow,
  ImportFileRow,
  ImportSourceRow,
  ImportTableRow,
} from './import-rows.ts';
import type { ListingRow } from './listing-columns.ts';
import type { LotUnitChangeRow, LotUnitRow } from './lot-unit-row.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { PartnerKeyDayRow, PartnerKeyRow } from './partner-rows.ts';
import type { VinSettlementRow } from './vin-settlement-row.ts';
import type { RecallCampaignRow, RecallFileRow, RecallVehicleRow } from './recall-rows.ts';
import type {
  StaffAccountRow,
  StaffAuditRow,
  StaffLinkRow,
  StaffMemberRow,
  StaffPasskeyRow,
  StaffSecretRow,
  StaffSessionRow,
  StaffTwoFactorRow,
  StaffVerificationRow,
} from './staff-rows.ts';
import type {
  ChangeSetListingRow,
  ChangeSetRow,
  ListingChangeRow,
  ListingFactsRow,
  PhotoOriginRow,
  PriceChangeRow,
  StaffTableColumnsRow,
  StaffViewRow,
} from './staff-inventory-rows.ts';
import type {
  ConditionReportRow,
  InspectionPhotoRow,
  InspectionRow,
  InspectionVersionRow,
} from './inspection-rows.ts';
import type { JobLeaseRow } from './job-lease-row.ts';
import type { RateBucketRow, StaffDigestRow } from './shared-limit-rows.ts';
import type { SubmissionEventRow, SubmissionPhotoRow, SubmissionRow } from './submission-rows.ts';
import type { UploadReservationRow } from './upload-reservation-row.ts';
import type { WebhookEndpointRow, WebhookMessageRow } from './webhook-rows.ts';

/** Cache tag versions; `changed_at` is the time of the last change under the tag, ISO 8601. */
interface TagVersionRow {
  tag: string;
  version: number;
  changed_at: string;
}

/** How often words were searched on a UTC day. */
interface SearchTallyRow {
  day: string;
  words: string;
  searches: number;
}

interface SchemaMigrationRow {
  name: string;
  checksum: string;
  applied_at: string;
}

/** Every table. Times are ISO 8601 text in UTC with milliseconds, flags 0 or 1, on both engines. */
export interface Schema {
  bus_listings: Omit<ListingRow, 'id'> & { id: Generated<number> };
  leads: LeadRow;
  lead_events: LeadEventRow;
  alert_questions: AlertQuestionRow;
  bus_alerts: BusAlertRow;
  alert_news: AlertNewsRow;
  alert_told: AlertToldRow;
  alert_progress: AlertProgressRow;
  lead_replies: LeadReplyRow;
  reply_templates: ReplyTemplateRow;
  idempotency_records: IdempotencyRow;
  mailbox: MailboxRow;
  outbox: OutboxRow;
  submissions: SubmissionRow;
  submission_photos: SubmissionPhotoRow;
  submission_events: SubmissionEventRow;
  inspections: InspectionRow;
  inspection_versions: InspectionVersionRow;
  inspection_photos: InspectionPhotoRow;
  condition_reports: ConditionReportRow;
  upload_reservations: UploadReservationRow;
  rate_buckets: RateBucketRow;
  job_leases: JobLeaseRow;
  staff_digest: StaffDigestRow;
  search_tally: SearchTallyRow;
  analytics_events: AnalyticsEventRow;
  analytics_daily: AnalyticsDailyRow;
  analytics_visitors: AnalyticsVisitorRow;
  analytics_salts: AnalyticsSaltRow;
  staff_members: StaffMemberRow;
  staff_sessions: StaffSessionRow;
  staff_accounts: StaffAccountRow;
  staff_verifications: StaffVerificationRow;
  staff_two_factors: StaffTwoFactorRow;
  staff_passkeys: StaffPasskeyRow;
  staff_links: StaffLinkRow;
  staff_secrets: StaffSecretRow;
  staff_audit: StaffAuditRow;
  lot_units: LotUnitRow;
  vin_settlements: VinSettlementRow;
  listing_facts: ListingFactsRow;
  listing_price_changes: PriceChangeRow;
  listing_changes: ListingChangeRow;
  lot_unit_changes: LotUnitChangeRow;
  change_sets: ChangeSetRow;
  change_set_rows: ChangeSetListingRow;
  staff_views: StaffViewRow;
  staff_table_columns: StaffTableColumnsRow;
  photo_origins: PhotoOriginRow;
  import_sources: ImportSourceRow;
  imports: ImportTableRow;
  import_rows: ImportFileRow;
  import_archived: ImportArchivedRow;
  partner_keys: PartnerKeyRow;
  partner_key_days: PartnerKeyDayRow;
  recall_files: RecallFileRow;
  recall_campaigns: RecallCampaignRow;
  recall_vehicles: RecallVehicleRow;
  content_edits: ContentEditRow;
  content_versions: ContentVersionRow;
  webhook_endpoints: WebhookEndpointRow;
  webhook_messages: WebhookMessageRow;
  tag_versions: TagVersionRow;
  schema_migrations: SchemaMigrationRow;
}
