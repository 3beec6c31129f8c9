import { busFigures, type BusFigures } from './bus-figures.ts';
import type { BusListing, ListingImage } from './bus-listing.ts';
import { presentCard, type BusCard } from './listing-card.ts';
import { asItStands, asOffered } from './lots/as-it-stands.ts';
import type { PublicUnit } from './lots/lot-unit.ts';
import { layoutOf, type BusLayout } from './group-fit/bus-layout.ts';
import { sellerSays, type SellerSays } from './vin/compare-vin.ts';
import { specificationGroups, type SpecificationGroup } from './specifications.ts';

/** What the detail page shows; only fields that may be public. */
export interface BusDetail extends BusCard {
  images: ListingImage[];
  description: string | null;
  vin: string | null;
  condition: string | null;
  specifications: SpecificationGroup[];
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
  quantity: number | null;
  /** Address of its film. */
  videoLink: string | null;
  figures: BusFigures;
  /** What a VIN is held against. */
  besideVin: SellerSays;
  /** What a unit without a price of its own asks. */
  listedPriceCents: number | null;
  /** Those of a lot, by number; none of a listing that is one bus. */
  units: readonly PublicUnit[];
  /** What the listing states of the room inside. */
  layout: BusLayout;
}

export function presentDetail(
  stored: BusListing,
  now: Date,
  units: readonly PublicUnit[] = [],
): BusDetail {
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
    videoLink: listing.videoLink,
    figures: busFigures(listing),
    besideVin: sellerSays(listing),
    listedPriceCents: offered.priceCents,
    units:
      offered === stored
        ? units
        : units.map((unit) => ({ ...unit, state: 'sold', priceCents: null })),
    layout: layoutOf(listing),
  };
}
