import type { CostBus } from './cost-bus.ts';

/** As much as it takes to move a bus: small ones are cutaways and vans, large ones full-length. */
export type BusSize = 'small' | 'medium' | 'large';

/** The classes, by the longest and heaviest that still belongs; whatever is over both is large. */
const sizeLimits = {
  small: { lengthIn: 26 * 12, gvwrLb: 14_500, passengers: 16 },
  medium: { lengthIn: 35 * 12, gvwrLb: 26_000, passengers: 36 },
} as const;

const sizes = ['small', 'medium', 'large'] as const;

/** Few seats in a long body: their number says nothing of the size. */
const seatsSayNothing: ReadonlySet<string | null> = new Set([
  'conversion',
  'skoolie',
  'commercial',
]);

/** A size, and by what it is told. */
export interface SizeFound {
  size: BusSize;
  by: 'length-and-weight' | 'length' | 'weight' | 'seats';
}

/**
 * By length and weight, the larger of the two where both are known; by seats where neither is. Null
 * where nothing tells.
 */
export function busSize(
  bus: Pick<CostBus, 'lengthIn' | 'gvwrLb' | 'passengers' | 'category'>,
): SizeFound | null {
  const byLength = rank(bus.lengthIn, 'lengthIn');
  const byWeight = rank(bus.gvwrLb, 'gvwrLb');
  if (byLength !== null || byWeight !== null) {
    const size = sizes[Math.max(byLength ?? 0, byWeight ?? 0)] ?? 'large';
    if (byWeight === null) return { size, by: 'length' };
    return { size, by: byLength === null ? 'weight' : 'length-and-weight' };
  }
  if (seatsSayNothing.has(bus.category)) return null;
  const bySeats = rank(bus.passengers, 'passengers');
  return bySeats === null ? null : { size: sizes[bySeats] ?? 'large', by: 'seats' };
}

/** 0, 1 or 2; null where the figure is not known. */
function rank(value: number | null, limit: keyof (typeof sizeLimits)['small']): number | null {
  if (value === null || value <= 0) return null;
  if (value <= sizeLimits.small[limit]) return 0;
  return value <= sizeLimits.medium[limit] ? 1 : 2;
}
