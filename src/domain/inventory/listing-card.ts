import { listingBadge } from './badges.ts';
import type { BusListing } from './bus-listing.ts';
import { cdlNeed } from './cdl.ts';
import type { ListingStatus } from './choices.ts';
import { asItStands, asOffered, lotFigures } from './lots/as-it-stands.ts';
import { layoutOf } from './group-fit/bus-layout.ts';
import { seatsOf } from './group-fit/judge-group.ts';
import { listingTitle } from './listing-title.ts';

/** What a card, a suggestion or a search hit shows; safe for anyone to see. */
export interface BusCard extends ReturnType<typeof presentCard> {
  /** From the place a visitor named, as the crow flies; absent or null: not known. */
  milesAway?: number | null;
  /** On lists for a group: who fits, and about how many seats go for their wheelchairs. */
  fit?: { riders: number; wheelchairs: number; seatsOut: number };
}

/** The public face of a listing in a list (spec §2 bus card, §3 card fields). */
export function presentCard(stored: BusListing, now: Date) {
  const offered = asOffered(stored);
  const listing = asItStands(offered);
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
    /** Where a school bus seats fewer grown people than children. */
    passengersAdult: listing.passengersAdult,
    wheelchairPositions: listing.wheelchairPositions,
    /** Seats of grown people, as groups are counted by. */
    groupSeats: seatsOf(layoutOf(listing), false)?.seats ?? null,
    cdl: cdlNeed(listing),
    city: listing.city,
    state: listing.state,
    onLot: listing.onLot,
    /** What the units say together; price and miles above are then the lowest of those for sale. */
    lot: lotFigures(offered),
    sold: listing.status === 'sold',
    /** Null shows the category's illustration. */
    image: listing.images[0] ?? null,
    badge: listing.status === 'sold' ? null : listingBadge(listing, now),
  };
}

const sharedOf = new WeakMap<BusCard, BusCard>();

/** A card that says more to one visitor than to all others: cards are shared, so it is a copy. */
export function cardWith(card: BusCard, more: Pick<BusCard, 'milesAway' | 'fit'>): BusCard {
  const copy = { ...card, ...more };
  sharedOf.set(copy, sharedCard(card));
  return copy;
}

/** The card of the same bus that everybody is shown, by which what is made of it can be kept. */
export const sharedCard = (card: BusCard): BusCard => sharedOf.get(card) ?? card;

/** Drafts and withdrawn listings are nobody's business but the staff's. */
export const publicStatuses: readonly ListingStatus[] = ['published', 'sold'];
