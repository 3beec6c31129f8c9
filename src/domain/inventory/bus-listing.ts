import type { ListingStatus } from './choices.ts';
import type { LotSummary } from './lots/lot-summary.ts';
import { busFields, type FieldKey, type FieldValue } from './fields/bus-fields.ts';

/** A picture of a bus. `name` is the media path of the main file, e.g. `demo/0012-side.webp`. */
export interface ListingImage {
  name: string;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  widthPx: number;
  heightPx: number;
  /** Tiny blurred preview as a `data:` URI, or null. */
  placeholder: string | null;
  /** "2026-03", of a photo whose file says when it was taken. */
  takenMonth?: string;
}

/**
 * What an editor, an importer or a seller can say about one bus (or one lot of alike buses).
 * Money in whole US cents, distances in miles, weights in pounds, lengths in inches, all integers.
 * Unknown is always null: zero never stands for unknown (spec §1 "zero mileage means unknown" is
 * translated where data comes in and where it goes out). Passengers never count the driver.
 */
export type BusDetails = { -readonly [Key in FieldKey]: FieldValue<Key> };

/** A stored listing. Times are ISO 8601 in UTC with milliseconds. */
export interface BusListing extends BusDetails {
  id: number;
  status: ListingStatus;
  /** Derived from title by `listingSlug`; the second half of `/buses/{id}-{slug}`. */
  slug: string;
  images: ListingImage[];
  /** What its units say together; null for a listing without units. Only their store writes it. */
  lot: LotSummary | null;
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
export const emptyBusDetails = Object.freeze(
  Object.fromEntries(
    busFields.map((field) => [
      field.key,
      field.type === 'flag' && !field.mayBeUnknown ? false : null,
    ]),
  ),
) as unknown as Readonly<BusDetails>;
