import type { BusListing } from '../bus-listing.ts';
import type { FigureSpan, LotSummary } from './lot-summary.ts';

/** What a card and a page say of a lot's units together. Ranges are of those for sale; null: none is known. */
export interface LotFigures extends Pick<LotSummary, 'forSale' | 'reserved' | 'sold'> {
  priceCents: FigureSpan | null;
  mileageMiles: FigureSpan | null;
}

/** Null for a listing without units. A unit without a price of its own asks the listing's. */
export function lotFigures({
  lot,
  priceCents,
}: Pick<BusListing, 'lot' | 'priceCents'>): LotFigures | null {
  if (lot === null) return null;
  const { forSale, reserved, sold, priceCents: own, unpriced, mileageMiles } = lot;
  const shared = unpriced > 0 && priceCents !== null ? { low: priceCents, high: priceCents } : null;
  return { forSale, reserved, sold, priceCents: spanOf(own, shared), mileageMiles };
}

/**
 * The listing as everybody is told of it: where units speak, they speak, and what the listing's own
 * fields say of number, price and miles is for staff alone. A lot is listed, sorted and filtered by
 * the lowest price and by the fewest miles among its units for sale, each by itself; with none for
 * sale, by what the listing says.
 */
export function asItStands(listing: BusListing): BusListing {
  const told = asUnitsSay(listing);
  // What the listing asked before says nothing of what a unit asked.
  return listing.lot?.priceCents ? { ...told, pricePreviousCents: null } : told;
}

/**
 * A sold bus asks nothing any more, and of a sold lot nothing is left, whatever its units were when it
 * was sold as a whole. What it once asked is told by its history, with the days.
 */
export function asOffered(listing: BusListing): BusListing {
  if (listing.status !== 'sold') return listing;
  const { lot: units } = listing;
  const lot = units && {
    ...units,
    priceCents: null,
    forSale: 0,
    reserved: 0,
    sold: units.forSale + units.reserved + units.sold,
  };
  return { ...listing, priceCents: null, pricePreviousCents: null, quantity: null, lot };
}

/** The same of a part of a listing: number, price and miles. */
export function asUnitsSay<
  Part extends Pick<BusListing, 'lot' | 'quantity' | 'priceCents' | 'mileageMiles'>,
>(listing: Part): Part {
  const figures = lotFigures(listing);
  if (figures === null) return listing;
  const { forSale, priceCents, mileageMiles } = figures;
  return {
    ...listing,
    quantity: forSale,
    priceCents: priceCents?.low ?? listing.priceCents,
    mileageMiles: mileageMiles?.low ?? listing.mileageMiles,
  };
}

function spanOf(one: FigureSpan | null, other: FigureSpan | null): FigureSpan | null {
  if (one === null || other === null) return one ?? other;
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
