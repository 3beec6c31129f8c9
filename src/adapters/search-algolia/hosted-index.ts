import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { Places } from '#domain/locations/place.ts';
import type { StaffSynonym } from '#domain/content/editing/staff-synonyms.ts';
import { hostedRecord } from '#domain/search/hosted-record.ts';
import { replicaName, replicaSorts } from '#domain/search/replica-sorts.ts';
import { hostedClient, type HostedSearchConfig } from './hosted-client.ts';
import { indexSynonyms, primarySettings, replicaSettings, synonymHits } from './index-settings.ts';

/** The writing side of the hosted index. Everything may be repeated; failures reject. */
export function createHostedIndex(
  config: HostedSearchConfig,
  /** The present ones. */
  staffSynonyms: () => readonly StaffSynonym[] = () => [],
  /** Where listings stand that have no point of their own. */
  places: Places | null = null,
) {
  const connected = hostedClient(config);
  const { indexName } = config;
  const pushSynonyms = async () => {
    const client = await connected;
    await client.saveSynonyms({
      indexName,
      synonymHit: [...indexSynonyms, ...synonymHits(staffSynonyms())],
      replaceExistingSynonyms: true,
      forwardToReplicas: true,
    });
  };
  return {
    /** The words of the trade and staff's own, replaced as a whole. */
    pushSynonyms,

    /** Settings, replicas and synonyms, replaced as a whole. */
    async pushSettings(): Promise<void> {
      const client = await connected;
      const { taskID } = await client.setSettings({
        indexName,
        indexSettings: primarySettings(indexName),
      });
      // Replicas exist once this is done; before, their settings would be refused.
      await client.waitForTask({ indexName, taskID });
      for (const sort of Object.keys(replicaSorts) as (keyof typeof replicaSorts)[]) {
        await client.setSettings({
          indexName: replicaName(indexName, sort),
          indexSettings: replicaSettings(sort),
        });
      }
      await pushSynonyms();
    },

    /** Makes the index say of these listings what they are now; null: the listing is gone. */
    async pushListings(listings: ReadonlyMap<number, BusListing | null>): Promise<void> {
      const requests = [...listings].map(([id, listing]) =>
        listing?.status === 'published'
          ? { action: 'addObject' as const, body: hostedRecord(listing, places) }
          : { action: 'deleteObject' as const, body: { objectID: String(id) } },
      );
      if (requests.length === 0) return;
      const client = await connected;
      await client.batch({ indexName, batchWriteParams: { requests } });
    },

    /** The ids in the index, a page at a time. */
    async scanIds(): Promise<number[]> {
      const ids: number[] = [];
      const client = await connected;
      await client.browseObjects({
        indexName,
        browseParams: { attributesToRetrieve: [], hitsPerPage: 1_000 },
        aggregator: ({ hits }) => {
          for (const { objectID } of hits) ids.push(Number(objectID));
        },
      });
      return ids;
    },
  };
}
