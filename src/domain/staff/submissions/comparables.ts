/** A listing of ours that a submission's price can be held against. */
export interface Comparable {
  id: number;
  title: string;
  slug: string;
  status: 'published' | 'sold';
  year: number | null;
  bodyMake: string | null;
  passengers: number | null;
  mileageMiles: number | null;
  priceCents: number;
}

export interface PriceRange {
  count: number;
  medianCents: number;
  lowestCents: number;
  highestCents: number;
}

type Wanted = Pick<Comparable, 'year' | 'bodyMake' | 'passengers' | 'mileageMiles'>;

/** Nearest first: the same make, then age, seats and miles. Unknown counts as a little different. */
export function nearestFirst(found: readonly Comparable[], wanted: Wanted): Comparable[] {
  const distance = (one: Comparable) =>
    (wanted.bodyMake !== null && one.bodyMake === wanted.bodyMake ? 0 : 2) +
    apart(one.year, wanted.year, 2) +
    apart(one.passengers, wanted.passengers, 8) +
    apart(one.mileageMiles, wanted.mileageMiles, 50_000);
  return found.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id);
}

function apart(a: number | null, b: number | null, unit: number): number {
  return a === null || b === null ? 1 : Math.abs(a - b) / unit;
}

/** Null when there is nothing to compare with. Between two middle prices the median is their mean. */
export function priceRange(found: readonly Comparable[]): PriceRange | null {
  const prices = found.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const lowestCents = prices[0];
  const highestCents = prices.at(-1);
  if (lowestCents === undefined || highestCents === undefined) return null;
  const middle = prices.length / 2;
  const medianCents =
    prices.length % 2 === 1
      ? prices[Math.floor(middle)]!
      : Math.round((prices[middle - 1]! + prices[middle]!) / 2);
  return { count: prices.length, medianCents, lowestCents, highestCents };
}
