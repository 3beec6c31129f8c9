import type { SiteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import type { ContentService } from '#domain/content/editing/content-service.ts';
import type { Mailer } from '#domain/mail/mail.ts';
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
import type { Area } from './area.ts';

/** What the back office is made of; areas with more wiring have a `create-staff-<area>.ts` each. */
export interface StaffParts {
  database: Database;
  settings: SiteSettings;
  siteUrl: string;
  /** Null: one is made and kept in the database. */
  secret: string | null;
  mailer: Mailer;
  inventory: StaffInventoryParts;
  content: ContentService;
  /** What browsers reported, counted. */
  insight: AnalyticsInsight;
  operations: StaffOperationsParts;
  imports?: Pick<StaffImportParts, 'feedHosts' | 'privateFeedHosts'>;
  now(): Date;
}

/** The back office with everything behind it, on a migrated database. */
export async function createStaffServices(parts: StaffParts): Promise<Area<StaffServices>> {
  const { database } = parts;
  const access = await createStaffAccess(parts);
  const { leads, handlers } = await createStaffLeads(parts);
  const inventory = createStaffInventoryService(database, parts.inventory, parts.now);
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
  const today = createTodayService({
    submissions: submissions.service,
    leads: leads.inbox,
    inventory,
    outbox: createOutbox(database),
  });
  return {
    services: {
      ...access,
      audit: createAuditLog(database),
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
      today,
      submissions: submissions.service,
    },
    every: imports.every,
    jobs: [
      ...staffAccessHandlers(access, parts),
      ...submissions.handlers,
      ...imports.handlers,
      ...handlers,
    ],
    async close() {},
  };
}
