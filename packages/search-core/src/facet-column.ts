import { type Bits, setBit, wordsFor } from './bitset.ts';
import { fillRows, type Rows } from './rows.ts';

/** Small enough element for the number of distinct codes. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

export interface FacetCodes {
  values: string[];
  codes: Codes;
  /** Only for multi-valued facets. */
  starts: Uint32Array | null;
}

/**
 * A facet field. Values are numbered in sorted order; code 0 is "unknown", value v has code v + 1.
 * A multi-valued facet has several codes per document, from `starts[doc]` to `starts[doc + 1]`.
 */
export interface FacetColumn extends FacetCodes {
  /** Row v: the documents with value v. */
  rows: Rows;
  /** How many documents have value v, deleted ones included. */
  totals: Uint32Array;
  known: Bits;
}

export function codesFor(length: number, most: number): Codes {
  if (most < 0x100) return new Uint8Array(length);
  if (most < 0x10000) return new Uint16Array(length);
  return new Uint32Array(length);
}

/** Build rows and totals from the codes. Yields now and then. */
export function* finishFacetColumn(
  values: string[],
  codes: Codes,
  starts: Uint32Array | null,
  documents: number,
): Generator<void, FacetColumn> {
  const totals = new Uint32Array(values.length);
  for (let at = 0; at < codes.length; at++) {
    if (codes[at] !== 0) totals[codes[at]! - 1]!++;
    if ((at & 0x7fff) === 0x7fff) yield;
  }
  const filler = fillRows(totals, documents);
  const known = new Uint32Array(wordsFor(documents));
  for (let doc = 0; doc < documents; doc++) {
    const from = starts ? starts[doc]! : doc;
    const to = starts ? starts[doc + 1]! : doc + 1;
    for (let at = from; at < to; at++) {
      if (codes[at] === 0) continue;
      filler.push(codes[at]! - 1, doc);
      setBit(known, doc);
    }
    if ((doc & 0x1fff) === 0x1fff) yield;
  }
  return { values, codes, starts, rows: filler.rows, totals, known };
}

/** Place of a value in sorted `values`, or -1. */
export function findValue(values: readonly string[], value: string): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return values[low] === value ? low : -1;
}

export function hasValue(column: FacetColumn, doc: number, value: number): boolean {
  const code = value + 1;
  if (!column.starts) return column.codes[doc] === code;
  for (let at = column.starts[doc]!; at < column.starts[doc + 1]!; at++) {
    if (column.codes[at] === code) return true;
  }
  return false;
}
