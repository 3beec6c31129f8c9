import type { FieldPlaces } from './field-places.ts';
import { intersect } from './doc-set.ts';
import { matched } from './levels.ts';
import type { LiveSegment } from './live-segment.ts';
import { type Conditions, restrict } from './restrict.ts';
import type { TextMatch } from './text-match.ts';

/**
 * Which slots to keep when all of them together find nothing. One slot is dropped at a time: the one
 * without which most documents are found; while dropping any single one still finds nothing, the one
 * that finds fewest by itself. Ties drop the later word. Conditions always hold. No slot left means
 * that the conditions alone decide; null, that not even they leave a document.
 */
export function relaxSlots(
  segments: readonly LiveSegment[],
  places: FieldPlaces,
  matches: readonly TextMatch[],
  conditions: Conditions,
): number[] | null {
  const count = (kept: readonly number[]): number => {
    let total = 0;
    segments.forEach((segment, at) => {
      const mark = segment.pool.used;
      const sets = kept.map((slot) => matched(matches[at]!.perSlot[slot]!));
      const text = sets.length === 0 ? null : intersect(sets, segment.pool);
      total += restrict(segment, places, text, conditions).hits.size;
      segment.pool.used = mark;
    });
    return total;
  };
  let kept = matches[0]?.slots.map((_, slot) => slot) ?? [];
  const alone = kept.map((slot) => count([slot]));
  while (kept.length > 0) {
    const totals = kept.map((dropped) => count(kept.filter((slot) => slot !== dropped)));
    const most = Math.max(...totals);
    const chosen =
      most > 0
        ? kept[totals.lastIndexOf(most)]!
        : kept.reduce((worst, slot) => (alone[slot]! <= alone[worst]! ? slot : worst));
    kept = kept.filter((slot) => slot !== chosen);
    if (most > 0) return kept;
  }
  return null;
}
