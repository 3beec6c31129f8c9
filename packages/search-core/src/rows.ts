import { type Bits, orInto, orListInto, wordsFor } from './bitset.ts';
import type { DocSet } from './doc-set.ts';
import { lowerBound } from './sorted.ts';

/**
 * Rows of ascending document numbers: one row per term, pair of terms or facet value.
 *
 *     offsets  0    3 3     5            a row in more than 1/32 of the documents is not in `data`
 *     data     2 7 9 | 1 4 | ...         but a bit set of its own: smaller, and quicker to intersect
 *     denseRows  [1]                     (row 1 has no data and a place in denseRows)
 */
export interface Rows {
  count: number;
  words: number;
  offsets: Uint32Array;
  data: Uint32Array;
  /** Row numbers held as bits, ascending; their sets lie end to end in `denseBits`. */
  denseRows: Uint32Array;
  denseCounts: Uint32Array;
  denseBits: Uint32Array;
}

export function isDense(length: number, documents: number): boolean {
  return length > documents >>> 5;
}

export function denseSet(rows: Rows, place: number): Bits {
  return rows.denseBits.subarray(place * rows.words, (place + 1) * rows.words);
}

/** A view of one row; nothing is copied. */
export function rowSet(rows: Rows, row: number): DocSet {
  const from = rows.offsets[row]!;
  const to = rows.offsets[row + 1]!;
  if (to === from) {
    const place = lowerBound(rows.denseRows, row);
    if (rows.denseRows[place] === row) {
      return { bits: denseSet(rows, place), list: null, size: rows.denseCounts[place]! };
    }
  }
  return { bits: null, list: rows.data.subarray(from, to), size: to - from };
}

/** Sum of the lengths of rows `from` to `to` (exclusive). */
export function rangeLength(rows: Rows, from: number, to: number): number {
  let sum = rows.offsets[to]! - rows.offsets[from]!;
  for (let place = lowerBound(rows.denseRows, from); rows.denseRows[place]! < to; place++) {
    sum += rows.denseCounts[place]!;
  }
  return sum;
}

/** out |= rows `from` to `to` (exclusive). Sparse rows of a range lie end to end: one plain loop. */
export function orRange(out: Bits, rows: Rows, from: number, to: number): void {
  const { data, offsets, denseRows } = rows;
  orListInto(out, data, offsets[from]!, offsets[to]!);
  for (let place = lowerBound(denseRows, from); denseRows[place]! < to; place++) {
    orInto(out, out, denseSet(rows, place));
  }
}

/**
 * Fills rows document by document. Every row's length must be known. `place` says where the row that
 * is pushed to by a number belongs, where it is not that number itself.
 */
export function fillRows(
  lengths: Uint32Array,
  documents: number,
  place: Uint32Array | null = null,
) {
  const count = lengths.length;
  const words = wordsFor(documents);
  let byPlace = lengths;
  if (place) {
    byPlace = new Uint32Array(count);
    for (let row = 0; row < count; row++) byPlace[place[row]!] = lengths[row]!;
  }
  const offsets = new Uint32Array(count + 1);
  const dense: number[] = [];
  /** Where the next document of a row goes; below zero, which bit set it has, counted from -1 down. */
  const next = new Int32Array(count);
  let total = 0;
  for (let row = 0; row < count; row++) {
    offsets[row] = total;
    next[row] = isDense(byPlace[row]!, documents) ? -dense.push(row) : total;
    if (next[row]! >= 0) total += byPlace[row]!;
  }
  offsets[count] = total;
  const data = new Uint32Array(total);
  const denseBits = new Uint32Array(dense.length * words);
  const cursors = place ? next.map((_, row) => next[place[row]!]!) : next;
  return {
    push(row: number, doc: number): void {
      const at = cursors[row]!;
      if (at >= 0) {
        data[at] = doc;
        cursors[row] = at + 1;
      } else denseBits[(-1 - at) * words + (doc >>> 5)]! |= 1 << (doc & 31);
    },
    rows: {
      count,
      words,
      offsets,
      data,
      denseRows: Uint32Array.from(dense),
      denseCounts: Uint32Array.from(dense, (row) => byPlace[row]!),
      denseBits,
    },
  };
}
