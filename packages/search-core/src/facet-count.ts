import { andNotInto, type Bits, countAnd, hasBit, listBits, takeBits } from './bitset.ts';
import type { DocSet } from './doc-set.ts';
import { countPacked } from './count-cells.ts';
import type { Codes, FacetColumn } from './facet-column.ts';
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
  const { documents, all } = data;
  // Of the result and the rest, the smaller is counted; what all documents have is known.
  const fromRest = result.size * 2 > documents;
  const mark = segment.pool.used;
  const counted = fromRest ? takeBits(segment.pool) : result.bits!;
  if (fromRest) andNotInto(counted, all, result.bits!);
  const counts = new Map(facets.map((facet) => [facet, scratchCounts(segment, facet)]));
  const listed = listCounted(segment, counted);
  const packed = countPacked(segment, counts, counted, listed);
  facets.forEach((facet, at) => {
    const column = data.facets[facet]!;
    const own = counts.get(facet)!;
    if (!packed.has(facet)) countColumn(column, counted, listed, own);
    if (fromRest)
      for (let value = 0; value < column.totals.length; value++)
        own[value + 1] = column.totals[value]! - own[value + 1]!;
    addCounts(column.values, own, tallies[at]!);
  });
  segment.pool.used = mark;
}

/**
 * Up to so many documents, those that are counted are written down first. Loops over bits stay in slow
 * code until they have run for long (see `Bits`); in large segments writing takes as long as counting.
 */
const MOST_LISTED = 1 << 17;

/** A view of scratch space; null in a large segment. */
function listCounted(segment: LiveSegment, bits: Bits): Uint32Array | null {
  const { documents } = segment.data;
  if (documents > MOST_LISTED) return null;
  const list = (segment.scratchList ??= new Uint32Array(documents));
  return list.subarray(0, listBits(bits, list, 0));
}

/** Room for a count per code of the facet, all zero: new room each time would cost more than many counts. */
function scratchCounts(segment: LiveSegment, facet: number): Uint32Array {
  const codes = segment.data.facets[facet]!.values.length + 1;
  return (segment.scratchCounts[facet] ??= new Uint32Array(codes)).fill(0);
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
  addCodes(codes, starts, list, counts);
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

/** A facet by itself: read each document's codes, or intersect each value's row where that is less. */
function countColumn(
  column: FacetColumn,
  bits: Bits,
  list: Uint32Array | null,
  counts: Uint32Array,
): void {
  const { rows, codes, starts } = column;
  const wordsOfRows = rows.denseRows.length * rows.words + rows.data.length;
  if (list && (!starts || list.length * 4 < wordsOfRows)) addCodes(codes, starts, list, counts);
  else countByRows(column, bits, counts);
}

function countByRows({ rows }: FacetColumn, bits: Bits, counts: Uint32Array): void {
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

function addCodes(
  codes: Codes,
  starts: Uint32Array | null,
  list: Uint32Array,
  counts: Uint32Array,
): void {
  for (let at = 0; at < list.length; at++) {
    const doc = list[at]!;
    if (!starts) counts[codes[doc]!]!++;
    else for (let entry = starts[doc]!; entry < starts[doc + 1]!; entry++) counts[codes[entry]!]!++;
  }
}
