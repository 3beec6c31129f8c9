import type { BusListing } from './bus-listing.ts';
import { asItStands } from './lots/as-it-stands.ts';
import { listingTitle } from './listing-title.ts';

/** What the carousel can show; `bulk` are lots of several alike buses (spec §7, §9). */
const carouselTypes = ['bulk', 'featured', 'newest'] as const;
export type CarouselType = (typeof carouselTypes)[number];

/** Spec §9: eight bulk lots. */
const carouselDefaults = { type: 'bulk', limit: 8 } as const;
const mostItems = 24;

/** A listing item of spec §3. Price in US dollars, mileage in miles; unknown is null. */
export type CarouselItem = ReturnType<typeof presentCarouselItem>;

/** What of a query is not understood, in one sentence for whoever wrote the program. */
type CarouselReading = { type: CarouselType; limit: number } | { problem: string };

/** Reads `limit` and `type`; left out or empty they are the default, and a limit has its bounds. */
export function readCarouselRequest(query: Readonly<Record<string, string>>): CarouselReading {
  const { type: typed = '', limit = '', ...rest } = query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return { problem: 'The only parameters are type and limit' };
  const type = carouselTypes.find((one) => one === (typed || carouselDefaults.type));
  if (!type) return { problem: `type must be one of ${carouselTypes.join(', ')}` };
  if (!/^\d*$/.test(limit)) return { problem: 'limit must be a whole number' };
  const asked = limit === '' ? carouselDefaults.limit : Number(limit);
  return { type, limit: Math.min(mostItems, Math.max(1, asked)) };
}

export function presentCarouselItem(stored: BusListing) {
  const listing = asItStands(stored);
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
    /** URL path of the main picture. */
    main_image: image && `/media/${image}`,
    /** ISO 8601, UTC. */
    created_at: listing.createdAt,
    qty_available: listing.quantity,
    featured: listing.featured,
  };
}
