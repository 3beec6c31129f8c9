import { type BitPool, type Bits, bitPool, hasBit, setBit } from './bitset.ts';
import type { ReadText } from './read-text.ts';
import type { SegmentData } from './segment.ts';
import type { NearTerms } from './typo-walk.ts';

/** A segment in use: its immutable data, which documents are deleted, and scratch space. */
export interface LiveSegment {
  data: SegmentData;
  /** Deleted documents, or null while there are none. */
  dead: Bits | null;
  deadCount: number;
  pool: BitPool;
  /** Room for every document's number; made on first use, in small segments only. */
  scratchList: Uint32Array | null;
  /** Room to count the cells of each facet group in; each made on first use. */
  scratchCells: Uint32Array[];
  /** Room for the counts of each facet's values; each made on first use. */
  scratchCounts: Uint32Array[];
  /** Near spellings found before, by word, bound and mode. */
  nearCache: Map<string, NearTerms>;
  /** Stored texts that were highlighted before, by document and field. */
  readTexts: Map<number, ReadText>;
}

export function liveSegment(data: SegmentData): LiveSegment {
  return {
    data,
    dead: null,
    deadCount: 0,
    pool: bitPool(data.documents),
    scratchList: null,
    scratchCells: [],
    scratchCounts: [],
    nearCache: new Map(),
    readTexts: new Map(),
  };
}

/** False when the document was deleted before. */
export function killDocument(segment: LiveSegment, doc: number): boolean {
  segment.dead ??= new Uint32Array(segment.data.all.length);
  if (hasBit(segment.dead, doc)) return false;
  setBit(segment.dead, doc);
  segment.deadCount++;
  return true;
}

export function isLive(segment: LiveSegment, doc: number): boolean {
  return segment.dead === null || !hasBit(segment.dead, doc);
}

/**
 * Up to this many documents are handled one by one; more are handled as bits. The point where both
 * cost the same was measured at about one document per 256.
 */
export function listLimit(segment: LiveSegment): number {
  return Math.max(64, segment.data.all.length >>> 3);
}
