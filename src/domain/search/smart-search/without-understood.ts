import type { Understood } from './smart-query.ts';

/** The query without the words of one chip: what the chip's "remove" link searches for. */
export function withoutUnderstood(query: string, item: Pick<Understood, 'spans'>): string {
  let rest = query;
  for (const { start, end } of item.spans.toSorted((a, b) => b.start - a.start)) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;)])/gu, '$1')
    .replace(/^[\s,;&+-]+|[\s,;&]+$/gu, '');
}
