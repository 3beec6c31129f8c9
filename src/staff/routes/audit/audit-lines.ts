import type { AuditEntry } from '#domain/staff/audit-log.ts';

/** One field as it was and is; null where there is nothing to tell. */
export interface AuditLine {
  field: string;
  before: string | null;
  after: string | null;
}

const longest = 300;

/** The fields that differ, in the order they were told. */
export function auditLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditLine[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const was = valueText(field, before?.[field]);
    const is = valueText(field, after?.[field]);
    return was === is ? [] : [{ field: fieldWords(field), before: was, after: is }];
  });
}

/** `priceCents` → "price", shown in dollars; `bodyMake` → "body make". */
function fieldWords(field: string): string {
  return field
    .replace(/Cents$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ');
}

function valueText(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return field.endsWith('Cents') ? `$${(value / 100).toLocaleString('en-US')}` : String(value);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}
