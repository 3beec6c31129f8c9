import { type Bits, hasBit } from './bitset.ts';
import { compareKnownFirst } from './order-by.ts';
import type { DocSet } from './doc-set.ts';
import type { FacetColumn } from './facet-column.ts';
import type { NumberColumn } from './number-column.ts';
import { rowSet } from './rows.ts';
import { topHits } from './top-hits.ts';

export interface Direction {
  descending: boolean;
  /** Equals, and the unknown among themselves, from the last document to the first. */
  backward: boolean;
}

/** The first `most` hits by a number field, unknown last. */
export function docsByNumber(
  column: NumberColumn,
  result: DocSet,
  direction: Direction,
  most: number,
): number[] {
  const { values, order } = column;
  if (result.list) return sortedList(result.list, (doc) => values[doc]!, direction, most);
  const docs = walker(result.bits!, most);
  if (!direction.descending) docs.take(order, 0, order.length, false);
  else if (direction.backward) docs.take(order, 0, order.length, true);
  else {
    // From the highest value down, but upwards within equal values.
    for (let end = order.length; end > 0 && !docs.isFull();) {
      const value = values[order[end - 1]!]!;
      let start = end - 1;
      while (start > 0 && values[order[start - 1]!] === value) start--;
      docs.take(order, start, end, false);
      end = start;
    }
  }
  docs.takeUnknown(column.known, direction.backward);
  return docs.taken;
}

/** The first `most` hits by the value of a facet that is not multi-valued, unknown last. */
export function docsByFacet(
  column: FacetColumn,
  result: DocSet,
  direction: Direction,
  most: number,
): number[] {
  const { codes, rows } = column;
  if (result.list)
    return sortedList(result.list, (doc) => codes[doc]! || Number.NaN, direction, most);
  const docs = walker(result.bits!, most);
  for (let rank = 0; rank < rows.count && !docs.isFull(); rank++) {
    const row = rowSet(rows, direction.descending ? rows.count - 1 - rank : rank);
    if (row.list) docs.take(row.list, 0, row.size, direction.backward);
    else docs.takeBits(row.bits!, direction.backward);
  }
  docs.takeUnknown(column.known, direction.backward);
  return docs.taken;
}

/** Few hits: sorted as they are. */
function sortedList(
  list: Uint32Array,
  keyOf: (doc: number) => number,
  { descending, backward }: Direction,
  most: number,
): number[] {
  const best = topHits(
    most,
    (a, b) => compareKnownFirst(keyOf(a), keyOf(b), descending) || (backward ? b - a : a - b),
  );
  for (const doc of list) best.offer(doc);
  return best.take();
}

/** Takes the hits among documents that come in order, until there are enough. */
function walker(hits: Bits, most: number) {
  const taken: number[] = [];
  const take = (docs: Uint32Array, from: number, to: number, backward: boolean): void => {
    for (let step = 0; step < to - from && taken.length < most; step++) {
      const doc = docs[backward ? to - 1 - step : from + step]!;
      if (hasBit(hits, doc)) taken.push(doc);
    }
  };
  const takeBits = (bits: Bits, backward: boolean): void => {
    for (let step = 0; step < bits.length && taken.length < most; step++) {
      const word = backward ? bits.length - 1 - step : step;
      let rest = bits[word]! & hits[word]!;
      while (rest !== 0 && taken.length < most) {
        const bit = 31 - Math.clz32(backward ? rest : rest & -rest);
        taken.push((word << 5) + bit);
        rest &= ~(1 << bit);
      }
    }
  };
  return {
    taken,
    isFull: () => taken.length >= most,
    take,
    takeBits,
    takeUnknown(known: Bits, backward: boolean): void {
      if (taken.length < most)
        takeBits(
          known.map((word) => ~word),
          backward,
        );
    },
  };
}
