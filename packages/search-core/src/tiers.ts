import type { BitPool } from './bitset.ts';
import { type DocSet, intersect } from './doc-set.ts';
import { allOf, levelAt, type Levels } from './levels.ts';
import type { LiveSegment } from './live-segment.ts';
import { type ForgivesTypos, matchSlot, matchSlotExactly, rangeSet } from './match-slot.ts';
import { pairRange } from './pairs.ts';
import type { Slot } from './query-plan.ts';
import { findText, prefixRange } from './string-table.ts';

/**
 * Rank without scores. The tie-break criteria become a list of sets, best first; a hit's rank is the
 * first set that holds it, and within a set hits stand in the default order:
 *
 *     typos 0:  head, last word whole, words adjacent     typos 1:  head, last word whole
 *               head, last word whole                               head
 *               head, words adjacent                                any field, last word whole
 *               head                                                any field
 *               any field, last word whole                typos 2:  ...
 *               any field
 *
 * A set is computed only when the better ones have not filled the page.
 */
export interface Tier {
  typos: number;
  set: () => DocSet;
}

/** `any` are the levels of the whole query over all fields. */
export function rankTiers(
  segment: LiveSegment,
  slots: readonly Slot[],
  any: Levels,
  forgives: ForgivesTypos,
): Tier[] {
  const { pool } = segment;
  const last = slots[slots.length - 1]!;
  const head = once((): Levels =>
    allOf(
      slots.map((slot) => matchSlot(segment, slot, 'head', forgives)),
      pool,
    ),
  );
  const exactHead = once(() => matchSlotExactly(segment, last, 'head'));
  const exactAny = once(() => matchSlotExactly(segment, last, 'any'));
  const near = once(() => adjacent(segment, slots));
  const literals = slots.reduce((count, slot) => count + slot.literals.length, 0);
  const hasInexact =
    any.length > 1 || last.alternatives.some((atoms) => atoms.some((atom) => atom.prefix));
  const tiers: Tier[] = [];
  for (let typos = 0; typos < any.length; typos++) {
    const inHead = (): DocSet => levelAt(head(), typos);
    const inAny = (): DocSet => any[typos]!;
    const add = (...sets: (() => DocSet)[]): void => {
      tiers.push({
        typos,
        set: once(() => intersectLazily(sets, pool)),
      });
    };
    const byProximity = typos === 0 && literals > 1;
    if (hasInexact && byProximity) add(inHead, exactHead, near);
    if (hasInexact) add(inHead, exactHead);
    if (byProximity) add(inHead, near);
    add(inHead);
    if (hasInexact) add(inAny, exactAny);
    add(inAny);
  }
  return tiers;
}

function once<T>(compute: () => T): () => T {
  let value: { done: T } | null = null;
  return () => (value ??= { done: compute() }).done;
}

/** Stops computing as soon as one of the sets is empty. */
function intersectLazily(sets: readonly (() => DocSet)[], pool: BitPool): DocSet {
  const computed: DocSet[] = [];
  for (const set of sets) {
    const next = set();
    if (next.size === 0) return next;
    computed.push(next);
  }
  return intersect(computed, pool);
}

/** Documents with all typed words next to each other, in order, in head fields. */
function adjacent(segment: LiveSegment, slots: readonly Slot[]): DocSet {
  const { terms, pairs } = segment.data;
  const literals = slots.flatMap((slot) => slot.literals);
  const endsInPrefix = slots[slots.length - 1]!.alternatives[0]!.some((atom) => atom.prefix);
  const sets: DocSet[] = [];
  for (let at = 1; at < literals.length; at++) {
    const first = findText(terms, literals[at - 1]!);
    const isPrefix = endsInPrefix && at === literals.length - 1;
    const second = literals[at]!;
    const whole = isPrefix ? -1 : findText(terms, second);
    const range = isPrefix ? prefixRange(terms, second) : { from: whole, to: whole + 1 };
    const rows =
      first < 0 || range.from < 0
        ? { from: 0, to: 0 }
        : pairRange(pairs, first, range.from, range.to);
    const set = rangeSet(segment, pairs.rows, rows.from, rows.to);
    if (set.size === 0) return set;
    sets.push(set);
  }
  return intersect(sets, segment.pool);
}
