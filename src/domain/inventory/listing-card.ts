import { listingBadge, type ListingBadge } from './badges.ts';
import type { BusListing, ListingImage } from './bus-listing.ts';
import { cdlNeed, type CdlNeed } from './cdl.ts';
import type { ListingStatus } from './choices.ts';
import { listingTitle } from './listing-title.ts';

/** What a card, a suggestion or a search hit shows; safe for anyone to see. */
export interface BusCard {
  id: number;
  slug: string;
  title: string;
  year: number | null;
  make: string | null;
  model: string | null;
  category: string | null;
  stockNumber: string | null;
  priceCents: number | null;
  pricePreviousCents: number | null;
  mileageMiles: number | null;
  passengers: number | null;
  /** Where a school bus seats fewer grown people than children. */
  passengersAdult: number | null;
  wheelchairPositions: number | null;
  cdl: CdlNeed;
  city: string | null;
  state: string | null;
  onLot: boolean;
  sold: boolean;
  /** From the place a visitor named, as the crow flies; absent or null: not known. */
  milesAway?: number | null;
  /** Null shows the category's illustration. */
  image: ListingImage | null;
  badge: ListingBadge | null;
}

/** The public face of a listing in a list (spec §2 bus card, §3 card fields). */
export function presentCard(listing: BusListing, now: Date): BusCard {
  return {
    id: listing.id,
    slug: listing.slug,
    title: listingTitle(listing),
    year: listing.year,
    make: listing.bodyMake ?? listing.chassisMake,
    model: listing.bodyModel ?? listing.chassisModel,
    category: listing.category,
    stockNumber: listing.stockNumber,
    priceCents: listing.priceCents,
    pricePreviousCents: listing.pricePreviousCents,
    mileageMiles: listing.mileageMiles,
    passengers: listing.passengers,
    passengersAdult: listing.passengersAdult,
    wheelchairPositions: listing.wheelchairPositions,
    cdl: cdlNeed(listing),
    city: listing.city,
    state: listing.state,
    onLot: listing.onLot,
    sold: listing.status === 'sold',
    image: listing.images[0] ?? null,
    badge: listing.status === 'sold' ? null : listingBadge(listing, now),
  };
}

/** Drafts and withdrawn listings are nobody's business but the staff's. */
export const publicStatuses: readonly ListingStatus[] = ['published', 'sold'];
