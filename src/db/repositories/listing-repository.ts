import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { Database } from '../database.ts';
import { createListingReads } from './listing-reads.ts';
import { createListingWrites, type ListingWriteOptions } from './listing-writes.ts';

/** The listing port on either engine; copy this neighbour for the next repository. */
export function createListingRepository(
  database: Database,
  options: ListingWriteOptions = {},
): ListingRepository {
  return { ...createListingReads(database), ...createListingWrites(database, options) };
}
