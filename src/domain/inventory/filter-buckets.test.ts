import { describe, expect, it } from 'vitest';
import {
  bucketOf,
  capacityBuckets,
  mileageRanges,
  parseRange,
  priceBucketsHigh,
  priceBucketsLow,
  priceRanges,
  seatRanges,
  yearBuckets,
  yearRanges,
} from './filter-buckets.ts';

describe('search buckets (spec §3)', () => {
  it.each([
    [priceBucketsLow, 24_999, 'lt_25k'],
    [priceBucketsLow, 25_001, '25k_to_50k'],
    [priceBucketsLow, 75_001, 'gte_75k'],
    [priceBucketsLow, null, 'unspecified'],
    [priceBucketsHigh, 49_999.99, 'lt_50k'],
    [priceBucketsHigh, 249_999, '150k_to_250k'],
    [priceBucketsHigh, 250_001, 'gte_250k'],
    [capacityBuckets, 9, 'lt_10'],
    [capacityBuckets, 10, '10_to_14'],
    [capacityBuckets, 50, '37_to_50'],
    [capacityBuckets, 56, '51_to_60'],
    [capacityBuckets, 84, 'gte_61'],
    [capacityBuckets, null, 'unspecified'],
    [yearBuckets, 1999, 'lt_2000'],
    [yearBuckets, 2009, '2000_to_2009'],
    [yearBuckets, 2026, 'gte_2020'],
  ])('puts a figure where it belongs', (buckets, figure, value) => {
    expect(bucketOf(buckets, figure)).toBe(value);
  });
});

describe('a figure at an edge', () => {
  const scales = { priceBucketsLow, priceBucketsHigh, capacityBuckets, yearBuckets };

  it.each(Object.entries(scales))('belongs to what ends there: %s', (_, buckets) => {
    for (const { value, max } of buckets) {
      if (max !== null) expect(bucketOf(buckets, max)).toBe(value);
    }
  });

  it.each(Object.entries(scales))('leaves no figure between two: %s', (_, buckets) => {
    const edges = buckets.flatMap(({ max }) => max ?? []);
    const smallest = buckets === capacityBuckets || buckets === yearBuckets ? 1 : 0.01;
    for (const edge of edges) expect(bucketOf(buckets, edge + smallest)).not.toBe('unspecified');
  });

  it.each([...priceRanges, ...mileageRanges])('is in $value as its name says', (range) => {
    const edge = Number(/\d+/.exec(range.value)?.[0]);
    const isInside = (figure: number) =>
      figure >= (range.min ?? 0) && figure <= (range.max ?? Number.POSITIVE_INFINITY);
    const isUnder = range.value.startsWith('under');
    expect([isInside(edge), isInside(edge + 1)]).toEqual([isUnder, !isUnder]);
  });
});

describe('URL values (spec §3)', () => {
  it.each([
    [priceRanges, 'under-50000', null, 50_000],
    [priceRanges, 'over-250000', 250_000.01, null],
    [seatRanges, '10-14', 10, 14],
    [seatRanges, '50+', 51, null],
    [seatRanges, '50 ', 51, null],
    [yearRanges, '2020-present', 2020, null],
    [yearRanges, 'before-2000', null, 1999],
    [seatRanges, '20-30', 20, 30],
    [seatRanges, '20-', 20, null],
    [seatRanges, '-20', null, 20],
  ])('reads %s', (ranges, value, min, max) => {
    expect(parseRange(ranges, value)).toMatchObject({ min, max });
  });

  it.each(['', '-', 'abc', '0-0', '-0', '30-20', '1-99999999', '10-14-20', '١٠-١٤', "10' or 1=1"])(
    'ignores %j',
    (value) => expect(parseRange(seatRanges, value)).toBeNull(),
  );
});
