import type { PasswordHashing } from '#adapters/staff-auth/password-hashing.ts';
import { createAuditLog, recordAct } from '#db/repositories/staff-audit.ts';
import { staffSecretOf } from '#db/repositories/staff-secret.ts';
import { createPartnerKeyStore } from '#db/repositories/partner-key-store.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import type { ContentService } from '#domain/content/editing/content-service.ts';
import type { ForwardTopic } from '#domain/leads/adf/forward-topics.ts';
import { createPartnerService } from '#domain/partners/partner-service.ts';
import { createTodayService } from '#domain/staff/today-service.ts';
import type { StaffServices } from '#staff/staff-services.ts';
import { createStaffAccess, staffAccessHandlers } from './staff/create-staff-accounts.ts';
import { createStaffLeads } from './staff/create-staff-leads.ts';
import type { AnalyticsInsight } from '#domain/analytics/insight.ts';
import { createBusinessFigures } from '#db/repositories/business-figures.ts';
import { createInsightService } from '#domain/staff/insight/create-insight-service.ts';
import {
  createStaffOperations,
  type StaffOperationsParts,
} from './staff/create-staff-operations.ts';
import { createStaffSubmissions } from './staff/create-staff-submissions.ts';
import { createStaffImport, type StaffImportParts } from './staff/create-staff-import.ts';
import {
  createStaffInventoryService,
  type StaffInventoryParts,
} from './staff/create-staff-inventory.ts';
import { wireStaffInspections } from './inventory/create-inspections.ts';
import { createWebhooks, type WebhookOptions } from './webhooks/create-webhooks.ts';
import type { Area, StaffBasis } from './area.ts';

/** What the back office is made of; areas with more wiring have a `create-staff-<area>.ts` each. */
export interface StaffParts extends StaffBasis {
  /** Who else is told of leads. */
  forwards?: readonly ForwardTopic[];
  /** Null: one is made and kept in the database. */
  secret: string | null;
  inventory: Omit<StaffInventoryParts, 'dataDir'>;
  content: ContentService;
  /** What browsers reported, counted. */
  insight: AnalyticsInsight;
  operations: StaffOperationsParts;
  imports?: Pick<StaffImportParts, 'feedHosts' | 'privateFeedHosts'>;
  /** For tests: receivers on this machine. */
  webhooks?: WebhookOptions;
  /** For tests: of passwords. */
  hashing?: PasswordHashing;
}

/** The back office with everything behind it, on a migrated database. */
export async function createStaffServices(parts: StaffParts): Promise<Area<StaffServices>> {
  const { database } = parts;
  const secret = await staffSecretOf(database, parts.secret);
  const access = await createStaffAccess({ ...parts, secret });
  const { leads, handlers } = await createStaffLeads(parts);
  const inventory = createStaffInventoryService(
    database,
    { ...parts.inventory, dataDir: parts.operations.dataDir },
    parts.now,
  );
  const imports = createStaffImport(
    database,
    {
      dataDir: parts.operations.dataDir,
      jobTopics: parts.inventory.jobTopics,
      ...parts.imports,
    },
    parts.now,
  );
  const submissions = createStaffSubmissions({ ...parts, jobTopics: parts.inventory.jobTopics });
  const webhooks = createWebhooks({ ...parts, secret });
  const today = createTodayService({
    webhooks: webhooks.service,
    submissions: submissions.service,
    leads: leads.inbox,
    inventory,
    outbox: createOutbox(database),
  });
  return {
    services: {
      ...access,
      audit: createAuditLog(database),
      noteDownload: (by, noted) =>
        recordAct(database.kysely, by, { ...noted, at: parts.now().toISOString() }),
      leads,
      insight: createInsightService({
        analytics: parts.insight,
        business: createBusinessFigures(database),
        settings: parts.content.settings.current,
        now: parts.now,
      }),
      operations: createStaffOperations(
        database,
        { ...parts.operations, links: access.links },
        parts.now,
      ),
      inventory,
      content: parts.content,
      imports: imports.service,
      partners: createPartnerService({
        store: createPartnerKeyStore(database, parts.now),
        now: parts.now,
      }),
      today,
      submissions: submissions.service,
      webhooks: webhooks.service,
      inspections: wireStaffInspections(database, parts.now),
    },
    every: [
      ...imports.every,
      ...webhooks.every,
      {
        name: 'session-forgetting',
        everyMs: 6 * 3_600_000,
        lease: true,
        run: async () => {
          await access.accounts.forgetSessions();
          await access.accounts.forgetLinks();
        },
        fault: 'sessions and links that have run out could not be deleted',
      },
    ],
    jobs: [
      ...staffAccessHandlers(access, parts),
      ...submissions.handlers,
      ...imports.handlers,
      ...webhooks.handlers,
      ...handlers,
    ],
  };
}
