import { busFigures } from './bus-figures.ts';
import type { BusListing } from './bus-listing.ts';
import { presentCard } from './listing-card.ts';
import { asItStands } from './lots/as-it-stands.ts';

/** A bus as feeds tell of it: facts that its page shows, and nothing else. */
export type FeedBus = NonNullable<ReturnType<typeof presentForFeed>>;

/** The public part of a published listing; null for any other, so that no feed can leak one. */
export function presentForFeed(stored: BusListing, now: Date) {
  if (stored.status !== 'published') return null;
  const listing = asItStands(stored);
  return {
    ...presentCard(stored, now),
    images: listing.images,
    description: listing.description,
    vin: listing.vin,
    condition: listing.condition,
    quantity: listing.quantity,
    figures: busFigures(listing),
  };
}
