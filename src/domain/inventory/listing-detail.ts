import { busFigures, type BusFigures } from './bus-figures.ts';
import type { BusListing, ListingImage } from './bus-listing.ts';
import { cdlNeed, cdlSentence, type CdlNeed } from './cdl.ts';
import { detailPrice, formatDollars } from './display-values.ts';
import { specificationGroups, type SpecificationGroup } from './field-display.ts';
import { presentCard, type BusCard } from './listing-card.ts';

/** What the detail page shows; only fields that may be public. */
export interface BusDetail extends BusCard {
  images: ListingImage[];
  description: string | null;
  vin: string | null;
  condition: string | null;
  /** "Contact for Price" when there is none (the detail's reading, spec §2). */
  detailPriceText: string;
  previousPriceText: string | null;
  specifications: SpecificationGroup[];
  cdlText: string;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
  cdl: CdlNeed;
  quantity: number | null;
  figures: BusFigures;
}

export function presentDetail(listing: BusListing, now: Date): BusDetail {
  const card = presentCard(listing, now);
  const dropped =
    listing.priceCents !== null &&
    listing.pricePreviousCents !== null &&
    listing.pricePreviousCents > listing.priceCents;
  return {
    ...card,
    images: listing.images,
    description: listing.description,
    vin: listing.vin,
    condition: listing.condition,
    detailPriceText: detailPrice(listing.priceCents),
    previousPriceText: dropped ? formatDollars(listing.pricePreviousCents ?? 0) : null,
    specifications: specificationGroups(listing),
    cdlText: cdlSentence(cdlNeed(listing)),
    zip: listing.zip,
    latitude: listing.latitude,
    longitude: listing.longitude,
    quantity: listing.quantity,
    figures: busFigures(listing),
  };
}
