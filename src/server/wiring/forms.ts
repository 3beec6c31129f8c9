import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { createSpoolFor } from './forms/create-form-spool.ts';
import { createLeadServices } from './forms/create-lead-services.ts';
import { createSellServices } from './forms/create-sell-services.ts';
import { createInspections } from './inventory/create-inspections.ts';
import type { Area, Foundation } from './area.ts';
import type { MediaServices } from './media.ts';

/** What visitors send: messages and buses they sell, with the mails about them. */
export function wireForms(foundation: Foundation, settings: SiteSettings, media: MediaServices) {
  const { env, pools, listings, log, now } = foundation;
  const spool = createSpoolFor(env, log, now);
  const leads = createLeadServices(foundation, settings, spool);
  const selling = createSellServices({
    ...leads.services,
    submissions: spool.submissions(createSubmissionRepository(pools.visitors)),
    listings,
    photoIntake: media.photos,
    editing: media.editing,
    arriving: media.arriving,
    settings,
    siteUrl: env.siteUrl,
    log,
    now,
  });
  const inspections = createInspections({
    database: pools.visitors,
    listings,
    photoIntake: media.photos,
    arriving: media.arriving,
    makeLimit: leads.services.makeLimit,
    now,
  });
  return {
    services: {
      leads: leads.services,
      selling: selling.services,
      inspections,
      /** Forms that wait while the database is away. */
      waiting: spool.counts,
    },
    jobs: [...leads.jobs, ...selling.jobs],
    every: [...leads.every, ...selling.every],
    start: spool.start,
    close: spool.stop,
  } satisfies Area<unknown>;
}
