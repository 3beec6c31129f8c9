import { type Bits, countBits, wordsFor } from './bitset.ts';
import { orRange, type Rows, rangeLength } from './rows.ts';
import { prefixRange, type StringTable } from './string-table.ts';

/**
 * Ready unions for the prefixes that cover so much that uniting their rows on request would take too
 * long: typically all single characters and a few pairs ("s", "b1").
 */
export interface PrefixTable {
  prefixes: string[];
  /** Number of documents of each union, and the unions end to end. */
  headCounts: number[];
  anyCounts: number[];
  head: Uint32Array;
  any: Uint32Array;
}

const LONGEST = 3;
const MOST_PREFIXES = 160;

interface Candidate {
  prefix: string;
  from: number;
  to: number;
  cost: number;
}

/** Yields between rows so that a merge can do it in slices. */
export function* buildPrefixes(
  terms: StringTable,
  head: Rows,
  any: Rows,
  documents: number,
): Generator<void, PrefixTable> {
  const words = wordsFor(documents);
  const candidates: Candidate[] = [];
  yield* collect(terms, any, documents, candidates);
  candidates.sort((a, b) => b.cost - a.cost);
  const chosen = candidates.slice(0, MOST_PREFIXES);
  const table: PrefixTable = {
    prefixes: chosen.map((candidate) => candidate.prefix),
    headCounts: [],
    anyCounts: [],
    head: new Uint32Array(chosen.length * words),
    any: new Uint32Array(chosen.length * words),
  };
  for (let at = 0; at < chosen.length; at++) {
    const { from, to } = chosen[at]!;
    const headSet = table.head.subarray(at * words, (at + 1) * words);
    const anySet = table.any.subarray(at * words, (at + 1) * words);
    for (let row = from; row < to; row += 64) {
      orRange(headSet, head, row, Math.min(to, row + 64));
      orRange(anySet, any, row, Math.min(to, row + 64));
      yield;
    }
    table.headCounts.push(countBits(headSet));
    table.anyCounts.push(countBits(anySet));
  }
  return table;
}

/** Find the prefixes of one to three units whose union is costly: many entries or many bit sets. */
function* collect(
  terms: StringTable,
  any: Rows,
  documents: number,
  out: Candidate[],
): Generator<void> {
  const count = terms.offsets.length - 1;
  const threshold = Math.max(64, documents >>> 3);
  const pending: string[] = [''];
  while (pending.length > 0) {
    const parent = pending.pop()!;
    const range = parent === '' ? { from: 0, to: count } : prefixRange(terms, parent);
    let at = range.from;
    while (at < range.to) {
      const start = terms.offsets[at]!;
      if (terms.offsets[at + 1]! - start <= parent.length) {
        at++;
        continue;
      }
      const prefix = parent + String.fromCharCode(terms.units[start + parent.length]!);
      const { from, to } = prefixRange(terms, prefix);
      const sparse = any.offsets[to]! - any.offsets[from]!;
      // A bit set of n/32 words costs about as much to unite as n/128 single documents.
      const dense = (rangeLength(any, from, to) - sparse) >>> 2;
      const cost = sparse + Math.min(dense, ((to - from) * documents) >>> 6);
      if (to - from > 4 && cost > threshold) {
        out.push({ prefix, from, to, cost });
        if (prefix.length < LONGEST) pending.push(prefix);
      }
      at = to;
      yield;
    }
  }
}

/** The ready union for a prefix, or null. */
export function readyPrefix(
  table: PrefixTable,
  prefix: string,
  scope: 'head' | 'any',
): { bits: Bits; size: number } | null {
  if (prefix.length > LONGEST) return null;
  const at = table.prefixes.indexOf(prefix);
  if (at < 0) return null;
  const words = table.any.length / table.prefixes.length;
  const bits = table[scope].subarray(at * words, (at + 1) * words);
  return { bits, size: (scope === 'head' ? table.headCounts : table.anyCounts)[at]! };
}
