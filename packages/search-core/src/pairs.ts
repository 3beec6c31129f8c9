import type { Rows } from './rows.ts';
import { lowerBound } from './sorted.ts';

/**
 * Which documents have term a directly followed by term b in a head field; the proximity criterion.
 * Pairs are sorted by (a, b), and terms are numbered in sorted order, so the pairs "blue bir…" are
 * one range of rows.
 *
 *     firsts   coach  ford  thomas          `firsts` terms that begin a pair, ascending
 *     starts   0      1     4      6        where the pairs of each begin
 *     seconds  bus  |  e  e450  transit  |  built  c2
 *     rows     one row of documents per entry of `seconds`
 */
export type PairTable = ReturnType<typeof pairTable>;

const LONGEST_NUMBERED = 4;

/**
 * Long terms with digits (stock numbers, VINs, prices) take no part in proximity: they are nearly
 * unique, so they would fill the table and decide nothing.
 */
export function takesPartInPairs(term: string): boolean {
  return term.length <= LONGEST_NUMBERED || !/[\p{N}]/u.test(term);
}

/** Pairs must come sorted by (first, second) without repeats. */
export function pairTable(firstOf: Uint32Array, seconds: Uint32Array, rows: Rows) {
  const firsts: number[] = [];
  const starts: number[] = [];
  for (let pair = 0; pair < firstOf.length; pair++) {
    if (pair > 0 && firstOf[pair] === firstOf[pair - 1]) continue;
    firsts.push(firstOf[pair]!);
    starts.push(pair);
  }
  starts.push(firstOf.length);
  return { firsts: Uint32Array.from(firsts), starts: Uint32Array.from(starts), seconds, rows };
}

/** Rows [from, to) of the pairs whose first term is `first` and whose second is in [low, high). */
export function pairRange(
  table: PairTable,
  first: number,
  low: number,
  high: number,
): { from: number; to: number } {
  const at = lowerBound(table.firsts, first);
  if (table.firsts[at] !== first) return { from: 0, to: 0 };
  const begin = table.starts[at]!;
  const end = table.starts[at + 1]!;
  const from = lowerBound(table.seconds, low, begin, end);
  return { from, to: lowerBound(table.seconds, high, from, end) };
}
