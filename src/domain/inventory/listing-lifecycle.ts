import { emptyBusDetails, type BusListing } from './bus-listing.ts';
import type { ListingPatch, NewListing } from './listing-repository.ts';
import { listingSlug } from './listing-title.ts';

/** The listing as it is first stored; `at` is the time of storing, `id` 0 if not yet numbered. */
export function startListing(listing: NewListing, at: string): BusListing {
  const { comesNow } = listing;
  const dated = (day: string | null = at) => (day === null || (comesNow && day > at) ? at : day);
  const createdAt = dated(listing.createdAt);
  const seenFrom = comesNow && listing.status === 'published' ? at : createdAt;
  const wasPublished = listing.status === 'published' || listing.status === 'sold';
  return {
    // A planned import that waited for longer than the table had this field says nothing of it.
    ...emptyBusDetails,
    ...listing.details,
    id: listing.id ?? 0,
    status: listing.status,
    slug: listingSlug(listing.details),
    images: listing.images,
    lot: null,
    source: listing.source,
    sourceId: listing.sourceId,
    createdAt,
    updatedAt: at,
    publishedAt: wasPublished ? seenFrom : null,
    soldAt: listing.status === 'sold' ? dated(listing.soldAt) : null,
    revision: 1,
  };
}

/**
 * The listing with the patch applied, slug and dates following: published once means the first
 * publication's date stays; leaving `sold` forgets the sale. `updatedAt` and `revision` are the
 * caller's to raise once it knows that something differs.
 */
export function applyPatch(current: BusListing, patch: ListingPatch, at: string): BusListing {
  const next = { ...current, ...definedOf(patch.details ?? {}) };
  next.status = patch.status ?? current.status;
  next.images = patch.images ?? current.images;
  next.slug = listingSlug(next);
  if (next.status === 'published' || next.status === 'sold') next.publishedAt ??= at;
  next.soldAt = next.status === 'sold' ? (current.soldAt ?? at) : null;
  return next;
}

/** A form that leaves a field out means "as it is"; `undefined` must not reach the database. */
function definedOf<T extends object>(part: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
