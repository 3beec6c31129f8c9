import { andInto, type Bits, type BitPool, hasBit, takeBits, takeZeroBits } from './bitset.ts';
import { lowerBound } from './sorted.ts';

/**
 * A set of documents in one of two shapes: an ascending list while small, bits when large. Sets are
 * read-only: they may be views of an index row.
 */
export interface DocSet {
  bits: Bits | null;
  list: Uint32Array | null;
  /** Exact number of documents. */
  size: number;
}

export const EMPTY_SET: DocSet = { bits: null, list: new Uint32Array(0), size: 0 };

export function inSet(set: DocSet, doc: number): boolean {
  if (set.bits) return hasBit(set.bits, doc);
  const list = set.list!;
  return list[lowerBound(list, doc)] === doc;
}

export function orSetInto(out: Bits, set: DocSet): void {
  if (set.bits) {
    const { bits } = set;
    for (let word = 0; word < out.length; word++) out[word]! |= bits[word]!;
    return;
  }
  const list = set.list!;
  for (let at = 0; at < list.length; at++) out[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
}

/** The set as bits; a scratch set is used when it is a list. */
export function asBits(set: DocSet, pool: BitPool): Bits {
  if (set.bits) return set.bits;
  const out = takeZeroBits(pool);
  orSetInto(out, set);
  return out;
}

/** Documents in every set; the smallest list leads. */
export function intersect(sets: readonly DocSet[], pool: BitPool): DocSet {
  if (sets.length === 1) return sets[0]!;
  const ordered = [...sets].sort((a, b) => a.size - b.size);
  const first = ordered[0]!;
  if (first.list) return intersectList(first.list, ordered);
  const shortest = ordered.find((set) => set.list !== null);
  if (shortest)
    return intersectList(
      shortest.list!,
      ordered.filter((set) => set !== shortest),
    );
  const out = takeBits(pool);
  let size = andInto(out, first.bits!, ordered[1]!.bits!);
  for (let at = 2; at < ordered.length; at++) size = andInto(out, out, ordered[at]!.bits!);
  return { bits: out, list: null, size };
}

function intersectList(lead: Uint32Array, others: readonly DocSet[]): DocSet {
  const rest = others.filter((set) => set.list !== lead);
  const out = new Uint32Array(lead.length);
  let size = 0;
  for (let at = 0; at < lead.length; at++) {
    const doc = lead[at]!;
    let all = true;
    for (let other = 0; all && other < rest.length; other++) all = inSet(rest[other]!, doc);
    if (all) out[size++] = doc;
  }
  return { bits: null, list: out.subarray(0, size), size };
}

/** Documents in any set. Small lists stay a list; otherwise bits from the pool. */
export function unite(sets: readonly DocSet[], pool: BitPool): DocSet {
  const filled = sets.filter((set) => set.size > 0);
  if (filled.length === 0) return EMPTY_SET;
  if (filled.length === 1) return filled[0]!;
  let sum = 0;
  let lists = true;
  for (const set of filled) {
    sum += set.size;
    if (!set.list) lists = false;
  }
  if (lists && sum <= Math.min(256, pool.words)) return uniteLists(filled, sum);
  const out = takeZeroBits(pool);
  for (const set of filled) orSetInto(out, set);
  return bitsSet(out);
}

function uniteLists(sets: readonly DocSet[], sum: number): DocSet {
  const all = new Uint32Array(sum);
  let at = 0;
  for (const set of sets) {
    all.set(set.list!, at);
    at += set.size;
  }
  return listSet(all);
}

/** A set of unordered numbers with repeats; `docs` is sorted in place. */
export function listSet(docs: Uint32Array): DocSet {
  docs.sort();
  let size = 0;
  for (let at = 0; at < docs.length; at++) {
    if (at === 0 || docs[at] !== docs[at - 1]) docs[size++] = docs[at]!;
  }
  return { bits: null, list: docs.subarray(0, size), size };
}

export function bitsSet(bits: Bits): DocSet {
  let size = 0;
  for (let word = 0; word < bits.length; word++) {
    let x = bits[word]!;
    if (x === 0) continue;
    x -= (x >>> 1) & 0x55555555;
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
    size += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return { bits, list: null, size };
}
