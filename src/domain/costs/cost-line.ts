import type { RateKey } from './cost-rates.ts';

/** What is counted, each once. `delivery` stands for its parts while they cannot be told. */
export type CostKey =
  | 'price'
  | 'tax'
  | 'tags'
  | 'delivery'
  | 'driver'
  | 'nights'
  | 'delivery-fuel'
  | 'return'
  | 'haul'
  | 'service'
  | 'fuel'
  | 'upkeep';

/** Why there is no figure. */
export type WhyMissing =
  | 'no-price'
  /** The visitor has not told. */
  | 'not-typed'
  | 'no-place'
  | 'bus-place'
  | 'no-road'
  | 'no-fuel'
  /** Hybrids and hydrogen: there is no rate. */
  | 'fuel-without-rate'
  | 'no-size';

export type CostLine =
  | { key: CostKey; cents: number; rates: readonly RateKey[] }
  | { key: CostKey; missing: WhyMissing };

/** What some lines come to, and what could not be counted; null where nothing could. */
export type CostSum = ReturnType<typeof sumOf>;

export function sumOf(lines: readonly CostLine[]) {
  const known = lines.flatMap((line) => ('cents' in line ? [line.cents] : []));
  return {
    cents: known.length === 0 ? null : known.reduce((sum, cents) => sum + cents, 0),
    without: lines.flatMap((line) => ('missing' in line ? [line.key] : [])),
  };
}

/**
 * An estimate as precise as it is: tens of dollars up to a thousand, fifties over it. What costs
 * anything at all is never rounded to nothing.
 */
export function roundEstimate(dollars: number): number {
  const step = dollars < 1_000 ? 10 : 50;
  const rounded = Math.round(dollars / step) * step;
  return (dollars > 0 ? Math.max(rounded, 10) : 0) * 100;
}
