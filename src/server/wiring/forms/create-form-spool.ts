import { join } from 'node:path';
import { createDiskSpool } from '#adapters/spool-disk/disk-spool.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import { within } from '#domain/within.ts';
import type { Env } from '../../config/env.ts';
import { createFormSpool, type FormSpool } from './form-spool.ts';
import type { Logger } from '../../ops/log/logger.ts';

/** An import holds the write lock longer than a visitor waits (fault matrix A5). */
const patienceMs = 5_000;

/**
 * Beside PostgreSQL, which may be away while this machine is not. SQLite lives on the same disk as
 * the spool would: what fails the one fails the other. There a form only stops waiting; what it left
 * behind may still be stored, and the same key leads to it.
 */
export function createSpoolFor(env: Env, log: Logger, now: () => Date): FormSpool {
  if (env.database.kind === 'sqlite') return noSpool;
  const spool = createDiskSpool(join(env.dataDir, 'spool'), (id) =>
    log.error({ id }, 'a waiting form cannot be read and was set aside'),
  );
  return createFormSpool({ spool, log, now });
}

const noSpool: FormSpool = {
  leads: (repository: LeadRepository) => ({
    ...repository,
    submit: (submission) => within(patienceMs, repository.submit(submission)),
  }),
  submissions: (repository: SubmissionRepository) => ({
    ...repository,
    start: (submission) => within(patienceMs, repository.start(submission)),
  }),
  start() {},
  drain: async () => 0,
  counts: async () => ({ waiting: 0, setAside: 0 }),
  async stop() {},
};
