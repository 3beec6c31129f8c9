import type { Bits } from './bitset.ts';
import type { FacetCells } from './facet-cells.ts';
import type { FacetColumn } from './facet-column.ts';
import type { IdTable } from './id-table.ts';
import type { NumberColumn } from './number-column.ts';
import type { PairTable } from './pairs.ts';
import type { PrefixTable } from './prefixes.ts';
import type { Rows } from './rows.ts';
import type { StringTable } from './string-table.ts';
import type { TextStore } from './text-store.ts';
import type { TypoTerms } from './typo-walk.ts';

/** A flag field: false is "known and not true". */
export interface FlagColumn {
  known: Bits;
  truth: Bits;
}

/** Points as degrees and as unit vectors; NaN where unknown. Three vector entries per document. */
export interface GeoColumn {
  lat: Float64Array;
  lng: Float64Array;
  vectors: Float64Array;
}

export type SegmentTerms = Pick<SegmentData, 'terms' | 'head' | 'any' | 'pairs'>;

/**
 * An immutable part of the index. Documents are numbered in the default order, so that "the first 24
 * hits" is the first 24 set bits. Plain data only (typed arrays, strings, numbers): the snapshot
 * writes any of it without knowing its meaning.
 */
export interface SegmentData {
  documents: number;
  /** Every document, as bits. */
  all: Bits;
  ids: IdTable;
  /** Sorted terms; `head` and `any` have a row per term. */
  terms: StringTable;
  typoTerms: TypoTerms;
  /** Documents with the term in a head field. */
  head: Rows;
  /** Documents with the term in any text field. */
  any: Rows;
  pairs: PairTable;
  prefixes: PrefixTable;
  /** Per text field of the schema, null when not stored. */
  texts: (TextStore | null)[];
  facets: FacetColumn[];
  cells: FacetCells;
  numbers: NumberColumn[];
  flags: FlagColumn[];
  geo: GeoColumn | null;
}
