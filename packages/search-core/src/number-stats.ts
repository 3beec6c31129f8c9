import { type Bits, hasBit } from './bitset.ts';
import type { DocSet } from './doc-set.ts';
import type { NumberColumn } from './number-column.ts';
import type { NumberStats } from './types.ts';

/** Running summary over segments. */
export type StatsTally = Omit<NumberStats, 'avg'>;

export function emptyStats(): StatsTally {
  return { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0, count: 0 };
}

export function statsOf(tally: StatsTally): NumberStats | null {
  return tally.count === 0 ? null : { ...tally, avg: tally.sum / tally.count };
}

export function addStats(column: NumberColumn, result: DocSet, tally: StatsTally): void {
  const { values } = column;
  if (result.list) {
    for (const doc of result.list) {
      const value = values[doc]!;
      if (Number.isNaN(value)) continue;
      if (value < tally.min) tally.min = value;
      if (value > tally.max) tally.max = value;
      tally.sum += value;
      tally.count++;
    }
    return;
  }
  addBits(column, result.bits!, tally);
}

/** Extremes are found from the ends of the value order; only the sum needs every document. */
function addBits(column: NumberColumn, bits: Bits, tally: StatsTally): void {
  const { values, order, known } = column;
  let sum = 0;
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]! & known[word]!;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const lowest = rest & -rest;
      sum += values[base - Math.clz32(lowest)]!;
      count++;
      rest ^= lowest;
    }
  }
  if (count === 0) return;
  tally.sum += sum;
  tally.count += count;
  let low = 0;
  while (!hasBit(bits, order[low]!)) low++;
  let high = order.length - 1;
  while (!hasBit(bits, order[high]!)) high--;
  tally.min = Math.min(tally.min, values[order[low]!]!);
  tally.max = Math.max(tally.max, values[order[high]!]!);
}
