import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { busRecord } from './bus-record.ts';
import { likeness, mostAlike } from './recommend.ts';

const mostCandidates = 120;
const similarLimit = 4;

/** Ids of published listings most like a listing, best first, itself left out. */
type FindSimilar = (listing: BusListing) => Promise<number[]>;

/** The detail page's "similar buses": the same measure as the recommendations of the search API. */
export function createFindSimilar(repository: Pick<ListingRepository, 'page'>): FindSimilar {
  return async (listing) => {
    const { listings } = await repository.page({
      statuses: ['published'],
      ...(listing.category ? { category: listing.category } : {}),
      order: { by: 'newest' },
      offset: 0,
      limit: mostCandidates,
    });
    const records = listings.map((other) => busRecord(other));
    return mostAlike(busRecord(listing), records, likeness, 0, similarLimit).map(({ record }) =>
      Number(record.objectID),
    );
  };
}
