import type { AuditEntry } from '#domain/staff/audit-log.ts';
import { fieldWords, isTold } from './field-words.ts';

/** One field as it was and is; null where there is nothing to tell. */
export interface AuditLine {
  field: string;
  before: string | null;
  after: string | null;
}

const longest = 300;

/** The fields that differ, by the names that forms give them, in the order they were told. */
export function auditLines({
  subjectKind,
  before,
  after,
}: Pick<AuditEntry, 'subjectKind' | 'before' | 'after'>): AuditLine[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter(isTold).flatMap((field) => {
    const { label, read } = fieldWords(subjectKind, field);
    const text = (value: unknown) =>
      value === undefined || value === null || value === '' ? null : shortened(read(value));
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
