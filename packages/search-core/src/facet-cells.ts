import type { FacetColumn } from './facet-column.ts';

/**
 * Single-valued facets packed into few histograms. Facets whose numbers of codes multiply to at most
 * 4,096 share one: the cell of a document is a mixed-radix number of its codes, so one increment
 * counts all of them, and the histogram is folded into per-value counts at the end.
 *
 *     make (60 codes) x fuel (8) x state (8)  ->  cell = make + 60 * (fuel + 8 * state)  < 3,840
 */
export interface FacetCells {
  groups: FacetGroup[];
}

export interface FacetGroup {
  /** Numbers of the facets in the schema. */
  facets: number[];
  /** Codes per facet, same order. */
  radices: number[];
  /** Product of the radices. */
  size: number;
  /** Cell of each document. */
  cells: Uint16Array;
  /** Histogram of all documents, deleted ones included. */
  totals: Uint32Array;
}

const MOST_CELLS = 4096;

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
        size: radix,
        cells: new Uint16Array(documents),
        totals: new Uint32Array(0),
      });
    }
  }
  for (const group of groups) {
    let scale = 1;
    for (let member = 0; member < group.facets.length; member++) {
      const { codes } = columns[group.facets[member]!]!;
      for (let from = 0; from < documents; from += 0x8000) {
        const to = Math.min(documents, from + 0x8000);
        for (let doc = from; doc < to; doc++) group.cells[doc]! += codes[doc]! * scale;
        yield;
      }
      scale *= group.radices[member]!;
    }
    group.totals = new Uint32Array(group.size);
    for (let doc = 0; doc < documents; doc++) {
      group.totals[group.cells[doc]!]!++;
      if ((doc & 0x7fff) === 0x7fff) yield;
    }
  }
  return { groups };
}

/** Add a histogram's cells up into counts per code for each wanted facet. */
export function foldCells(
  group: FacetGroup,
  histogram: Uint32Array,
  countsOf: (facet: number) => Uint32Array | null,
): void {
  const targets = group.facets.map(countsOf);
  const { radices, size } = group;
  for (let cell = 0; cell < size; cell++) {
    const count = histogram[cell]!;
    if (count === 0) continue;
    let rest = cell;
    for (let member = 0; member < radices.length; member++) {
      const radix = radices[member]!;
      const code = rest % radix;
      rest = (rest - code) / radix;
      const target = targets[member];
      if (target) target[code]! += count;
    }
  }
}
