import { type Bits, popcount, takeZeroBits } from './bitset.ts';
import { asBits, type DocSet, inSet } from './doc-set.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Tier } from './tiers.ts';

/** Hits of one segment in order, and the rank tier of each (0 without one). */
export interface PageHits {
  docs: number[];
  tiers: number[];
}

/** Hits by rank tier, then default order: those from `skip` on, at most `take`. */
export function hitsByTier(
  segment: LiveSegment,
  result: DocSet,
  tiers: readonly Tier[],
  skip: number,
  take: number,
): PageHits {
  if (result.list) return listByTier(result.list, tiers, skip, take);
  const page: PageHits = { docs: [], tiers: [] };
  const bits = result.bits!;
  const state = { skip, take, left: result.size };
  if (tiers.length === 0) {
    takeBitsInOrder(bits, null, 0, state, page);
    return page;
  }
  const seen = takeZeroBits(segment.pool);
  for (let tier = 0; tier < tiers.length && state.take > 0 && state.left > 0; tier++) {
    const set = tiers[tier]!.set();
    if (set.size === 0) continue;
    takeBitsInOrder(bits, { set: asBits(set, segment.pool), seen }, tier, state, page);
  }
  return page;
}

interface TakeState {
  skip: number;
  take: number;
  left: number;
}

function takeBitsInOrder(
  bits: Bits,
  tier: { set: Bits; seen: Bits } | null,
  number: number,
  state: TakeState,
  page: PageHits,
): void {
  for (let word = 0; word < bits.length && state.take > 0; word++) {
    let rest = bits[word]!;
    if (tier) {
      rest &= tier.set[word]! & ~tier.seen[word]!;
      tier.seen[word]! |= rest;
    }
    if (rest === 0) continue;
    const count = popcount(rest);
    state.left -= count;
    if (count <= state.skip) {
      state.skip -= count;
      continue;
    }
    const base = (word << 5) + 31;
    while (rest !== 0 && state.take > 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      if (state.skip > 0) state.skip--;
      else {
        page.docs.push(base - Math.clz32(lowest));
        page.tiers.push(number);
        state.take--;
      }
    }
  }
}

/** The first tier that holds the document. */
export function tierOf(tiers: readonly Tier[], doc: number): number {
  let tier = 0;
  while (tier < tiers.length - 1 && !inSet(tiers[tier]!.set(), doc)) tier++;
  return tier;
}

function listByTier(
  list: Uint32Array,
  tiers: readonly Tier[],
  skip: number,
  take: number,
): PageHits {
  const docs: number[] = [];
  const ranks: number[] = [];
  if (tiers.length < 2) {
    for (let at = skip; at < list.length && docs.length < take; at++) docs.push(list[at]!);
    return { docs, tiers: docs.map(() => 0) };
  }
  const buckets: number[][] = tiers.map(() => []);
  for (const doc of list) buckets[tierOf(tiers, doc)]!.push(doc);
  let toSkip = skip;
  for (let tier = 0; tier < buckets.length; tier++) {
    for (const doc of buckets[tier]!) {
      if (toSkip > 0) toSkip--;
      else if (docs.length < take) {
        docs.push(doc);
        ranks.push(tier);
      }
    }
  }
  return { docs, tiers: ranks };
}
