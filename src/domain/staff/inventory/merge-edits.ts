import { busFields, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { FieldTexts } from './field-texts.ts';

/** A field on which two editors ended up with different words. */
export interface FieldConflict {
  key: FieldKey;
  label: string;
  theirs: string;
  yours: string;
  /** Who moved away from what both began with; `both` when that cannot be told. */
  changedBy: 'both' | 'them' | 'you';
}

/**
 * Compares two editors' versions field by field. `base` is what this editor began with; where only
 * one side moved away from it, the choice is proposed, never made.
 */
export function findConflicts(
  base: FieldTexts | null,
  yours: FieldTexts,
  theirs: FieldTexts,
): FieldConflict[] {
  const of = (texts: FieldTexts, key: FieldKey) => texts[key] ?? '';
  return busFields.flatMap(({ key, label }) => {
    const mine = of(yours, key);
    const other = of(theirs, key);
    if (mine === other) return [];
    const changedBy =
      base === null
        ? 'both'
        : of(base, key) === mine
          ? 'them'
          : of(base, key) === other
            ? 'you'
            : 'both';
    return [{ key, label, theirs: other, yours: mine, changedBy }];
  });
}

export type SideChoice = 'yours' | 'theirs';

/** The texts that the choices lead to; a field without a choice is as the other editor left it. */
export function mergeTexts(
  yours: FieldTexts,
  theirs: FieldTexts,
  choices: ReadonlyMap<FieldKey, SideChoice>,
): FieldTexts {
  return Object.fromEntries(
    busFields.map(({ key }) => [
      key,
      (choices.get(key) === 'yours' ? yours[key] : theirs[key]) ?? '',
    ]),
  );
}
