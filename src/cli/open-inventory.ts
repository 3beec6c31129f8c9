import type { Database } from '#db/database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { searchSyncTopic } from '#server/jobs/search-sync.ts';
import type { CommandContext } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Lends `work` the listings of the configured database. */
export function withListings<Result>(
  context: CommandContext,
  work: (
    listings: ListingRepository,
    opened: { database: Database; jobTopics: readonly string[] },
  ) => Promise<Result>,
): Promise<Result> {
  return withDatabase(context, (database, env) => {
    const hosted = env.search.kind === 'algolia' && env.search.adminKey !== null;
    const jobTopics = hosted ? [searchSyncTopic] : [];
    return work(createListingRepository(database, { jobTopics }), { database, jobTopics });
  });
}
