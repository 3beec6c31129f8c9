import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type {
  ListingPatch,
  ListingRepository,
  NewListing,
} from '#domain/inventory/listing-repository.ts';

/** Stores one listing; resolves with it as it is kept. */
export async function addListing(
  repository: Pick<ListingRepository, 'insertMany' | 'findById'>,
  listing: NewListing,
): Promise<BusListing> {
  const [id] = await repository.insertMany([listing]);
  return (await repository.findById(id!))!;
}

/** Changes one listing behind everybody's back, as an import does; false when nothing changed. */
export async function changeListing(
  repository: Pick<ListingRepository, 'updateMany'>,
  id: number,
  patch: ListingPatch,
): Promise<boolean> {
  return (await repository.updateMany([{ id, patch }])) === 1;
}
