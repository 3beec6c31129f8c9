import type { CategorySlug } from './categories.ts';
import type {
  AirConditioning,
  Brakes,
  Condition,
  Drive,
  Fuel,
  Lift,
  LiftLocation,
  ListingStatus,
  Luggage,
  MileageStatus,
  SchoolType,
  SeatBelts,
  SeatType,
  Suspension,
  TitleStatus,
  Transmission,
} from './choices.ts';

/** A picture of a bus. `name` is the media path of the main file, e.g. `demo/0012-side.webp`. */
export interface ListingImage {
  name: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  widthPx: number;
  heightPx: number;
  /** Tiny blurred preview as a `data:` URI, or null. */
  placeholder: string | null;
}

/**
 * What an editor, an importer or a seller can say about one bus (or one lot of alike buses).
 * Money in whole US cents, distances in miles, weights in pounds, lengths in inches, all integers.
 * Unknown is always null: zero never stands for unknown (spec §1 "zero mileage means unknown" is
 * translated where data comes in and where it goes out). Passengers never count the driver.
 */
export interface BusDetails {
  year: number | null;
  /** Who built the body the passengers sit in; for integral buses also the maker of the whole. */
  bodyMake: string | null;
  bodyModel: string | null;
  /** Who built the chassis, when it differs from the body maker (cutaways, conventionals). */
  chassisMake: string | null;
  chassisModel: string | null;
  category: CategorySlug | null;
  schoolType: SchoolType | null;
  condition: Condition | null;
  /** Overrides the derived title when set. */
  title: string | null;
  description: string | null;
  stockNumber: string | null;
  vin: string | null;

  /** Rated seats without the driver; for school buses, children. */
  passengers: number | null;
  passengersAdult: number | null;
  wheelchairPositions: number | null;
  /** Rows and windows per side: how school-bus and skoolie buyers talk about length. */
  rows: number | null;
  windowsPerSide: number | null;

  priceCents: number | null;
  pricePreviousCents: number | null;
  /** How many alike units the listing offers; null for a single bus (spec badge "Only n left"). */
  quantity: number | null;

  mileageMiles: number | null;
  mileageStatus: MileageStatus | null;
  engineHours: number | null;

  fuel: Fuel | null;
  engine: string | null;
  engineFamily: string | null;
  transmission: Transmission | null;
  transmissionModel: string | null;
  gvwrLb: number | null;
  brakes: Brakes | null;
  suspension: Suspension | null;
  drive: Drive | null;

  lengthIn: number | null;
  widthIn: number | null;
  heightIn: number | null;
  wheelbaseIn: number | null;
  headroomIn: number | null;

  lift: Lift | null;
  liftLocation: LiftLocation | null;
  liftMake: string | null;
  restroom: boolean | null;
  luggage: Luggage | null;
  airConditioning: AirConditioning | null;
  seatType: SeatType | null;
  seatBelts: SeatBelts | null;
  colorExterior: string | null;
  colorInterior: string | null;

  titleStatus: TitleStatus | null;
  stateSpec: string | null;
  city: string | null;
  /** Two-letter USPS code. */
  state: string | null;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;

  featured: boolean;
  onLot: boolean;
}

/** A stored listing. Times are ISO 8601 in UTC with milliseconds. */
export interface BusListing extends BusDetails {
  id: number;
  status: ListingStatus;
  /** Derived from title by `listingSlug`; the second half of `/buses/{id}-{slug}`. */
  slug: string;
  images: ListingImage[];
  /** Where the row came from (`demo`, an import source, `staff`, `seller`) and its key there. */
  source: string;
  sourceId: string | null;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  soldAt: string | null;
  /** Counts changes; optimistic locking for editors. */
  revision: number;
}

/** A details object with everything unknown: the starting point of forms, imports and factories. */
export const emptyBusDetails: Readonly<BusDetails> = Object.freeze({
  year: null,
  bodyMake: null,
  bodyModel: null,
  chassisMake: null,
  chassisModel: null,
  category: null,
  schoolType: null,
  condition: null,
  title: null,
  description: null,
  stockNumber: null,
  vin: null,
  passengers: null,
  passengersAdult: null,
  wheelchairPositions: null,
  rows: null,
  windowsPerSide: null,
  priceCents: null,
  pricePreviousCents: null,
  quantity: null,
  mileageMiles: null,
  mileageStatus: null,
  engineHours: null,
  fuel: null,
  engine: null,
  engineFamily: null,
  transmission: null,
  transmissionModel: null,
  gvwrLb: null,
  brakes: null,
  suspension: null,
  drive: null,
  lengthIn: null,
  widthIn: null,
  heightIn: null,
  wheelbaseIn: null,
  headroomIn: null,
  lift: null,
  liftLocation: null,
  liftMake: null,
  restroom: null,
  luggage: null,
  airConditioning: null,
  seatType: null,
  seatBelts: null,
  colorExterior: null,
  colorInterior: null,
  titleStatus: null,
  stateSpec: null,
  city: null,
  state: null,
  zip: null,
  latitude: null,
  longitude: null,
  featured: false,
  onLot: false,
});
