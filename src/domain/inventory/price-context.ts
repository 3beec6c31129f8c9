import type { BusListing } from './bus-listing.ts';

/** What comparable buses ask today. Asking prices only: nobody knows what a bus sold for. */
export interface PriceContext {
  count: number;
  lowCents: number;
  highCents: number;
  /** Half of them ask this or less. */
  middleCents: number;
}

export const comparableYears = 3;
const comparableSeats = 0.2;
/** Fewer say more about themselves than about a price. */
const fewest = 5;

/**
 * The asking prices of candidates of the same category, at most three model years and a fifth of
 * the seats apart; null when fewer than five are known, or too little is known of this bus.
 */
export function priceContext(
  bus: BusListing,
  candidates: readonly BusListing[],
): PriceContext | null {
  const { year, passengers } = bus;
  if (bus.category === null || year === null || !passengers) return null;
  const spread = Math.max(2, passengers * comparableSeats);
  const prices = candidates
    .filter(
      (other) =>
        other.id !== bus.id &&
        other.status === 'published' &&
        other.category === bus.category &&
        other.year !== null &&
        Math.abs(other.year - year) <= comparableYears &&
        Math.abs((other.passengers || Number.POSITIVE_INFINITY) - passengers) <= spread,
    )
    .flatMap(({ priceCents }) => priceCents || [])
    .toSorted((a, b) => a - b);
  const [low] = prices;
  const high = prices.at(-1);
  const middle = prices[Math.floor((prices.length - 1) / 2)];
  if (prices.length < fewest || !low || !high || !middle) return null;
  return { count: prices.length, lowCents: low, highCents: high, middleCents: middle };
}
