import { type Bits, type BitPool, clearBit, setBit, takeBits, wordsFor } from './bitset.ts';
import { orderByNumber } from './order-by.ts';

/**
 * A number field, unknown as NaN, with its known documents in ascending order of value (equal values
 * in document order) and, at 64 marks along that order, the set of documents before the mark. Any
 * range is then two marks and two short exact edges:
 *
 *     order   d7 d2 d9 | d1 d4 d8 | d0 d3 d5 | d6
 *     marks   0        1          2          3          a range [d9 .. d3] is
 *                   [=====================]             mark 2 minus mark 1, plus d9, plus d0 and d3
 */
export interface NumberColumn {
  values: Float64Array;
  /** Known documents by value. */
  order: Uint32Array;
  known: Bits;
  /** Documents between two marks. */
  stride: number;
  marks: Uint32Array;
}

const MARKS = 64;

/** `order` must be the known documents sorted by value, then document number. */
export function* finishNumberColumn(
  values: Float64Array,
  order: Uint32Array,
): Generator<void, NumberColumn> {
  const words = wordsFor(values.length);
  const stride = Math.max(1, Math.ceil(order.length / MARKS));
  const count = Math.floor(order.length / stride) + 1;
  const marks = new Uint32Array(count * words);
  const running = new Uint32Array(words);
  for (let rank = 0; rank < order.length; rank++) {
    if (rank % stride === 0) {
      marks.set(running, (rank / stride) * words);
      yield;
    }
    setBit(running, order[rank]!);
  }
  if (order.length % stride === 0) marks.set(running, (order.length / stride) * words);
  return { values, order, known: running, stride, marks };
}

/** The known documents of a column by value, equals as they stand. */
export function orderByValue(values: Float64Array): Uint32Array {
  let known = 0;
  for (let doc = 0; doc < values.length; doc++) if (!Number.isNaN(values[doc]!)) known++;
  const order = new Uint32Array(known);
  let at = 0;
  for (let doc = 0; doc < values.length; doc++) if (!Number.isNaN(values[doc]!)) order[at++] = doc;
  orderByNumber(order, values, false);
  return order;
}

export interface NumberBounds {
  min?: number;
  max?: number;
  above?: number;
  below?: number;
}

/** The ranks [from, to) of the values within all given bounds; a NaN bound matches nothing. */
export function rankRange(
  column: NumberColumn,
  bounds: NumberBounds,
): { from: number; to: number } {
  const { min, max, above, below } = bounds;
  let from = 0;
  let to = column.order.length;
  if (min !== undefined) from = Math.max(from, firstRank(column, min, false));
  if (above !== undefined) from = Math.max(from, firstRank(column, above, true));
  if (max !== undefined) to = Math.min(to, firstRank(column, max, true));
  if (below !== undefined) to = Math.min(to, firstRank(column, below, false));
  if ([min, max, above, below].some((bound) => bound !== undefined && Number.isNaN(bound)))
    to = from;
  return { from, to: Math.max(from, to) };
}

function firstRank(column: NumberColumn, bound: number, past: boolean): number {
  const { order, values } = column;
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = values[order[middle]!]!;
    if (value < bound || (past && value === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function inBounds(value: number, bounds: NumberBounds): boolean {
  const { min, max, above, below } = bounds;
  return (
    !Number.isNaN(value) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below)
  );
}

/** Documents whose value has a rank in [from, to). */
export function rangeBits(column: NumberColumn, from: number, to: number, pool: BitPool): Bits {
  const { order, stride, marks } = column;
  const out = takeBits(pool);
  const words = out.length;
  if (to - from <= stride) {
    out.fill(0);
    for (let rank = from; rank < to; rank++) setBit(out, order[rank]!);
    return out;
  }
  const last = Math.floor(order.length / stride);
  const high = Math.min(last, Math.round(to / stride));
  const low = Math.min(last, Math.round(from / stride));
  const highAt = high * words;
  const lowAt = low * words;
  for (let word = 0; word < words; word++)
    out[word] = marks[highAt + word]! & ~marks[lowAt + word]!;
  for (let rank = high * stride; rank < to; rank++) setBit(out, order[rank]!);
  for (let rank = to; rank < high * stride; rank++) clearBit(out, order[rank]!);
  for (let rank = from; rank < low * stride; rank++) setBit(out, order[rank]!);
  for (let rank = low * stride; rank < from; rank++) clearBit(out, order[rank]!);
  return out;
}
