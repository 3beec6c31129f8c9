import type { SiteSettings } from '#content/site-settings.ts';
import type { AnalyticsInsight } from '#domain/analytics/insight.ts';
import type { ContentDesk } from '#domain/content/editing/content-desk.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import type { StaffServices } from '#staff/staff-services.ts';
import type { Backups } from '../create-backups.ts';
import type { MediaServices } from '../create-media-services.ts';
import { createStaffServices } from '../create-staff-services.ts';
import type { Area, Foundation } from './area.ts';

/** The back office, on connections that no visitor waits for. */
export function wireStaff(
  { env, pools, jobTopics, hosted, now }: Foundation,
  parts: {
    settings: SiteSettings;
    media: MediaServices;
    mailer: Mailer;
    content: ContentDesk;
    insight: AnalyticsInsight;
    backups: Backups;
    /** Documents that the own engine holds. */
    searchable(): number;
  },
): Promise<Area<StaffServices>> {
  const { media, backups, searchable } = parts;
  return createStaffServices({
    ...parts,
    database: pools.staff,
    siteUrl: env.siteUrl,
    secret: env.staffSecret,
    inventory: { media, jobTopics, staleDays: env.staleListingDays },
    imports: { feedHosts: env.importFeedHosts },
    operations: {
      dataDir: env.dataDir,
      mailbox: env.mail.target.kind === 'mailbox',
      backup: backups.desk,
      arriving: media.arriving,
      searchable: () => (hosted ? null : searchable()),
    },
    now,
  });
}
