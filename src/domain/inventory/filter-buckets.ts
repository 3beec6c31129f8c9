/**
 * The filter buckets of spec §3: search values and URL values, with the capacity buckets the
 * specification lacks (under 10, 51–60, 61 and more; a 56-seat coach would otherwise be
 * "unspecified"). Bounds are inclusive; `max: null` is open. A price at an edge belongs to what ends
 * there: spec §3 has `under-50000` cover up to 50,000. Values outside every bucket or unknown fall
 * into `unspecified`.
 */
export interface Bucket {
  /** Stored in the search index. */
  value: string;
  min: number | null;
  max: number | null;
}

/** Spec §3, price scale 1 in dollars: the low end of the market. */
export const priceBucketsLow: readonly Bucket[] = [
  { value: 'lt_25k', min: 0, max: 25_000 },
  { value: '25k_to_50k', min: 25_000.01, max: 50_000 },
  { value: '50k_to_75k', min: 50_000.01, max: 75_000 },
  { value: 'gte_75k', min: 75_000.01, max: null },
];

/** Spec §3, price scale 2 in dollars: coaches and new buses. */
export const priceBucketsHigh: readonly Bucket[] = [
  { value: 'lt_50k', min: 0, max: 50_000 },
  { value: '50k_to_100k', min: 50_000.01, max: 100_000 },
  { value: '100k_to_150k', min: 100_000.01, max: 150_000 },
  { value: '150k_to_250k', min: 150_000.01, max: 250_000 },
  { value: 'gte_250k', min: 250_000.01, max: null },
];

export const capacityBuckets: readonly Bucket[] = [
  { value: 'lt_10', min: 1, max: 9 },
  { value: '10_to_14', min: 10, max: 14 },
  { value: '15_to_24', min: 15, max: 24 },
  { value: '25_to_36', min: 25, max: 36 },
  { value: '37_to_50', min: 37, max: 50 },
  { value: '51_to_60', min: 51, max: 60 },
  { value: 'gte_61', min: 61, max: null },
];

export const yearBuckets: readonly Bucket[] = [
  { value: 'gte_2020', min: 2020, max: null },
  { value: '2010_to_2019', min: 2010, max: 2019 },
  { value: '2000_to_2009', min: 2000, max: 2009 },
  { value: 'lt_2000', min: null, max: 1999 },
];

export const mileageBuckets: readonly Bucket[] = [
  { value: 'lt_25k', min: 0, max: 25_000 },
  { value: '25k_to_50k', min: 25_001, max: 50_000 },
  { value: '50k_to_100k', min: 50_001, max: 100_000 },
  { value: '100k_to_200k', min: 100_001, max: 200_000 },
  { value: 'gte_200k', min: 200_001, max: null },
];

/** Feet to a tenth, as search records say them. */
export const lengthBuckets: readonly Bucket[] = [
  { value: 'lt_20', min: 0, max: 20 },
  { value: '20_to_25', min: 20.01, max: 25 },
  { value: '25_to_30', min: 25.01, max: 30 },
  { value: '30_to_35', min: 30.01, max: 35 },
  { value: '35_to_40', min: 35.01, max: 40 },
  { value: 'gte_40', min: 40.01, max: null },
];

export const unspecified = 'unspecified';

/** The bucket value a figure falls into, or `unspecified`. */
export function bucketOf(buckets: readonly Bucket[], figure: number | null): string {
  if (figure === null) return unspecified;
  const found = buckets.find(
    (b) => (b.min === null || figure >= b.min) && (b.max === null || figure <= b.max),
  );
  return found?.value ?? unspecified;
}

/** Bounds of a filter in URL terms; dollars for prices, model years, passengers. Inclusive. */
export interface UrlRange {
  value: string;
  min: number | null;
  max: number | null;
  /** Read in addresses, and not offered beside the ranges that it is the sum of. */
  unlisted?: true;
}

const upTo = (max: number): UrlRange => ({ value: `under-${max}`, min: null, max });
const moreThan = (edge: number): UrlRange => ({
  value: `over-${edge}`,
  min: edge + 0.01,
  max: null,
});
const atLeast = (min: number): UrlRange => ({ value: `${min}-plus`, min, max: null });

/**
 * Both price scales, cumulative by specification: `under-50000` holds everything up to 50,000. The
 * bounds are those of the buckets, so that a count beside a range is the sum of its buckets.
 */
export const priceRanges: readonly UrlRange[] = [
  ...[25_000, 50_000, 75_000, 100_000, 150_000, 250_000].map(upTo),
  ...[75_000, 250_000].map(moreThan),
];

/** The seat ranges of the selects (spec §3) and the ones it lacks; `50+` starts at 51. */
export const seatRanges: readonly UrlRange[] = [
  { value: 'under-10', min: 1, max: 9 },
  { value: '10-14', min: 10, max: 14 },
  { value: '15-24', min: 15, max: 24 },
  { value: '25-36', min: 25, max: 36 },
  { value: '37-50', min: 37, max: 50 },
  { value: '51-60', min: 51, max: 60 },
  { value: '61-plus', min: 61, max: null },
  { value: '50+', min: 51, max: null, unlisted: true },
];

export const yearRanges: readonly UrlRange[] = [
  { value: '2020-present', min: 2020, max: null },
  { value: '2010-2019', min: 2010, max: 2019 },
  { value: '2000-2009', min: 2000, max: 2009 },
  { value: 'before-2000', min: null, max: 1999 },
];

export const mileageRanges: readonly UrlRange[] = [25_000, 50_000, 100_000, 200_000].map(upTo);

/** Whoever has to park a bus says how long it may be. */
export const lengthRanges: readonly UrlRange[] = [...[20, 25, 30, 35, 40].map(upTo), moreThan(40)];

export const wheelchairPlaceRanges: readonly UrlRange[] = [1, 2, 3, 4, 6, 8].map(atLeast);

/** How many alike buses one listing offers. */
export const lotRanges: readonly UrlRange[] = [2, 3, 5, 10, 20].map(atLeast);

/**
 * Reads a URL value of a range filter: a named range, or any `min-max`, `min-`, `-max`, `min+` of
 * whole numbers up to seven digits. Null when it is neither, so that the filter is ignored.
 */
export function parseRange(ranges: readonly UrlRange[], value: string): UrlRange | null {
  // A literal "50+" in a query string arrives as "50 ", because a plus sign encodes a space.
  const wanted = /\d\s$/.test(value) ? `${value.trim()}+` : value.trim();
  const named = ranges.find((range) => range.value === wanted);
  if (named) return named;
  const match = /^(\d{0,7})(-|\+)(\d{0,7})$/.exec(wanted);
  if (!match || (match[1] === '' && match[3] === '')) return null;
  const min = match[1] === '' ? null : Number(match[1]);
  const max = match[3] === '' ? null : Number(match[3]);
  if (min !== null && max !== null && min > max) return null;
  // Nothing is at most 0: an unknown figure is no figure.
  if (max === 0) return null;
  return { value: wanted, min, max };
}
