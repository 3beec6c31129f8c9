import { countAnd } from './bitset.ts';
import { type DocSet } from './doc-set.ts';
import { allOf, type Levels, matched } from './levels.ts';
import { isLive, type LiveSegment } from './live-segment.ts';
import { type ForgivesTypos, matchAsTyped, matchSlot } from './match-slot.ts';
import type { Atom, Slot } from './query-plan.ts';
import type { SearchRequest } from './types.ts';

/** The query matched against one segment. */
export interface TextMatch {
  slots: readonly Slot[];
  forgives: ForgivesTypos;
  /** Levels of each slot over all fields, for relaxation. */
  perSlot: readonly Levels[];
  all: Levels;
}

const never: ForgivesTypos = () => false;
const always: ForgivesTypos = () => true;

/**
 * Match the query in every segment. Typos come in by stages, each only when the one before finds no
 * live document (whatever the filters): the words as typed; then near spellings of the words that no
 * document has; then near spellings of every word.
 */
export function matchText(
  segments: readonly LiveSegment[],
  slots: readonly Slot[],
  tolerance: SearchRequest['typoTolerance'],
): TextMatch[] {
  if (tolerance === 'always') return matchAll(segments, slots, always);
  const asTyped = matchAll(segments, slots, never);
  if (tolerance === false || findsAny(segments, asTyped)) return asTyped;
  const forgivable = slots
    .flatMap((slot) => slot.alternatives.flat())
    .filter((atom) => atom.typos > 0);
  const unknown = new Set<Atom>(
    forgivable.filter(
      (atom) => !segments.some((segment) => hasLive(segment, matchAsTyped(segment, atom, 'any'))),
    ),
  );
  let best = asTyped;
  if (unknown.size > 0) {
    best = matchAll(segments, slots, (atom) => unknown.has(atom));
    if (findsAny(segments, best)) return best;
  }
  if (unknown.size === forgivable.length) return best;
  const widest = matchAll(segments, slots, always);
  return findsAny(segments, widest) ? widest : best;
}

function matchAll(
  segments: readonly LiveSegment[],
  slots: readonly Slot[],
  forgives: ForgivesTypos,
): TextMatch[] {
  return segments.map((segment) => {
    const perSlot = slots.map((slot) => matchSlot(segment, slot, 'any', forgives));
    return { slots, forgives, perSlot, all: allOf(perSlot, segment.pool) };
  });
}

function findsAny(segments: readonly LiveSegment[], matches: readonly TextMatch[]): boolean {
  return segments.some((segment, at) => hasLive(segment, matched(matches[at]!.all)));
}

function hasLive(segment: LiveSegment, set: DocSet): boolean {
  if (set.size === 0) return false;
  if (segment.dead === null) return true;
  if (set.bits) return countAnd(set.bits, segment.dead) < set.size;
  return set.list!.some((doc) => isLive(segment, doc));
}

/** The match with only the slots at `kept`, in order. */
export function keepSlots(
  segments: readonly LiveSegment[],
  matches: readonly TextMatch[],
  kept: readonly number[],
): TextMatch[] {
  return matches.map(({ slots, forgives, perSlot }, at) => {
    const rest = kept.map((slot) => perSlot[slot]!);
    return {
      slots: kept.map((slot) => slots[slot]!),
      forgives,
      perSlot: rest,
      all: allOf(rest, segments[at]!.pool),
    };
  });
}
