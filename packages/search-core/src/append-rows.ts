import { type Bits, setBit, wordsFor } from './bitset.ts';
import { isDense, type Rows } from './rows.ts';

/**
 * Fills rows one after the other, for merging; there may be up to `mostRows`. Entries collect in
 * chunks, because reserving room for all of them at once makes the collector pause. Long steps yield.
 */
export interface RowsAppender {
  append(docs: Uint32Array, length: number): Generator<void, void>;
  finish(): Generator<void, Rows>;
}

const CHUNK = 1 << 15;

export function appendRows(mostRows: number, documents: number): RowsAppender {
  const words = wordsFor(documents);
  const offsets = new Uint32Array(mostRows + 1);
  const full: Uint32Array[] = [];
  let chunk = new Uint32Array(Math.min(CHUNK, 64 + documents * 8));
  let inChunk = 0;
  const dense: number[] = [];
  const denseCounts: number[] = [];
  const sets: Bits[] = [];
  let count = 0;
  let total = 0;

  function room(more: number): void {
    if (inChunk + more <= chunk.length) return;
    full.push(chunk.subarray(0, inChunk));
    chunk = new Uint32Array(Math.max(CHUNK, more));
    inChunk = 0;
  }

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
        room(length);
        for (let at = 0; at < length; at++) chunk[inChunk + at] = docs[at]!;
        inChunk += length;
        total += length;
      }
      offsets[++count] = total;
    },
    *finish() {
      const data = new Uint32Array(total);
      let used = 0;
      for (const part of [...full, chunk.subarray(0, inChunk)]) {
        data.set(part, used);
        used += part.length;
        yield;
      }
      const denseBits = new Uint32Array(sets.length * words);
      for (let place = 0; place < sets.length; place++) {
        denseBits.set(sets[place]!, place * words);
        yield;
      }
      return {
        count,
        words,
        offsets: offsets.subarray(0, count + 1),
        data,
        denseRows: Uint32Array.from(dense),
        denseCounts: Uint32Array.from(denseCounts),
        denseBits,
      };
    },
  };
}
