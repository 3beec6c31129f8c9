import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { searchSyncTopic } from '#server/jobs/search-sync.ts';
import { CommandError, type CommandContext } from './command.ts';

/**
 * Opens the configured database, brings it up to date and lends its listings to `work`. Works beside
 * a running server: only the server takes the lock of the data directory.
 */
export async function withListings<Result>(
  { env }: CommandContext,
  work: (
    listings: ListingRepository,
    opened: { database: Database; jobTopics: readonly string[] },
  ) => Promise<Result>,
): Promise<Result> {
  if (!env.ok) throw new CommandError(env.problem);
  const database = await openDatabase(env.env.database);
  try {
    await migrate(database, { mayBeNewer: env.env.runtime.allowNewerDatabase });
    const hosted = env.env.search.kind === 'algolia' && env.env.search.adminKey !== null;
    const jobTopics = hosted ? [searchSyncTopic] : [];
    const listings = createListingRepository(database, { jobTopics });
    return await work(listings, { database, jobTopics });
  } finally {
    await database.close();
  }
}
