import type { Pools } from '#db/open-pools.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { JobLeases } from '#domain/job-leases.ts';
import type { Outbox } from '#domain/outbox.ts';
import type { TagVersions } from '#domain/tag-versions.ts';
import type { HostedSearch } from './inventory/compose-hosted-search.ts';
import type { Env } from '../config/env.ts';
import type { ChangeFeed } from '../jobs/change-feed.ts';
import type { Task } from '../jobs/scheduler.ts';
import type { Logger } from '../ops/log/logger.ts';
import type { JobHandler } from '../jobs/outbox-worker.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import type { Mailer } from '#domain/mail/mail.ts';

/** One part of the running site, as its wiring makes it. */
export interface Area<Services> {
  services: Services;
  /** Who does what it puts into the outbox. */
  jobs: readonly JobHandler[];
  /** Its work by the clock, from the moment the server listens. */
  every: readonly Task[];
  /** Begins what need not be ready for the first visitor; the server listens. */
  start?(): void;
  /** Gives back what it holds, after the last request and the last job. */
  close?(): Promise<void>;
}

/** What the parts of the back office stand on. */
export interface StaffBasis {
  database: Database;
  settings: SiteSettings;
  siteUrl: string;
  mailer: Mailer;
  now(): Date;
}

/** What every area stands on. */
export interface Foundation {
  env: Env;
  log: Logger;
  now(): Date;
  pools: Pools;
  versions: TagVersions;
  changes: ChangeFeed;
  leases: JobLeases;
  outbox: Outbox;
  listings: ListingRepository;
  /** Stored with every change of a listing. */
  jobTopics: readonly string[];
  /** The hosted search service; null when the own engine answers. */
  hosted: HostedSearch | null;
}
