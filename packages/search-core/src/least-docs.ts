import { compareKnownFirst } from './order-by.ts';
import type { DocSet } from './doc-set.ts';
import { topHits } from './top-hits.ts';

/** The `most` hits with the least keys, those without one (NaN) last, ties in default order. */
export function leastDocs(result: DocSet, keyOf: (doc: number) => number, most: number): number[] {
  const best = topHits(most, (a, b) => compareKnownFirst(keyOf(a), keyOf(b), false) || a - b);
  // Most documents lie behind what the page reaches: one comparison for each of those.
  let farthest = Number.POSITIVE_INFINITY;
  const offer = (doc: number): void => {
    const key = keyOf(doc);
    if (key > farthest || (farthest < Number.POSITIVE_INFINITY && Number.isNaN(key))) return;
    best.offer(doc);
    const last = best.last();
    if (last !== null) farthest = keyOf(last);
  };
  if (result.list) {
    for (const doc of result.list) offer(doc);
    return best.take();
  }
  const bits = result.bits!;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      offer((word << 5) + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
  return best.take();
}
