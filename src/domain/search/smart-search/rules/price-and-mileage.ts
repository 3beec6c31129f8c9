import type { SaidAmount } from '../amounts.ts';
import type { Reading } from '../reading.ts';
import type { SmartFilters } from '../smart-query.ts';
import { boundsOf, isExact } from '../bounds.ts';

const mostDollars = 10_000_000;
const mostMiles = 5_000_000;
/** Odometers read 41,482; wishes are round. */
const roundMiles = 1000;

/** "under 30k", "$20,000-$30,000", "30k budget". A bare sum is what the buyer can spend. */
export function understandPrice(reading: Reading, measure: SaidAmount): boolean {
  const spoken = boundsOf(measure, 0);
  const bounds = isExact(spoken) ? { min: null, max: spoken.max } : spoken;
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  if (largest < 1 || largest > mostDollars) return false;
  const minCents = bounds.min === null ? null : Math.round(bounds.min * 100);
  const maxCents = bounds.max === null ? null : Math.round(bounds.max * 100);
  const filter: SmartFilters = {};
  if (minCents !== null) filter.priceMinCents = minCents;
  if (maxCents !== null) filter.priceMaxCents = maxCents;
  reading.understand(measure.from, measure.to, {
    kind: 'price',
    chip: { says: 'price', min: minCents, max: maxCents },
    filter,
  });
  return true;
}

/** "less than 100k miles"; a bare round figure is a cap, a precise one an odometer reading. */
export function understandMileage(
  reading: Reading,
  measure: SaidAmount,
  milesPerUnit: number,
): boolean {
  const spoken = boundsOf(measure, 0);
  const miles = (value: number | null) =>
    value === null ? null : Math.round(value * milesPerUnit);
  const bounds = { min: miles(spoken.min), max: miles(spoken.max) };
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  if (largest < 1 || largest > mostMiles) return false;
  if (isExact(spoken) && spoken.max! % roundMiles !== 0) {
    reading.understand(measure.from, measure.to, {
      kind: 'mileage',
      chip: { says: 'odometer', count: largest },
      filter: { mileageMiles: largest },
    });
    return true;
  }
  const min = isExact(spoken) ? null : bounds.min;
  const filter: SmartFilters = {};
  if (min !== null) filter.mileageMinMiles = min;
  if (bounds.max !== null) filter.mileageMaxMiles = bounds.max;
  reading.understand(measure.from, measure.to, {
    kind: 'mileage',
    chip: { says: 'mileage', min, max: bounds.max },
    filter,
    ...(isExact(spoken) ? { bare: true } : {}),
  });
  return true;
}
