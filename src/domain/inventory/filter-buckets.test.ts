import { describe, expect, it } from 'vitest';
import {
  bucketOf,
  capacityBuckets,
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
    [priceBucketsLow, 25_000, '25k_to_50k'],
    [priceBucketsLow, 75_000, 'gte_75k'],
    [priceBucketsLow, null, 'unspecified'],
    [priceBucketsHigh, 49_999.99, 'lt_50k'],
    [priceBucketsHigh, 249_999, '150k_to_250k'],
    [priceBucketsHigh, 250_000, 'gte_250k'],
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

describe('URL values (spec §3)', () => {
  it.each([
    [priceRanges, 'under-50000', null, 49_999.99],
    [priceRanges, 'over-250000', 250_000, null],
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
