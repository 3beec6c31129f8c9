import { andNotInto, type Bits, countAnd, hasBit, takeBits } from './bitset.ts';
import type { DocSet } from './doc-set.ts';
import { CELL_MASK, foldCells, shiftOf } from './facet-cells.ts';
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
  if (result.size === 0 || facets.length === 0) return;
  const { data } = segment;
  const { list } = result;
  if (list) {
    facets.forEach((facet, at) => tallyList(data.facets[facet]!, list, tallies[at]!));
    return;
  }
  const counts = new Map<number, Uint32Array>();
  for (const facet of facets)
    counts.set(facet, new Uint32Array(data.facets[facet]!.values.length + 1));
  const packed = countPacked(segment, counts, result);
  facets.forEach((facet, at) => {
    const column = data.facets[facet]!;
    const own = counts.get(facet)!;
    if (!packed.has(facet)) countByRows(column, result.bits!, own);
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
  if (values.length > list.length * 8) {
    tallySparsely(column, list, tally);
    return;
  }
  const counts = new Uint32Array(values.length + 1);
  for (let at = 0; at < list.length; at++) {
    const doc = list[at]!;
    if (!starts) counts[codes[doc]!]!++;
    else for (let entry = starts[doc]!; entry < starts[doc + 1]!; entry++) counts[codes[entry]!]!++;
  }
  addCounts(values, counts, tally);
}

/** Few documents of a facet with very many values. */
function tallySparsely(
  { values, codes, starts }: FacetColumn,
  list: Uint32Array,
  tally: FacetTally,
): void {
  for (const doc of list) {
    const from = starts ? starts[doc]! : doc;
    const to = starts ? starts[doc + 1]! : doc + 1;
    for (let entry = from; entry < to; entry++) {
      if (codes[entry] === 0) continue;
      const name = values[codes[entry]! - 1]!;
      tally[name] = (tally[name] ?? 0) + 1;
    }
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

const nothing = new Uint32Array();

/**
 * Count the wanted facets that are packed into cells, in one pass over the smaller of the result and
 * the rest. Returns which facets were counted.
 */
function countPacked(
  segment: LiveSegment,
  counts: ReadonlyMap<number, Uint32Array>,
  result: DocSet,
): Set<number> {
  const { all, documents, cells } = segment.data;
  const wanted = cells.groups.map((group) => group.facets.some((facet) => counts.has(facet)));
  const done = new Set<number>();
  if (!wanted.includes(true)) return done;
  const fromRest = result.size * 2 > documents;
  const mark = segment.pool.used;
  let counted = result.bits!;
  if (fromRest) {
    counted = takeBits(segment.pool);
    andNotInto(counted, all, result.bits!);
  }
  // New ones, of all groups and each filled with zeros, would cost more than most counts do.
  const histograms = cells.groups.map(({ size }, at) =>
    wanted[at] ? (segment.scratchCells[at] ??= new Uint32Array(size)).fill(0) : nothing,
  );
  for (let at = 0; at < cells.planes.length; at++) {
    const plane = cells.planes[at]!;
    const low = at * 2;
    if (wanted[low] && wanted[low + 1])
      addTwo(plane, counted, histograms[low]!, histograms[low + 1]!);
    else if (wanted[low]) addOne(plane, counted, 0, histograms[low]!);
    else if (wanted[low + 1]) addOne(plane, counted, shiftOf(1), histograms[low + 1]!);
  }
  segment.pool.used = mark;
  cells.groups.forEach((group, at) => {
    if (!wanted[at]) return;
    const histogram = histograms[at]!;
    if (fromRest)
      for (let cell = 0; cell < group.size; cell++)
        histogram[cell] = group.totals[cell]! - histogram[cell]!;
    foldCells(group, histogram, counts);
    for (const facet of group.facets) done.add(facet);
  });
  return done;
}

// Three documents a turn for the reason given at `Bits`.

function addOne(plane: Uint32Array, bits: Bits, shift: number, cells: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]! | 0;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const first = rest & -rest;
      cells[(plane[base - Math.clz32(first)]! >>> shift) & CELL_MASK]!++;
      rest ^= first;
      if (rest === 0) break;
      const second = rest & -rest;
      cells[(plane[base - Math.clz32(second)]! >>> shift) & CELL_MASK]!++;
      rest ^= second;
      if (rest === 0) break;
      const third = rest & -rest;
      cells[(plane[base - Math.clz32(third)]! >>> shift) & CELL_MASK]!++;
      rest ^= third;
    }
  }
}

function addTwo(plane: Uint32Array, bits: Bits, low: Uint32Array, high: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]! | 0;
    const base = (word << 5) + 31;
    while (rest !== 0) {
      const first = rest & -rest;
      const one = plane[base - Math.clz32(first)]!;
      low[one & CELL_MASK]!++;
      high[one >>> 12]!++;
      rest ^= first;
      if (rest === 0) break;
      const second = rest & -rest;
      const two = plane[base - Math.clz32(second)]!;
      low[two & CELL_MASK]!++;
      high[two >>> 12]!++;
      rest ^= second;
      if (rest === 0) break;
      const third = rest & -rest;
      const three = plane[base - Math.clz32(third)]!;
      low[three & CELL_MASK]!++;
      high[three >>> 12]!++;
      rest ^= third;
    }
  }
}
