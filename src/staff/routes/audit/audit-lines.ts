import { auditSubjectKey, type AuditEntry, type AuditSubjectKey } from '#domain/staff/audit-log.ts';
import { fieldWords, isTold } from './field-words.ts';

/** One field as it was and is; null where there is nothing to tell. */
export interface AuditLine {
  field: string;
  before: string | null;
  after: string | null;
}

const longest = 300;

/** Fields whose value is the number of another thing, and what kind of thing that is. */
const numbered: Readonly<Record<string, string>> = { listingId: 'listing', mergedInto: 'lead' };

/** What the fields of a change name by its number. */
export const thingsNumbered = ({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): AuditSubjectKey[] =>
  Object.keys(numbered).flatMap((field) =>
    [before?.[field], after?.[field]].flatMap((value) => thingOf(field, value) ?? []),
  );

function thingOf(field: string, value: unknown): AuditSubjectKey | null {
  const subjectKind = numbered[field];
  return subjectKind && typeof value === 'number'
    ? { subjectKind, subjectId: String(value) }
    : null;
}

/**
 * The fields that differ, by the names that forms give them, in the order they were told. `names`:
 * what things are called now; left out, their numbers have to do.
 */
export function auditLines(
  { subjectKind, before, after }: Pick<AuditEntry, 'subjectKind' | 'before' | 'after'>,
  names?: ReadonlyMap<string, string>,
): AuditLine[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter(isTold).flatMap((field) => {
    const { label, read } = fieldWords(subjectKind, field);
    const text = (value: unknown) => {
      if (value === undefined || value === null || value === '') return null;
      const thing = names && thingOf(field, value);
      return shortened(
        thing ? (names.get(auditSubjectKey(thing)) ?? 'one that is gone') : read(value),
      );
    };
    const was = text(before?.[field]);
    const is = text(after?.[field]);
    if (was !== is) return [{ field: label, before: was, after: is }];
    // Both were cut short, or differ in what has no words: say that they do.
    const differs = JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]);
    return differs && is !== null && before !== null && field in before
      ? [{ field: label, before: null, after: `${is} (changed)` }]
      : [];
  });
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}
