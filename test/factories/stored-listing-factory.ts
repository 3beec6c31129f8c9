import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { listingSlug } from '#domain/inventory/listing-title.ts';
import { aListing, type ListingOverrides } from './listing-factory.ts';

/** A listing as it comes back from storage, for tests that never open a database. */
export function aStoredListing(overrides: ListingOverrides = {}): BusListing {
  const { details, status, images, source, sourceId, id = 7, soldAt = null } = aListing(overrides);
  const createdAt = overrides.createdAt ?? '2026-03-01T12:00:00.000Z';
  return {
    ...details,
    id,
    status,
    images,
    lot: null,
    source,
    sourceId,
    slug: listingSlug(details),
    createdAt,
    updatedAt: createdAt,
    publishedAt: createdAt,
    soldAt,
    revision: 1,
  };
}

/** A picture record with the usual size. */
export function aPicture(name: string) {
  return {
    name,
    alt: 'Side view',
    widthPx: 1200,
    heightPx: 800,
    placeholder: 'data:image/webp;base64,AA==',
  };
}
