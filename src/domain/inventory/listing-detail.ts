import { busFigures } from './bus-figures.ts';
import type { BusListing } from './bus-listing.ts';
import { presentCard, type BusCard } from './listing-card.ts';
import { asItStands, asOffered } from './lots/as-it-stands.ts';
import type { PublicUnit } from './lots/lot-unit.ts';
import { layoutOf } from './group-fit/bus-layout.ts';
import { sellerSays } from './vin/compare-vin.ts';
import { specificationGroups } from './specifications.ts';

/** What the detail page shows; only fields that may be public. */
export type BusDetail = BusCard & ReturnType<typeof presentDetail>;

export function presentDetail(stored: BusListing, now: Date, units: readonly PublicUnit[] = []) {
  const offered = asOffered(stored);
  const listing = asItStands(offered);
  return {
    ...presentCard(stored, now),
    images: listing.images,
    description: listing.description,
    vin: listing.vin,
    condition: listing.condition,
    specifications: specificationGroups(listing),
    zip: listing.zip,
    latitude: listing.latitude,
    longitude: listing.longitude,
    quantity: listing.quantity,
    /** Address of its film. */
    videoLink: listing.videoLink,
    figures: busFigures(listing),
    /** What a VIN is held against. */
    besideVin: sellerSays(listing),
    /** What a unit without a price of its own asks. */
    listedPriceCents: offered.priceCents,
    /** Those of a lot, by number; none of a listing that is one bus. */
    units:
      offered === stored
        ? units
        : units.map((unit) => ({ ...unit, state: 'sold' as const, priceCents: null })),
    /** What the listing states of the room inside. */
    layout: layoutOf(listing),
  };
}
