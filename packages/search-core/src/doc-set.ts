import {
  andInto,
  type Bits,
  type BitPool,
  countBits,
  hasBit,
  orInto,
  orListInto,
  takeBits,
  takeZeroBits,
} from './bitset.ts';
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
  if (set.bits) orInto(out, out, set.bits);
  else orListInto(out, set.list!, 0, set.size);
}

/** The set as bits; a scratch set is used when it is a list. */
export function asBits(set: DocSet, pool: BitPool): Bits {
  if (set.bits) return set.bits;
  const out = takeZeroBits(pool);
  orSetInto(out, set);
  return out;
}

/**
 * Documents in every set. A short list is filtered document by document; anything longer is cheaper
 * as bits, lists of a few thousand included.
 */
export function intersect(sets: readonly DocSet[], pool: BitPool): DocSet {
  if (sets.length === 1) return sets[0]!;
  const ordered = [...sets].sort((a, b) => a.size - b.size);
  const first = ordered[0]!;
  if (first.size === 0) return EMPTY_SET;
  if (first.list && first.size <= Math.max(64, pool.words >>> 3))
    return intersectList(first.list, ordered);
  const out = takeBits(pool);
  let size = andInto(out, asBits(first, pool), asBits(ordered[1]!, pool));
  for (let at = 2; at < ordered.length; at++) size = andInto(out, out, asBits(ordered[at]!, pool));
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
  return { bits, list: null, size: countBits(bits) };
}
