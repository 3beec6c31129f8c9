import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { summarizeLot, type FigureSpan } from '#domain/inventory/lots/lot-summary.ts';
import type { VinElsewhere } from '#domain/inventory/lots/lot-store.ts';
import type { Lot } from '#domain/inventory/lots/reserve-units.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';

interface DoubtParts {
  lookUpVin(vin: string): VinAnswer;
  elsewhere: readonly VinElsewhere[];
}

/** Where units, the listing and their VINs contradict each other, for staff to settle. */
export function lotDoubts({ listing, units }: Lot, parts: DoubtParts): string[] {
  const summary = summarizeLot(units);
  if (summary === null) return [];
  const { forSale, priceCents, mileageMiles, unpriced } = summary;
  const doubts: string[] = [];
  const { quantity, status } = listing;
  if (status === 'sold' && forSale > 0)
    doubts.push(
      `The listing is sold, ${forSale} ${forSale === 1 ? 'unit is' : 'units are'} for sale. Visitors are told that all are sold.`,
    );
  // It may say how many there were or how many are left.
  if (quantity !== null && quantity !== forSale && quantity !== units.length)
    doubts.push(
      `The listing says ${quantity} available, ${forSale} ${forSale === 1 ? 'unit is' : 'units are'} for sale. Visitors are told ${forSale}.`,
    );
  // A unit that asks the listing's price makes that one of the lot's.
  if (unpriced === 0 && outside(listing.priceCents, priceCents))
    doubts.push(
      `The listing asks ${formatDollars(listing.priceCents)}, its units ${rangeText(priceCents, formatDollars)}. Visitors are told the units’ prices.`,
    );
  if (outside(listing.mileageMiles, mileageMiles))
    doubts.push(
      `The listing says ${formatNumber(listing.mileageMiles)} miles, its units ${rangeText(mileageMiles, formatNumber)}. Visitors are told the units’ miles.`,
    );
  if (listing.vin !== null && !units.some(({ vin }) => vin === listing.vin))
    doubts.push(`The listing has the VIN ${listing.vin}, which no unit of it has.`);
  for (const { number, vin } of units) {
    if (vin === null) continue;
    const { reading, years } = parts.lookUpVin(vin);
    if (reading.is === 'wrong')
      doubts.push(
        `Unit ${number}: the check digit of its VIN does not fit, so a character is probably mistyped.`,
      );
    else if (listing.year !== null && years.length > 0 && !years.includes(listing.year))
      doubts.push(
        `Unit ${number}: its VIN stands for ${years.join(' or ')}, the listing says ${listing.year}.`,
      );
    for (const other of parts.elsewhere.filter((one) => one.vin === vin))
      doubts.push(
        `Unit ${number} has the VIN of ${other.number === null ? '' : `unit ${other.number} of `}listing ${other.listingId}, ${other.title}.`,
      );
  }
  return doubts;
}

function outside(figure: number | null, range: FigureSpan | null): figure is number {
  return figure !== null && range !== null && (figure < range.low || figure > range.high);
}

export const rangeText = (range: FigureSpan | null, write: (figure: number) => string): string =>
  range === null
    ? ''
    : range.low === range.high
      ? write(range.low)
      : `${write(range.low)} to ${write(range.high)}`;
