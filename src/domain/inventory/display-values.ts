/**
 * How figures are written in feeds and the back office, which are in English (spec §2, §5, §9); pages
 * say them in their language (`#site/words/bus-words.ts`). Input is the stored form: integers, unknown
 * is null; values that came in as zero or less read as unknown.
 */
const usDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Thousands separators, no decimals, en-US (spec §9). Most counts have no thousands to separate. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : wholeNumber.format(value);
}

/** Cents as a person types dollars: 4590050 → "45900.50", 4590000 → "45900". */
export function dollarText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** US dollars without decimals. */
export function formatDollars(cents: number): string {
  return usDollars.format(Math.round(cents / 100));
}

/** Zero and less are no figures: they came from files that say so of what nobody knew. */
export function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

interface Offered {
  sold: boolean;
  lot: { forSale: number; reserved: number } | null;
}

/**
 * Why nothing is asked for a bus: it is gone, or the last of its lot are promised to somebody and may
 * come back. Null while it can be had.
 */
export function whyNotOffered({ sold, lot }: Offered): 'sold' | 'reserved' | null {
  if (sold) return 'sold';
  if (lot?.forSale !== 0) return null;
  return lot.reserved > 0 ? 'reserved' : 'sold';
}

/** Of what cannot be had, a price would promise what nobody keeps. */
export const canBeHad = (bus: Offered): boolean => whyNotOffered(bus) === null;

/** The card's reading: "Call for price" when there is none (spec §2 bus card). */
export function cardPrice(priceCents: number | null): string {
  return isKnown(priceCents) ? formatDollars(priceCents) : 'Call for price';
}
