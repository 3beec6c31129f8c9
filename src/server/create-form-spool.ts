import { join } from 'node:path';
import { createDiskSpool } from '#adapters/spool-disk/disk-spool.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { Env } from './env.ts';
import { createFormSpool, type FormSpool } from './form-spool.ts';
import type { Logger } from './logger.ts';

/**
 * Beside PostgreSQL, which may be away while this machine is not. SQLite lives on the same disk as
 * the spool would: what fails the one fails the other.
 */
export function createSpoolFor(env: Env, log: Logger, now: () => Date): FormSpool {
  if (env.database.kind === 'sqlite') return noSpool;
  return createFormSpool({ spool: createDiskSpool(join(env.dataDir, 'spool')), log, now });
}

const noSpool: FormSpool = {
  leads: (repository: LeadRepository) => repository,
  submissions: (repository: SubmissionRepository) => repository,
  start() {},
  drain: async () => 0,
  async stop() {},
};
