/**
 * A set of document numbers, one bit each, 32 to a word, the number of words a multiple of four.
 * Bits past the last document are zero.
 *
 * The loops take four words a turn. That is less for the unrolling itself than to make the functions
 * too big for V8's middle compiler (Maglev) to inline: an inlined loop stays in its slower code for
 * hundreds of calls, which was measured to cost three to five times as much per document.
 */
export type Bits = Uint32Array;

export function wordsFor(documents: number): number {
  return ((documents + 127) >>> 7) << 2;
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
  for (let word = 0; word < bits.length; word += 4) {
    count += popcount(bits[word]!) + popcount(bits[word + 1]!);
    count += popcount(bits[word + 2]!) + popcount(bits[word + 3]!);
  }
  return count;
}

export function countAnd(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 4) {
    const first = a[word]! & b[word]!;
    const second = a[word + 1]! & b[word + 1]!;
    const third = a[word + 2]! & b[word + 2]!;
    const fourth = a[word + 3]! & b[word + 3]!;
    if ((first | second | third | fourth) === 0) continue;
    count += popcount(first) + popcount(second) + popcount(third) + popcount(fourth);
  }
  return count;
}

/** out = a & b; returns how many bits are set. `out` may be `a` or `b`. */
export function andInto(out: Bits, a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < out.length; word += 4) {
    const first = a[word]! & b[word]!;
    const second = a[word + 1]! & b[word + 1]!;
    const third = a[word + 2]! & b[word + 2]!;
    const fourth = a[word + 3]! & b[word + 3]!;
    out[word] = first;
    out[word + 1] = second;
    out[word + 2] = third;
    out[word + 3] = fourth;
    if ((first | second | third | fourth) === 0) continue;
    count += popcount(first) + popcount(second) + popcount(third) + popcount(fourth);
  }
  return count;
}

/** out = a & ~b; returns how many bits are set. */
export function andNotInto(out: Bits, a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < out.length; word += 4) {
    const first = a[word]! & ~b[word]!;
    const second = a[word + 1]! & ~b[word + 1]!;
    const third = a[word + 2]! & ~b[word + 2]!;
    const fourth = a[word + 3]! & ~b[word + 3]!;
    out[word] = first;
    out[word + 1] = second;
    out[word + 2] = third;
    out[word + 3] = fourth;
    if ((first | second | third | fourth) === 0) continue;
    count += popcount(first) + popcount(second) + popcount(third) + popcount(fourth);
  }
  return count;
}

/** out = a | b. */
export function orInto(out: Bits, a: Bits, b: Bits): void {
  for (let word = 0; word < out.length; word += 4) {
    out[word] = a[word]! | b[word]!;
    out[word + 1] = a[word + 1]! | b[word + 1]!;
    out[word + 2] = a[word + 2]! | b[word + 2]!;
    out[word + 3] = a[word + 3]! | b[word + 3]!;
  }
}

/** out |= the numbers in `list`. */
export function orListInto(out: Bits, list: Uint32Array, from: number, to: number): void {
  let at = from;
  for (; at + 4 <= to; at += 4) {
    const first = list[at]!;
    const second = list[at + 1]!;
    const third = list[at + 2]!;
    const fourth = list[at + 3]!;
    out[first >>> 5]! |= 1 << (first & 31);
    out[second >>> 5]! |= 1 << (second & 31);
    out[third >>> 5]! |= 1 << (third & 31);
    out[fourth >>> 5]! |= 1 << (fourth & 31);
  }
  for (; at < to; at++) out[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
}

/** All of `documents` bits set. */
export function fullBits(documents: number): Bits {
  const bits = new Uint32Array(wordsFor(documents));
  bits.fill(0xffffffff, 0, documents >>> 5);
  if ((documents & 31) !== 0) bits[documents >>> 5] = 2 ** (documents & 31) - 1;
  return bits;
}

/** Write the numbers of the set bits to `out` from `at`, ascending; returns the position after. */
export function listBits(bits: Bits, out: Uint32Array, at: number): number {
  let next = at;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]! | 0;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const first = rest & -rest;
      out[next++] = base - Math.clz32(first);
      rest ^= first;
      if (rest === 0) break;
      const second = rest & -rest;
      out[next++] = base - Math.clz32(second);
      rest ^= second;
      if (rest === 0) break;
      const third = rest & -rest;
      out[next++] = base - Math.clz32(third);
      rest ^= third;
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
