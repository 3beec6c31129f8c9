import { listingBadge, type ListingBadge } from './badges.ts';
import type { BusListing, ListingImage } from './bus-listing.ts';
import { cdlNeed, type CdlNeed } from './cdl.ts';
import type { ListingStatus } from './choices.ts';
import { asItStands, asOffered, lotFigures, type LotFigures } from './lots/as-it-stands.ts';
import { layoutOf } from './group-fit/bus-layout.ts';
import { seatsOf } from './group-fit/judge-group.ts';
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
  /** Seats of grown people, as groups are counted by. */
  groupSeats: number | null;
  cdl: CdlNeed;
  city: string | null;
  state: string | null;
  onLot: boolean;
  /** What the units say together; price and miles above are then the lowest of those for sale. */
  lot: LotFigures | null;
  sold: boolean;
  /** From the place a visitor named, as the crow flies; absent or null: not known. */
  milesAway?: number | null;
  /** On lists for a group: who fits, and about how many seats go for their wheelchairs. */
  fit?: { riders: number; wheelchairs: number; seatsOut: number };
  /** Null shows the category's illustration. */
  image: ListingImage | null;
  badge: ListingBadge | null;
}

/** The public face of a listing in a list (spec §2 bus card, §3 card fields). */
export function presentCard(stored: BusListing, now: Date): BusCard {
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
    passengersAdult: listing.passengersAdult,
    wheelchairPositions: listing.wheelchairPositions,
    groupSeats: seatsOf(layoutOf(listing), false)?.seats ?? null,
    cdl: cdlNeed(listing),
    city: listing.city,
    state: listing.state,
    onLot: listing.onLot,
    lot: lotFigures(offered),
    sold: listing.status === 'sold',
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
