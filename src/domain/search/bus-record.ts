import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { categorySlugsOf } from '#domain/inventory/categories.ts';
import { cdlNeed } from '#domain/inventory/cdl.ts';
import {
  bucketOf,
  capacityBuckets,
  priceBucketsHigh,
  priceBucketsLow,
  unspecified,
  yearBuckets,
} from '#domain/inventory/filter-buckets.ts';
import { pointOf, type Places } from '#domain/locations/place.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';

/**
 * A published listing as the search service knows it: the attributes of spec §3 and §7 by their
 * names there, every facet of the field descriptor, and the buckets of spec §3. Everything in it is
 * public. Prices are dollars, lengths feet, `created_at` Unix seconds; unknown is null, and a facet
 * without a value reads `unspecified` only where the specification gives that bucket.
 */
export interface BusRecord {
  objectID: string;
  title: string;
  slug: string;
  stockNumber: string | null;
  vin: string | null;
  year: number | null;
  make: string | null;
  model: string | null;
  chassisMake: string | null;
  chassisModel: string | null;
  categorySlug: string[];
  schoolType: string | null;
  condition: string | null;
  price: number | null;
  mileage: number | null;
  seats: number | null;
  passengers: number | null;
  seatsAdult: number | null;
  wheelchairPositions: number | null;
  qty_available: number | null;
  fuel: string | null;
  engine: string | null;
  engineFamily: string | null;
  transmission: string;
  brakes: string | null;
  suspension: string | null;
  drive: string | null;
  gvwrLb: number | null;
  lengthFt: number | null;
  lift: string | null;
  airConditioning: string | null;
  luggage: string | null;
  seatType: string | null;
  seatBelts: string | null;
  titleStatus: string | null;
  mileageStatus: string | null;
  color: string | null;
  wheelchair: 'yes' | 'no' | 'unspecified';
  restroom: 'yes' | 'no' | 'unspecified';
  onLot: 'yes' | 'no';
  cdl: string;
  city: string | null;
  state: string | null;
  _geoloc: { lat: number; lng: number } | null;
  featured: boolean;
  mainImage: string | null;
  main_image: string | null;
  created_at: number;
  capacityBucket: string;
  /** One value on each price scale. */
  priceBucket: string[];
  yearBucket: string;
}

/** With a table of places, a listing without a point of its own stands where its ZIP code or town is. */
export function busRecord(listing: BusListing, places: Places | null = null): BusRecord {
  const image = listing.images[0] ? `/media/${listing.images[0].name}` : null;
  const priceDollars = listing.priceCents === null ? null : listing.priceCents / 100;
  return {
    objectID: String(listing.id),
    title: listingTitle(listing),
    slug: listing.slug,
    stockNumber: listing.stockNumber,
    vin: listing.vin,
    year: listing.year,
    make: listing.bodyMake ?? listing.chassisMake,
    model: listing.bodyModel ?? listing.chassisModel,
    chassisMake: listing.chassisMake,
    chassisModel: listing.chassisModel,
    categorySlug: categorySlugsOf(listing),
    schoolType: listing.schoolType,
    condition: listing.condition,
    price: priceDollars,
    mileage: listing.mileageMiles,
    seats: listing.passengers,
    passengers: listing.passengers,
    seatsAdult: listing.passengersAdult,
    wheelchairPositions: listing.wheelchairPositions,
    qty_available: listing.quantity,
    fuel: listing.fuel,
    engine: listing.engine,
    engineFamily: listing.engineFamily,
    transmission: listing.transmission ?? unspecified,
    brakes: listing.brakes,
    suspension: listing.suspension,
    drive: listing.drive,
    gvwrLb: listing.gvwrLb,
    lengthFt: listing.lengthIn === null ? null : Math.round((listing.lengthIn / 12) * 10) / 10,
    lift: listing.lift,
    airConditioning: listing.airConditioning,
    luggage: listing.luggage,
    seatType: listing.seatType,
    seatBelts: listing.seatBelts,
    titleStatus: listing.titleStatus,
    mileageStatus: listing.mileageStatus,
    color: listing.colorExterior,
    wheelchair: wheelchairFlag(listing),
    restroom: flag(listing.restroom),
    onLot: listing.onLot ? 'yes' : 'no',
    cdl: cdlFacet(listing),
    city: listing.city,
    state: listing.state,
    _geoloc: pointOf(listing, places),
    featured: listing.featured,
    mainImage: image,
    main_image: image,
    created_at: Math.floor(Date.parse(listing.createdAt) / 1000),
    capacityBucket: bucketOf(capacityBuckets, listing.passengers),
    priceBucket: [
      ...new Set([
        bucketOf(priceBucketsLow, priceDollars),
        bucketOf(priceBucketsHigh, priceDollars),
      ]),
    ],
    yearBucket: bucketOf(yearBuckets, listing.year),
  };
}

const flag = (value: boolean | null) => (value === null ? unspecified : value ? 'yes' : 'no');

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
