import type { SaidAmount } from './amounts.ts';

/** Lower and upper end, inclusive; an exact figure has both alike. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

/** The ends a measure asks for; reversed ranges are turned round. */
export function boundsOf(measure: SaidAmount, step = 1): Bounds {
  const { first, second, comparator, openEnded } = measure;
  if (second) {
    return { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
  }
  const shift = comparator?.exclusive ? step : 0;
  if (comparator?.bound === 'max') return { min: null, max: first.value - shift };
  if (comparator?.bound === 'min') return { min: first.value + shift, max: null };
  if (openEnded) return { min: first.value, max: null };
  const value = first.value + (comparator?.shift ?? 0);
  return { min: value, max: value };
}

export function isExact({ min, max }: Bounds): boolean {
  return min !== null && min === max;
}
