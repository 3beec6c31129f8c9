/** An ever growing list of unsigned integers in chunks: past the first, nothing is copied. */
export interface GrowableList {
  length: number;
  push(value: number): void;
  at(index: number): number;
  /** Gives up everything that was pushed. */
  release(): void;
}

/** The collector finds smaller arrays soon enough. */
const RELEASED_BYTES = 1 << 20;

/**
 * Gives the memory of a large array that is no longer needed back at once; it is empty afterwards. The
 * collector looks for it only when much else was made, and until then a build held everything twice.
 */
export function release(array: ArrayBufferView<ArrayBuffer>): void {
  if (array.byteLength >= RELEASED_BYTES) array.buffer.transfer(0);
}

/**
 * Full chunks have 33 MB: from 32 MB on, the C library maps memory by itself and gives it back when
 * it is freed. Smaller ones stay with the process as holes; they came to 1.2 kB per document.
 */
const CHUNK_BYTES = 1 << 25;
/** Small segments are the common case, so the first chunk starts small and doubles. */
const FIRST_SIZE = 64;

/** Of numbers below 2³², or below 256 where they are bytes. */
export function growableList(
  Kind: typeof Uint8Array | typeof Uint32Array = Uint32Array,
): GrowableList {
  const chunkSize = CHUNK_BYTES / Kind.BYTES_PER_ELEMENT;
  const chunkBits = Math.log2(chunkSize);
  const chunks: (Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>)[] = [];
  let last = new Kind(0);
  let used = 0;
  return {
    length: 0,
    push(value) {
      if (used === last.length) {
        if (used > 0 && used < chunkSize) {
          last = growTo(last, used * 2);
          chunks[chunks.length - 1] = last;
        } else {
          last = new Kind(chunks.length === 0 ? FIRST_SIZE : chunkSize);
          chunks.push(last);
          used = 0;
        }
      }
      last[used++] = value;
      this.length++;
    },
    at(index) {
      return chunks[index >>> chunkBits]![index & (chunkSize - 1)]!;
    },
    release() {
      for (const chunk of chunks) release(chunk);
    },
  };
}

/** A figure per document in the order they come in, NaN where it is unknown. */
export function growableNumbers() {
  let collected = new Float64Array(1);
  let used = 0;
  return {
    push(value: number | null | undefined): void {
      if (used === collected.length) collected = growTo(collected, used * 2);
      collected[used++] = value ?? Number.NaN;
    },
    values: (): Float64Array => collected.subarray(0, used),
    /** Those of the places in `order`. To be called once: what was collected is given up. */
    take(order: Uint32Array): Float64Array {
      const taken = new Float64Array(order.length);
      for (let doc = 0; doc < order.length; doc++) taken[doc] = collected[order[doc]!]!;
      release(collected);
      return taken;
    },
  };
}

type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** The same numbers with room for `length`; they are gone from where they were. */
export function growTo<Kind extends Numbers>(from: Kind, length: number): Kind {
  const grown = new (from.constructor as new (length: number) => Kind)(length);
  grown.set(from);
  release(from);
  return grown;
}
