import { type Bits, fullBits } from './bitset.ts';
import { packFacets } from './facet-cells.ts';
import { type FacetCodes, type FacetColumn, finishFacetColumn } from './facet-column.ts';
import { buildIdTable } from './id-table.ts';
import { finishNumberColumn, type NumberColumn } from './number-column.ts';
import { buildPrefixes } from './prefixes.ts';
import type { GeoColumn, SegmentData, SegmentTerms } from './segment.ts';
import type { StringTable } from './string-table.ts';
import { typoTermsOf } from './typo-walk.ts';

/** What building and merging both produce; everything else of a segment follows from it. */
export interface SegmentParts extends Pick<SegmentData, 'documents' | 'texts'>, SegmentTerms {
  idKeys: StringTable;
  facets: FacetCodes[];
  /** Values in document order, and the known documents by value. */
  numbers: { values: Float64Array; order: Uint32Array }[];
  flags: { known: Bits; truth: Bits }[];
  geo: { lat: Float64Array; lng: Float64Array } | null;
}

/** Derive the remaining structures. Yields often enough that no step takes a millisecond. */
export function* assembleSegment(parts: SegmentParts): Generator<void, SegmentData> {
  const { documents } = parts;
  const ids = yield* buildIdTable(parts.idKeys);
  const typoTerms = yield* typoTermsOf(parts.terms);
  const prefixes = yield* buildPrefixes(parts.terms, parts.head, parts.any, documents);
  const facets: FacetColumn[] = [];
  for (const { values, codes, starts } of parts.facets) {
    facets.push(yield* finishFacetColumn(values, codes, starts, documents));
  }
  const cells = yield* packFacets(facets, documents);
  const numbers: NumberColumn[] = [];
  for (const { values, order } of parts.numbers)
    numbers.push(yield* finishNumberColumn(values, order));
  return {
    documents,
    all: fullBits(documents),
    ids,
    terms: parts.terms,
    typoTerms,
    head: parts.head,
    any: parts.any,
    pairs: parts.pairs,
    prefixes,
    texts: parts.texts,
    facets,
    cells,
    numbers,
    flags: parts.flags,
    geo: parts.geo && (yield* withVectors(parts.geo)),
  };
}

function* withVectors(points: {
  lat: Float64Array;
  lng: Float64Array;
}): Generator<void, GeoColumn> {
  const { lat, lng } = points;
  const vectors = new Float64Array(lat.length * 3);
  for (let doc = 0; doc < lat.length; doc++) {
    unitVector(lat[doc]!, lng[doc]!, vectors, doc * 3);
    if ((doc & 1023) === 1023) yield;
  }
  return { lat, lng, vectors };
}

/** Write the point on the unit sphere to `out` from `at`; NaN in, NaN out. */
export function unitVector(lat: number, lng: number, out: Float64Array, at: number): void {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lng * Math.PI) / 180;
  out[at] = Math.cos(phi) * Math.cos(lambda);
  out[at + 1] = Math.cos(phi) * Math.sin(lambda);
  out[at + 2] = Math.sin(phi);
}

/** Run a sliced computation to its end. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
