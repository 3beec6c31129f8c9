/** A set of document numbers, one bit each, 32 to a word. Bits past the last document are zero. */
export type Bits = Uint32Array;

export function wordsFor(documents: number): number {
  return (documents + 31) >>> 5;
}

export function hasBit(bits: Bits, doc: number): boolean {
  return (bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;
}

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5]! |= 1 << (doc & 31);
}

export function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5]! &= ~(1 << (doc & 31));
}

export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += popcount(bits[word]!);
  return count;
}

export function countAnd(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) {
    const both = a[word]! & b[word]!;
    if (both !== 0) count += popcount(both);
  }
  return count;
}

/** out = a & b; returns how many bits are set. `out` may be `a` or `b`. */
export function andInto(out: Bits, a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < out.length; word++) {
    const both = a[word]! & b[word]!;
    out[word] = both;
    if (both !== 0) count += popcount(both);
  }
  return count;
}

export function andNotInto(out: Bits, a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < out.length; word++) {
    const rest = a[word]! & ~b[word]!;
    out[word] = rest;
    if (rest !== 0) count += popcount(rest);
  }
  return count;
}

export function orInto(out: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < out.length; word++) out[word] = a[word]! | b[word]!;
}

/** All of `documents` bits set. */
export function fullBits(documents: number): Bits {
  const bits = new Uint32Array(wordsFor(documents)).fill(0xffffffff);
  if ((documents & 31) !== 0) bits[bits.length - 1] = 2 ** (documents & 31) - 1;
  return bits;
}

/** Write the numbers of the set bits to `out` from `at`, ascending; returns the position after. */
export function listBits(bits: Bits, out: Uint32Array, at: number): number {
  let next = at;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    const base = word << 5;
    while (rest !== 0) {
      const lowest = rest & -rest;
      out[next++] = base + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return next;
}

/** Reusable bit sets of one size, taken and given back like a stack frame. */
export interface BitPool {
  words: number;
  sets: Bits[];
  used: number;
}

export function bitPool(documents: number): BitPool {
  return { words: wordsFor(documents), sets: [], used: 0 };
}

/** A scratch set with unspecified contents. */
export function takeBits(pool: BitPool): Bits {
  if (pool.used === pool.sets.length) pool.sets.push(new Uint32Array(pool.words));
  return pool.sets[pool.used++]!;
}

export function takeZeroBits(pool: BitPool): Bits {
  return takeBits(pool).fill(0);
}
