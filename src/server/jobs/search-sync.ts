import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { PermanentFailure, SomeRefused, type Outbox, type RetryPolicy } from '#domain/outbox.ts';
import type { JobHandler } from './outbox-worker.ts';

/** "Make the hosted index say of listing 17 what it is now"; the key is the id. */
export const searchSyncTopic = 'search-sync';
/** "Push the settings, and every listing once more." */
export const searchRebuildTopic = 'search-rebuild';
/** "Push the synonyms as they are now." */
export const searchSynonymsTopic = 'search-synonyms';

const listingsPerPush = 500;
/**
 * However long the service was away, its index is right within a minute of its return (fault matrix
 * C6), and nothing is given up in between: a bus that is missing there would stay so until a rebuild.
 */
export const searchSyncRetries: RetryPolicy = {
  maxAttempts: 1_000_000,
  firstDelayMs: 1_000,
  longestDelayMs: 30_000,
};
const rebuildTimeoutMs = 10 * 60_000;

/** What synchronising needs of a hosted index; see the adapter. */
interface TargetIndex {
  pushSettings(): Promise<void>;
  pushSynonyms(): Promise<void>;
  pushListings(listings: ReadonlyMap<number, BusListing | null>): Promise<void>;
  scanIds(): Promise<number[]>;
}

/**
 * Keeps a hosted index in step through the outbox. A job carries no data: its listing is read when
 * it runs, so whatever happened meanwhile, the last state is what arrives, also after an outage.
 */
export function searchSyncHandlers(parts: {
  index: TargetIndex;
  repository: Pick<ListingRepository, 'findByIds' | 'scan'>;
  outbox: Outbox;
}): JobHandler[] {
  const { index, repository, outbox } = parts;
  const enqueue = (ids: readonly number[]) =>
    outbox.enqueue(ids.map((id) => ({ topic: searchSyncTopic, key: String(id) })));
  return [
    {
      topic: searchSyncTopic,
      retries: searchSyncRetries,
      batchSize: listingsPerPush,
      timeoutMs: 60_000,
      async handle(jobs) {
        const ids = jobs.map(({ key }) => Number(key));
        const found = new Map((await repository.findByIds(ids)).map((row) => [row.id, row]));
        await permanentWhenRefused(() =>
          index.pushListings(new Map(ids.map((id) => [id, found.get(id) ?? null]))),
        );
      },
    },
    {
      topic: searchSynonymsTopic,
      retries: searchSyncRetries,
      timeoutMs: 60_000,
      handle: () => permanentWhenRefused(() => index.pushSynonyms()),
    },
    {
      topic: searchRebuildTopic,
      retries: searchSyncRetries,
      timeoutMs: rebuildTimeoutMs,
      // Everything goes through the same jobs as single changes: a rebuild can overtake none.
      async handle() {
        await permanentWhenRefused(() => index.pushSettings());
        // What stands there but is not published any more goes through the same jobs, as a removal.
        await enqueue(await index.scanIds());
        for await (const batch of repository.scan(['published'], 1_000)) {
          await enqueue(batch.map(({ id }) => id));
        }
      },
    },
  ];
}

/** What is said of records: that they cannot be read, are too large or not as they should be. */
const ofRecords = [400, 413, 422];

/** A wrong key or a record that is refused stays so; everything else may pass. */
async function permanentWhenRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { status } = error as { status?: unknown };
    const refused = typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
    if (!refused) throw error;
    const Refusal = ofRecords.includes(status) ? SomeRefused : PermanentFailure;
    throw new Refusal(`${status}: ${(error as Error).message}`, { cause: error });
  }
}
