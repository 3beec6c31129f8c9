import type { FacetColumn } from './facet-column.ts';

/**
 * Single-valued facets packed into few histograms. Facets whose numbers of codes multiply to at most
 * 4,096 share one: the cell of a document is a mixed-radix number of its codes, so one increment
 * counts all of them, and the histogram is folded into per-value counts at the end.
 *
 *     make (60 codes) x fuel (8) x state (8)  ->  cell = make + 60 * (fuel + 8 * state)  < 3,840
 *
 * A cell has 12 bits, so two groups share a plane of 32-bit numbers: one load counts both.
 */
export interface FacetCells {
  groups: FacetGroup[];
  /** Plane p: the cells of group 2p in the low 12 bits and of group 2p + 1 above them. */
  planes: Uint32Array[];
}

export interface FacetGroup {
  /** Numbers of the facets in the schema. */
  facets: number[];
  /** Codes per facet, same order. */
  radices: number[];
  /** Per facet, same order: the code of each cell. Dividing on request took longer than counting. */
  codes: Uint16Array[];
  /** Product of the radices. */
  size: number;
}

const MOST_CELLS = 4096;
export const CELL_MASK = MOST_CELLS - 1;

/** Where the cells of a group begin in its plane. */
export function shiftOf(group: number): number {
  return (group & 1) * 12;
}

/** Facets that are multi-valued or have more than 4,096 values stay out. */
export function* packFacets(
  columns: readonly FacetColumn[],
  documents: number,
): Generator<void, FacetCells> {
  const order = columns
    .map((column, facet) => ({
      facet,
      radix: column.values.length + 1,
      multi: column.starts !== null,
    }))
    .filter((entry) => !entry.multi && entry.radix <= MOST_CELLS)
    .sort((a, b) => b.radix - a.radix || a.facet - b.facet);
  const groups: FacetGroup[] = [];
  for (const { facet, radix } of order) {
    const fitting = groups.find((group) => group.size * radix <= MOST_CELLS);
    if (fitting) {
      fitting.facets.push(facet);
      fitting.radices.push(radix);
      fitting.size *= radix;
    } else {
      groups.push({
        facets: [facet],
        radices: [radix],
        codes: [],
        size: radix,
      });
    }
  }
  const planes = Array.from(
    { length: (groups.length + 1) >>> 1 },
    () => new Uint32Array(documents),
  );
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at]!;
    const plane = planes[at >>> 1]!;
    const shift = shiftOf(at);
    let scale = 1 << shift;
    for (let member = 0; member < group.facets.length; member++) {
      const { codes } = columns[group.facets[member]!]!;
      for (let from = 0; from < documents; from += 0x8000) {
        const to = Math.min(documents, from + 0x8000);
        for (let doc = from; doc < to; doc++) plane[doc]! += codes[doc]! * scale;
        yield;
      }
      scale *= group.radices[member]!;
    }
    group.codes = codesOfCells(group);
  }
  return { groups, planes };
}

function codesOfCells({ radices, size }: FacetGroup): Uint16Array[] {
  let scale = 1;
  return radices.map((radix) => {
    const codes = new Uint16Array(size);
    for (let cell = 0; cell < size; cell++) codes[cell] = Math.floor(cell / scale) % radix;
    scale *= radix;
    return codes;
  });
}

/** Add a histogram's cells up into counts per code for each wanted facet. */
export function foldCells(
  group: FacetGroup,
  histogram: Uint32Array,
  countsOf: ReadonlyMap<number, Uint32Array>,
): void {
  for (let member = 0; member < group.facets.length; member++) {
    const counts = countsOf.get(group.facets[member]!);
    if (counts) addCells(histogram, group.codes[member]!, counts);
  }
}

function addCells(histogram: Uint32Array, codes: Uint16Array, counts: Uint32Array): void {
  for (let cell = 0; cell < histogram.length; cell++) {
    const count = histogram[cell]!;
    if (count !== 0) counts[codes[cell]!]! += count;
  }
}
