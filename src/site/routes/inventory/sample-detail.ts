import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import { presentDetail, type BusDetail } from '#domain/inventory/listing-detail.ts';

const day = '2026-03-01T12:00:00.000Z';

/** A bus's own page for the page of components; nothing here is in the inventory. */
export function sampleDetail(overrides: Partial<BusDetail> = {}): BusDetail {
  const details = {
    ...emptyBusDetails,
    year: 2018,
    bodyMake: 'Starcraft',
    bodyModel: 'Allstar',
    category: 'shuttle' as const,
    stockNumber: 'S100234',
    priceCents: 4_950_000,
    mileageMiles: 88_412,
    passengers: 25,
    wheelchairPositions: 2,
    city: 'Columbus',
    state: 'OH',
  };
  const listing = {
    ...details,
    id: 1,
    slug: 'sample',
    status: 'published' as const,
    images: [],
    lot: null,
    source: 'staff',
    sourceId: 'sample',
    createdAt: day,
    updatedAt: day,
    publishedAt: day,
    soldAt: null,
    revision: 1,
  };
  return { ...presentDetail(listing, new Date('2026-11-01T12:00:00.000Z')), ...overrides };
}
