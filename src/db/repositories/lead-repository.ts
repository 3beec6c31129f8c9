import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Database } from '../database.ts';
import { createLeadErasure } from './lead-erasure.ts';
import { createLeadReads } from './lead-reads.ts';
import { createLeadWrites } from './lead-writes.ts';

/** The lead port on either engine. */
export function createLeadRepository(database: Database): LeadRepository {
  return {
    ...createLeadReads(database),
    ...createLeadWrites(database),
    ...createLeadErasure(database),
  };
}
