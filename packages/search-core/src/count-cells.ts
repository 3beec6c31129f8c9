import type { Bits } from './bitset.ts';
import { CELL_MASK, foldCells, shiftOf } from './facet-cells.ts';
import type { LiveSegment } from './live-segment.ts';

/**
 * Count the wanted facets that are packed into cells, unless so few documents are counted that going
 * through the cells would take longer than reading their codes. Returns which facets were counted.
 */
export function countPacked(
  segment: LiveSegment,
  counts: ReadonlyMap<number, Uint32Array>,
  bits: Bits,
  list: Uint32Array | null,
): Set<number> {
  const { groups, planes } = segment.data.cells;
  const done = new Set<number>();
  const isWanted = groups.map((group) => group.facets.some((facet) => counts.has(facet)));
  let members = 0;
  let cells = 0;
  let loads = 0;
  groups.forEach((group, at) => {
    if (!isWanted[at]) return;
    cells += group.size;
    if ((at & 1) === 0 || !isWanted[at - 1]) loads++;
    for (const facet of group.facets) if (counts.has(facet)) members++;
  });
  if (list && (members - loads) * list.length <= cells) return done;
  const histograms = groups.map((group, at) =>
    isWanted[at] ? (segment.scratchCells[at] ??= new Uint32Array(group.size)).fill(0) : nothing,
  );
  for (let at = 0; at < planes.length; at++) {
    const plane = planes[at]!;
    const low = at * 2;
    if (isWanted[low] && isWanted[low + 1])
      addTwo(plane, bits, list, histograms[low]!, histograms[low + 1]!);
    else if (isWanted[low]) addOne(plane, bits, list, 0, histograms[low]!);
    else if (isWanted[low + 1]) addOne(plane, bits, list, shiftOf(1), histograms[low + 1]!);
  }
  groups.forEach((group, at) => {
    if (!isWanted[at]) return;
    foldCells(group, histograms[at]!, counts);
    for (const facet of group.facets) done.add(facet);
  });
  return done;
}

const nothing = new Uint32Array();

// Three documents a turn for the reason given at `Bits`.

function addOne(
  plane: Uint32Array,
  bits: Bits,
  list: Uint32Array | null,
  shift: number,
  cells: Uint32Array,
): void {
  if (list) {
    for (let at = 0; at < list.length; at++) cells[(plane[list[at]!]! >>> shift) & CELL_MASK]!++;
    return;
  }
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

function addTwo(
  plane: Uint32Array,
  bits: Bits,
  list: Uint32Array | null,
  low: Uint32Array,
  high: Uint32Array,
): void {
  if (list) {
    for (let at = 0; at < list.length; at++) {
      const both = plane[list[at]!]!;
      low[both & CELL_MASK]!++;
      high[both >>> 12]!++;
    }
    return;
  }
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
