import { type Bits, setBit, wordsFor } from './bitset.ts';
import { isDense, type Rows } from './rows.ts';

/**
 * Fills rows one after the other, for merging; `mostRows` and `mostEntries` are upper bounds, so that
 * nothing is ever copied to grow. Long steps yield.
 */
export interface RowsAppender {
  append(docs: Uint32Array, length: number): Generator<void, void>;
  finish(): Generator<void, Rows>;
}

export function appendRows(mostRows: number, mostEntries: number, documents: number): RowsAppender {
  const words = wordsFor(documents);
  const offsets = new Uint32Array(mostRows + 1);
  const data = new Uint32Array(mostEntries);
  const dense: number[] = [];
  const denseCounts: number[] = [];
  const sets: Bits[] = [];
  let count = 0;
  let total = 0;
  return {
    *append(docs, length) {
      if (isDense(length, documents)) {
        const bits = new Uint32Array(words);
        for (let at = 0; at < length; at++) {
          setBit(bits, docs[at]!);
          if ((at & 0x7fff) === 0x7fff) yield;
        }
        dense.push(count);
        denseCounts.push(length);
        sets.push(bits);
      } else {
        for (let at = 0; at < length; at++) data[total + at] = docs[at]!;
        total += length;
      }
      offsets[++count] = total;
    },
    *finish() {
      const denseBits = new Uint32Array(sets.length * words);
      for (let place = 0; place < sets.length; place++) {
        denseBits.set(sets[place]!, place * words);
        yield;
      }
      return {
        count,
        words,
        offsets: offsets.subarray(0, count + 1),
        data: data.subarray(0, total),
        denseRows: Uint32Array.from(dense),
        denseCounts: Uint32Array.from(denseCounts),
        denseBits,
      };
    },
  };
}

/** Sum of the lengths of all rows. */
export function entryCount(rows: Rows): number {
  return rows.denseCounts.reduce((sum, length) => sum + length, rows.data.length);
}
