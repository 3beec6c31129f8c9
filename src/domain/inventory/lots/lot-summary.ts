import type { LotUnit } from './lot-unit.ts';

export interface FigureSpan {
  low: number;
  high: number;
}

/**
 * What lists and cards need to know of the units of a lot. It is stored with the listing in the
 * transaction of every change of a unit, and told from the units alone.
 */
export interface LotSummary {
  forSale: number;
  reserved: number;
  sold: number;
  /** What the units for sale that have a price of their own ask, in cents. */
  priceCents: FigureSpan | null;
  /** Units for sale that ask the listing's price. */
  unpriced: number;
  /** Of the units for sale whose miles are known. */
  mileageMiles: FigureSpan | null;
}

/** Null for a listing without units, which is as it was before there were units. */
export function summarizeLot(
  units: readonly Pick<LotUnit, 'state' | 'priceCents' | 'mileageMiles'>[],
): LotSummary | null {
  if (units.length === 0) return null;
  const forSale = units.filter(({ state }) => state === 'for-sale');
  return {
    forSale: forSale.length,
    reserved: units.filter(({ state }) => state === 'reserved').length,
    sold: units.filter(({ state }) => state === 'sold').length,
    priceCents: rangeOf(forSale.map(({ priceCents }) => priceCents)),
    unpriced: forSale.filter(({ priceCents }) => priceCents === null).length,
    mileageMiles: rangeOf(forSale.map(({ mileageMiles }) => mileageMiles)),
  };
}

function rangeOf(figures: readonly (number | null)[]): FigureSpan | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return null;
  return { low: Math.min(...known), high: Math.max(...known) };
}
