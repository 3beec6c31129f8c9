import { andNotInto, type Bits, countAnd, hasBit, takeBits } from './bitset.ts';
import type { DocSet } from './doc-set.ts';
import { type FacetGroup, foldCells } from './facet-cells.ts';
import type { FacetColumn } from './facet-column.ts';
import type { LiveSegment } from './live-segment.ts';
import { denseSet } from './rows.ts';

/** Counts per value name, summed over segments. */
export type FacetTally = Record<string, number>;

export function emptyTally(): FacetTally {
  return Object.create(null) as FacetTally;
}

/** Add the counts of these facets (by number in the schema) over the documents of `result`. */
export function countFacets(
  segment: LiveSegment,
  facets: readonly number[],
  result: DocSet,
  tallies: readonly FacetTally[],
): void {
  if (result.size === 0) return;
  const { data } = segment;
  if (result.list) {
    facets.forEach((facet, at) => tallyList(data.facets[facet]!, result.list!, tallies[at]!));
    return;
  }
  const bits = result.bits!;
  const counts = new Map<number, Uint32Array>();
  for (const facet of facets)
    counts.set(facet, new Uint32Array(data.facets[facet]!.values.length + 1));
  const groups = data.cells.groups.filter((group) =>
    group.facets.some((facet) => counts.has(facet)),
  );
  const histograms = histogramsOf(segment, groups, bits, result.size);
  groups.forEach((group, at) =>
    foldCells(group, histograms[at]!, (facet) => counts.get(facet) ?? null),
  );
  facets.forEach((facet, at) => {
    const column = data.facets[facet]!;
    const own = counts.get(facet)!;
    const isPacked = groups.some((group) => group.facets.includes(facet));
    if (!isPacked) countByRows(column, bits, own);
    addCounts(column.values, own, tallies[at]!);
  });
}

function addCounts(values: readonly string[], counts: Uint32Array, tally: FacetTally): void {
  for (let value = 0; value < values.length; value++) {
    const count = counts[value + 1]!;
    if (count === 0) continue;
    const name = values[value]!;
    tally[name] = (tally[name] ?? 0) + count;
  }
}

/** Few documents: read each one's codes. */
function tallyList(column: FacetColumn, list: Uint32Array, tally: FacetTally): void {
  const { values, codes, starts } = column;
  const add = (code: number): void => {
    if (code === 0) return;
    const name = values[code - 1]!;
    tally[name] = (tally[name] ?? 0) + 1;
  };
  for (let at = 0; at < list.length; at++) {
    const doc = list[at]!;
    if (!starts) add(codes[doc]!);
    else for (let entry = starts[doc]!; entry < starts[doc + 1]!; entry++) add(codes[entry]!);
  }
}

/** Many values or several per document: intersect each value's row with the result. */
function countByRows(column: FacetColumn, bits: Bits, counts: Uint32Array): void {
  const { rows } = column;
  for (let value = 0; value < rows.count; value++) {
    let count = 0;
    for (let at = rows.offsets[value]!; at < rows.offsets[value + 1]!; at++) {
      if (hasBit(bits, rows.data[at]!)) count++;
    }
    counts[value + 1] = count;
  }
  for (let place = 0; place < rows.denseRows.length; place++) {
    counts[rows.denseRows[place]! + 1] = countAnd(bits, denseSet(rows, place));
  }
}

/** Many documents: one pass over the smaller of the result and the rest. */
function histogramsOf(
  segment: LiveSegment,
  groups: readonly FacetGroup[],
  bits: Bits,
  size: number,
): Uint32Array[] {
  const { all, documents } = segment.data;
  const fromRest = size * 2 > documents;
  const mark = segment.pool.used;
  let counted = bits;
  if (fromRest) {
    counted = takeBits(segment.pool);
    andNotInto(counted, all, bits);
  }
  const histograms = groups.map((group) => new Uint32Array(group.size));
  for (let at = 0; at < groups.length; at += 2) {
    const next = groups[at + 1];
    if (next) addTwo(counted, groups[at]!.cells, histograms[at]!, next.cells, histograms[at + 1]!);
    else addOne(counted, groups[at]!.cells, histograms[at]!);
  }
  segment.pool.used = mark;
  if (fromRest) {
    groups.forEach((group, at) => {
      const histogram = histograms[at]!;
      for (let cell = 0; cell < group.size; cell++)
        histogram[cell] = group.totals[cell]! - histogram[cell]!;
    });
  }
  return histograms;
}

function addOne(bits: Bits, cells: Uint16Array, histogram: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const lowest = rest & -rest;
      histogram[cells[base - Math.clz32(lowest)]!]!++;
      rest ^= lowest;
    }
  }
}

function addTwo(
  bits: Bits,
  cellsA: Uint16Array,
  histogramA: Uint32Array,
  cellsB: Uint16Array,
  histogramB: Uint32Array,
): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const doc = base - Math.clz32(lowest);
      histogramA[cellsA[doc]!]!++;
      histogramB[cellsB[doc]!]!++;
      rest ^= lowest;
    }
  }
}
