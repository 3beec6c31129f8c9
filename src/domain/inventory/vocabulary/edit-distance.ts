/**
 * Bounded Damerau–Levenshtein distance (optimal string alignment: a swap of neighbours is one edit).
 * Returns `limit + 1` as soon as the distance is known to exceed `limit`, so a hopeless pair costs
 * one or two rows.
 *
 *         b l u e b i r d
 *       0 1 2 …            row i holds the distance of a's first i letters to every prefix of b;
 *     b 1 0 1 …            a swap looks back two rows and two columns.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}

/** How many typing errors a word of this length may hold and still be read as another word. */
export function typoAllowance(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
