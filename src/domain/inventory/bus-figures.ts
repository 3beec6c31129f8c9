import type { BusListing } from './bus-listing.ts';

const figureFields = [
  'schoolType',
  'mileageMiles',
  'passengers',
  'fuel',
  'engine',
  'transmission',
  'drive',
  'gvwrLb',
  'lengthIn',
  'widthIn',
  'heightIn',
  'wheelbaseIn',
  'colorExterior',
  'colorInterior',
  'publishedAt',
  'updatedAt',
] as const satisfies readonly (keyof BusListing)[];

/**
 * What the detail page shows in words, as figures for machines: structured data and feeds. Only
 * fields that are public. Units are in the names; unknown is null.
 */
export type BusFigures = Pick<BusListing, (typeof figureFields)[number]>;

export function busFigures(listing: BusListing): BusFigures {
  return Object.fromEntries(
    figureFields.map((field) => [field, listing[field]]),
  ) as unknown as BusFigures;
}
