import type { FindSimilar } from '#domain/inventory/create-inventory-queries.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { busRecord } from './bus-record.ts';
import { likeness, mostAlike } from './recommend.ts';

const mostCandidates = 120;
const similarLimit = 4;

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
    const byId = new Map(listings.map((other) => [String(other.id), other]));
    const records = listings.map((other) => busRecord(other));
    return mostAlike(busRecord(listing), records, likeness, 0, similarLimit).flatMap(
      ({ record }) => byId.get(record.objectID) ?? [],
    );
  };
}
