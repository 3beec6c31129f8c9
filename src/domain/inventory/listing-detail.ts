import { busFigures, type BusFigures } from './bus-figures.ts';
import type { BusListing, ListingImage } from './bus-listing.ts';
import { presentCard, type BusCard } from './listing-card.ts';
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
  figures: BusFigures;
  /** What a VIN is held against. */
  besideVin: SellerSays;
}

export function presentDetail(listing: BusListing, now: Date): BusDetail {
  return {
    ...presentCard(listing, now),
    images: listing.images,
    description: listing.description,
    vin: listing.vin,
    condition: listing.condition,
    specifications: specificationGroups(listing),
    zip: listing.zip,
    latitude: listing.latitude,
    longitude: listing.longitude,
    quantity: listing.quantity,
    figures: busFigures(listing),
    besideVin: sellerSays(listing),
  };
}
