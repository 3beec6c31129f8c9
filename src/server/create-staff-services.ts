import { randomBytes } from 'node:crypto';
import { createStaffAuth } from '#adapters/staff-auth/create-staff-auth.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { installationSecret } from '#db/repositories/staff-secret.ts';
import type { StaffServices } from '#staff/staff-services.ts';
import { createStaffInventoryDesk, type StaffInventoryParts } from './create-staff-inventory.ts';
import type { JobHandler } from './outbox-worker.ts';

/** What the back office is made of; areas with more wiring have a `create-staff-<area>.ts` each. */
export interface StaffParts {
  database: Database;
  settings: SiteSettings;
  siteUrl: string;
  inventory: StaffInventoryParts;
  now(): Date;
}

interface ComposedStaff {
  services: StaffServices;
  /** For the outbox worker. */
  handlers: JobHandler[];
}

/** The back office with everything behind it, on a migrated database. */
export async function createStaffServices(parts: StaffParts): Promise<ComposedStaff> {
  const { database, settings, siteUrl } = parts;
  const secret = await installationSecret(database, 'sign-in', () =>
    randomBytes(32).toString('base64url'),
  );
  return {
    services: {
      auth: createStaffAuth({
        // Its dialect of the two that both engines understand: flags 0 or 1, times as text.
        database: { db: database.kysely, type: 'sqlite' },
        siteUrl,
        siteName: settings.name,
        secret,
      }),
      audit: createAuditLog(database),
      inventory: createStaffInventoryDesk(database, parts.inventory, parts.now),
    },
    handlers: [],
  };
}
