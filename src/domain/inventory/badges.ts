import type { BusListing } from './bus-listing.ts';

/** Spec §4 and §9: how long a listing counts as new. */
export const newArrivalDays = 30;

export type ListingBadge =
  | { type: 'bulk'; quantity: number }
  | { type: 'featured' }
  | { type: 'new-arrival' };

/**
 * The one badge a card shows, by the priority of spec §4: bulk ("Only n left", only for a positive
 * integer), then featured, then a new arrival. Null when none applies.
 */
export function listingBadge(
  listing: Pick<BusListing, 'quantity' | 'featured' | 'createdAt'>,
  now: Date,
): ListingBadge | null {
  const { quantity } = listing;
  if (quantity !== null && Number.isInteger(quantity) && quantity > 0) {
    return { type: 'bulk', quantity };
  }
  if (listing.featured) return { type: 'featured' };
  if (isNewArrival(listing.createdAt, now)) return { type: 'new-arrival' };
  return null;
}

export function isNewArrival(createdAt: string, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(createdAt);
  return ageMs >= 0 && ageMs <= newArrivalDays * 24 * 60 * 60 * 1000;
}

/** It asks less than the price that is shown as asked before. */
export const isReduced = ({
  priceCents,
  pricePreviousCents,
}: Pick<BusListing, 'priceCents' | 'pricePreviousCents'>): boolean =>
  priceCents !== null && pricePreviousCents !== null && pricePreviousCents > priceCents;
