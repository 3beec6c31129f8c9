/** An ever growing list of unsigned integers in chunks: past the first, nothing is copied. */
export interface GrowableList {
  length: number;
  push(value: number): void;
  at(index: number): number;
}

/**
 * Full chunks have 33 MB: from 32 MB on, the C library maps memory by itself and gives it back when
 * it is freed. Smaller ones stay with the process as holes; they came to 1.2 kB per document.
 */
const CHUNK_BITS = 23;
const CHUNK_SIZE = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_SIZE - 1;
/** Small segments are the common case, so the first chunk starts small and doubles. */
const FIRST_SIZE = 64;

export function growableList(): GrowableList {
  const chunks: Uint32Array[] = [];
  let last = new Uint32Array(0);
  let used = 0;
  return {
    length: 0,
    push(value) {
      if (used === last.length) {
        if (used > 0 && used < CHUNK_SIZE) {
          const grown = new Uint32Array(used * 2);
          grown.set(last);
          last = grown;
          chunks[chunks.length - 1] = last;
        } else {
          last = new Uint32Array(chunks.length === 0 ? FIRST_SIZE : CHUNK_SIZE);
          chunks.push(last);
          used = 0;
        }
      }
      last[used++] = value;
      this.length++;
    },
    at(index) {
      return chunks[index >>> CHUNK_BITS]![index & CHUNK_MASK]!;
    },
  };
}

/** A figure per document in the order they come in, NaN where it is unknown. */
export interface GrowableNumbers {
  push(value: number | null | undefined): void;
  values(): Float64Array;
  /** Those of the places in `order`. To be called once: what was collected is given up. */
  take(order: Uint32Array): Float64Array;
}

export function growableNumbers(): GrowableNumbers {
  let collected = new Float64Array(1);
  let used = 0;
  return {
    push(value) {
      if (used === collected.length) collected = growTo(collected, used * 2);
      collected[used++] = value ?? Number.NaN;
    },
    values: () => collected.subarray(0, used),
    take(order) {
      const taken = new Float64Array(order.length);
      for (let doc = 0; doc < order.length; doc++) taken[doc] = collected[order[doc]!]!;
      collected = new Float64Array();
      return taken;
    },
  };
}

/** The same numbers with room for `length`. */
export function growTo<Numbers extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  from: Numbers,
  length: number,
): Numbers {
  const grown = new (from.constructor as new (length: number) => Numbers)(length);
  grown.set(from);
  return grown;
}
