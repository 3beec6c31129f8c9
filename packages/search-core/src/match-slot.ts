import { takeZeroBits } from './bitset.ts';
import { bitsSet, type DocSet, EMPTY_SET, listSet, unite } from './doc-set.ts';
import { allOf, anyOf, type Levels } from './levels.ts';
import type { LiveSegment } from './live-segment.ts';
import { readyPrefix } from './prefixes.ts';
import type { Atom, Slot } from './query-plan.ts';
import { orRange, rangeLength, type Rows, rowSet } from './rows.ts';
import { findText, prefixRange } from './string-table.ts';
import { nearTerms, type NearTerms } from './typo-walk.ts';

/** Which fields a match may stand in. */
export type Scope = 'head' | 'any';

/** Whether an atom's typos are forgiven in this run. */
export type ForgivesTypos = (atom: Atom) => boolean;

const MOST_CACHED = 512;

/** Documents that match the slot, by typo cost. */
export function matchSlot(
  segment: LiveSegment,
  slot: Slot,
  scope: Scope,
  forgives: ForgivesTypos,
): Levels {
  const { pool } = segment;
  return anyOf(
    slot.alternatives.map((atoms) =>
      allOf(
        atoms.map((atom) => matchAtom(segment, atom, scope, forgives(atom))),
        pool,
      ),
    ),
    pool,
  );
}

/** Documents that hold whole words of one of the slot's alternatives, without typos. */
export function matchSlotExactly(segment: LiveSegment, slot: Slot, scope: Scope): DocSet {
  const { pool } = segment;
  const exact = slot.alternatives.map((atoms) =>
    allOf(
      atoms.map((atom) => [termSet(segment, atom.text, scope)]),
      pool,
    ),
  );
  return anyOf(exact, pool)[0]!;
}

/** Documents that match the atom as typed. */
export function matchAsTyped(segment: LiveSegment, atom: Atom, scope: Scope): DocSet {
  return atom.prefix ? prefixSet(segment, atom.text, scope) : termSet(segment, atom.text, scope);
}

function matchAtom(segment: LiveSegment, atom: Atom, scope: Scope, forgives: boolean): Levels {
  const asTyped = matchAsTyped(segment, atom, scope);
  if (!forgives || atom.typos === 0) return [asTyped];
  const near = nearOf(segment, atom, atom.typos);
  const rows = segment.data[scope];
  const levels = [asTyped];
  const byCost = atom.typos === 2 ? [near.one, near.two] : [near.one];
  for (const terms of byCost) {
    const previous = levels[levels.length - 1]!;
    levels.push(
      terms.length === 0
        ? previous
        : unite([previous, ...terms.map((term) => rowSet(rows, term))], segment.pool),
    );
  }
  return levels;
}

/** Near spellings in this segment's dictionary, remembered for the next request. */
export function nearOf(segment: LiveSegment, atom: Atom, bound: 1 | 2): NearTerms {
  const key = `${atom.prefix ? 'p' : 'w'}${atom.text}`;
  const known = segment.nearCache.get(key);
  if (known) return known;
  const { terms, typoTerms } = segment.data;
  const near = nearTerms(terms, typoTerms, atom.text, bound, atom.prefix);
  if (segment.nearCache.size >= MOST_CACHED) segment.nearCache.clear();
  segment.nearCache.set(key, near);
  return near;
}

function termSet(segment: LiveSegment, term: string, scope: Scope): DocSet {
  const at = findText(segment.data.terms, term);
  return at < 0 ? EMPTY_SET : rowSet(segment.data[scope], at);
}

function prefixSet(segment: LiveSegment, prefix: string, scope: Scope): DocSet {
  const ready = readyPrefix(segment.data.prefixes, prefix, scope);
  if (ready) return { bits: ready.bits, list: null, size: ready.size };
  const { from, to } = prefixRange(segment.data.terms, prefix);
  return rangeSet(segment, segment.data[scope], from, to);
}

/** Union of the rows [from, to). */
export function rangeSet(segment: LiveSegment, rows: Rows, from: number, to: number): DocSet {
  if (to <= from) return EMPTY_SET;
  if (to - from === 1) return rowSet(rows, from);
  const length = rangeLength(rows, from, to);
  const sparseFrom = rows.offsets[from]!;
  const sparseTo = rows.offsets[to]!;
  if (length === sparseTo - sparseFrom && length <= Math.min(256, segment.pool.words)) {
    return listSet(rows.data.slice(sparseFrom, sparseTo));
  }
  const bits = takeZeroBits(segment.pool);
  orRange(bits, rows, from, to);
  return bitsSet(bits);
}
