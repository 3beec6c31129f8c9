import {
  createHostedBusSearch,
  hostedQuestion,
} from '#adapters/search-algolia/hosted-bus-search.ts';
import { createHostedIndex } from '#adapters/search-algolia/hosted-index.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { Outbox } from '#domain/outbox.ts';
import type { AskedOfSearch, BusSearch, SearchSort } from '#domain/search/bus-search.ts';
import type { HostedQuestion } from '#domain/search/hosted-question.ts';
import type { StaffSynonym } from '#domain/content/editing/staff-synonyms.ts';
import type { Logger } from '../../ops/log/logger.ts';
import type { JobHandler } from '../../jobs/outbox-worker.ts';
import {
  searchRebuildTopic,
  searchSyncHandlers,
  searchSyncTopic,
  searchSynonymsTopic,
} from '../../jobs/search-sync.ts';
import type { SearchTarget } from '../../config/targets/search-target.ts';
import { createZipPlaces } from './zip-places.ts';

/** What hosted search adds to the process. */
export type HostedSearch = NonNullable<ReturnType<typeof composeHostedSearch>>;

/** The hosted search service when the configuration asks for it, else null. */
export function composeHostedSearch(
  target: SearchTarget,
  { outbox, log }: { outbox: Outbox; log: Logger },
) {
  if (target.kind === 'embedded') return null;
  const { applicationId, searchKey, adminKey, indexName, origin } = target;
  const connection = { applicationId, indexName, origin };
  if (adminKey === null) {
    log.warn('ALGOLIA_ADMIN_API_KEY is not set: the hosted index is searched but not filled');
  }
  // Whoever fills the index without us knows the orders of lists; what only words ask for is newer.
  const known = <Asked extends { sort: SearchSort }>(asked: Asked): Asked =>
    adminKey === null && asked.sort.startsWith('seats-') ? { ...asked, sort: 'default' } : asked;
  const index = createHostedBusSearch({ ...connection, apiKey: searchKey });
  const search: BusSearch = {
    execute: (request) => index.execute(known(request)),
    executeAll: (requests) => index.executeAll(requests.map(known)),
  };
  return {
    search,
    browserSettings: { mode: 'hosted' as const, applicationId, searchKey, indexName },
    /** A question as browsers ask it of the index. */
    question: (asked: AskedOfSearch): HostedQuestion => hostedQuestion(known(asked), indexName),
    /** Origins that browsers send searches to. */
    browserHosts: origin ? [origin] : hostNames(applicationId),
    /** Stored with every change of a listing; none without an admin key. */
    jobTopics: adminKey === null ? [] : [searchSyncTopic],
    handlers: (
      repository: Pick<ListingRepository, 'findByIds' | 'scan'>,
      synonyms: () => readonly StaffSynonym[],
    ): JobHandler[] =>
      adminKey === null
        ? []
        : searchSyncHandlers({
            index: createHostedIndex(
              { ...connection, apiKey: adminKey },
              synonyms,
              createZipPlaces(),
            ),
            repository,
            outbox,
          }),
    /** Stores the job that pushes them. */
    async synonymsChanged(): Promise<void> {
      if (adminKey !== null) await outbox.enqueue([{ topic: searchSynonymsTopic, key: 'all' }]);
    },
    /** Brings the index up to date with everything, once, in the background. */
    rebuild(): void {
      if (adminKey === null) return;
      outbox
        .enqueue([{ topic: searchRebuildTopic, key: 'all' }])
        .catch((error: unknown) => log.warn({ err: error }, 'the search rebuild was not stored'));
    },
  };
}

/** Where the official client sends reads, first the fast host, then the backups. */
function hostNames(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((backup) => `https://${id}-${backup}.algolianet.com`),
  ];
}
