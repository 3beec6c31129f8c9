import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { categorySlugsOf } from '#domain/inventory/categories.ts';
import { cdlNeed } from '#domain/inventory/cdl.ts';
import { claimsOf } from '#domain/inventory/claims.ts';
import {
  bucketOf,
  capacityBuckets,
  lengthBuckets,
  mileageBuckets,
  priceBucketsHigh,
  priceBucketsLow,
  unspecified,
  yearBuckets,
  type Bucket,
} from '#domain/inventory/filter-buckets.ts';
import { asItStands } from '#domain/inventory/lots/as-it-stands.ts';
import { pointOf, type Places } from '#domain/locations/place.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { fieldAttributes, type FieldAttributes } from './field-attributes.ts';

/**
 * A published listing as the search service knows it: the attributes of spec §3 and §7 by their
 * names there, and the buckets of spec §3. What a single field tells stands in the table of fields;
 * the rest stands here. Everything in it is public. Prices are dollars, lengths feet, `created_at`
 * Unix seconds; unknown is null, and a facet without a value reads `unspecified` only where the
 * specification gives that bucket.
 */
export interface BusRecord extends FieldAttributes {
  objectID: string;
  title: string;
  slug: string;
  make: string | null;
  model: string | null;
  categorySlug: string[];
  passengers: number | null;
  wheelchair: 'yes' | 'no' | 'unspecified';
  cdl: string;
  /** Features that it says it has, by their keys, and its gearbox. */
  claims: string[];
  _geoloc: { lat: number; lng: number } | null;
  featured: boolean;
  mainImage: string | null;
  main_image: string | null;
  created_at: number;
  capacityBucket: string;
  /** One value on each price scale. */
  priceBucket: string[];
  yearBucket: string;
  /** A school bus stands in that of its rated seats and in that of its adult ones. */
  seatsBucket: string[];
  mileageBucket: string;
  lengthBucket: string;
}

/** With a table of places, a listing without a point of its own stands where its ZIP code or town is. */
export function busRecord(stored: BusListing, places: Places | null = null): BusRecord {
  const listing = asItStands(stored);
  const image = listing.images[0] ? `/media/${listing.images[0].name}` : null;
  const attributes = fieldAttributes(listing);
  return {
    ...attributes,
    objectID: String(listing.id),
    title: listingTitle(listing),
    slug: listing.slug,
    make: listing.bodyMake ?? listing.chassisMake,
    model: listing.bodyModel ?? listing.chassisModel,
    categorySlug: categorySlugsOf(listing),
    passengers: listing.passengers,
    wheelchair: wheelchairFlag(listing),
    cdl: cdlFacet(listing),
    claims: claimsOf(listing),
    _geoloc: pointOf(listing, places),
    featured: listing.featured,
    mainImage: image,
    main_image: image,
    created_at: Math.floor(Date.parse(listing.createdAt) / 1000),
    capacityBucket: bucketOf(capacityBuckets, listing.passengers),
    priceBucket: [
      ...new Set([
        bucketOf(priceBucketsLow, attributes.price),
        bucketOf(priceBucketsHigh, attributes.price),
      ]),
    ],
    yearBucket: bucketOf(yearBuckets, listing.year),
    seatsBucket: bucketsOf(capacityBuckets, listing.passengers, listing.passengersAdult),
    mileageBucket: bucketOf(mileageBuckets, attributes.mileage),
    lengthBucket: bucketOf(lengthBuckets, attributes.lengthFt),
  };
}

/** Those of all figures that are known; `unspecified` when none is. */
function bucketsOf(buckets: readonly Bucket[], ...figures: (number | null)[]): string[] {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return [unspecified];
  return [...new Set(known.map((figure) => bucketOf(buckets, figure)))];
}

/** A position or a lift makes a bus accessible; only a stated zero or "none" makes it not. */
function wheelchairFlag(listing: BusListing): BusRecord['wheelchair'] {
  if ((listing.wheelchairPositions ?? 0) > 0) return 'yes';
  if (listing.lift !== null && listing.lift !== 'none') return 'yes';
  return listing.wheelchairPositions === 0 || listing.lift === 'none' ? 'no' : unspecified;
}

/** "Probably no CDL" counts as none needed, as a buyer without one would want to see it. */
function cdlFacet(listing: BusListing): string {
  const need = cdlNeed(listing);
  return need === 'likely-no' ? 'no' : need;
}
