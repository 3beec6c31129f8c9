import type { BusListing } from './bus-listing.ts';
import { listingTitle } from './listing-title.ts';

/** What the carousel can show; `bulk` are lots of several alike buses (spec §7, §9). */
export const carouselTypes = ['bulk', 'featured', 'newest'] as const;
export type CarouselType = (typeof carouselTypes)[number];

/** Spec §9: eight bulk lots. */
export const carouselDefaults = { type: 'bulk', limit: 8 } as const;
const mostItems = 24;

/** A listing item of spec §3. Price in US dollars, mileage in miles; unknown is null. */
export interface CarouselItem {
  objectID: string;
  slug: string;
  title: string;
  stockNumber: string | null;
  year: number | null;
  make: string | null;
  model: string | null;
  mileage: number | null;
  passengers: number | null;
  price: number | null;
  /** URL path of the main picture. */
  main_image: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  qty_available: number | null;
  featured: boolean;
}

/** Reads `limit` and `type` as visitors may send them; anything unusable becomes the default. */
export function readCarouselRequest(parameters: { limit?: string; type?: string }): {
  type: CarouselType;
  limit: number;
} {
  const type = carouselTypes.find((one) => one === parameters.type) ?? carouselDefaults.type;
  const asked = /^\d{1,9}$/.test(parameters.limit ?? '')
    ? Number(parameters.limit)
    : carouselDefaults.limit;
  return { type, limit: Math.min(mostItems, Math.max(1, asked)) };
}

export function presentCarouselItem(listing: BusListing): CarouselItem {
  const image = listing.images[0]?.name ?? null;
  return {
    objectID: String(listing.id),
    slug: listing.slug,
    title: listingTitle(listing),
    stockNumber: listing.stockNumber,
    year: listing.year,
    make: listing.bodyMake ?? listing.chassisMake,
    model: listing.bodyModel ?? listing.chassisModel,
    mileage: listing.mileageMiles,
    passengers: listing.passengers,
    price: listing.priceCents === null ? null : listing.priceCents / 100,
    main_image: image && `/media/${image}`,
    created_at: listing.createdAt,
    qty_available: listing.quantity,
    featured: listing.featured,
  };
}
