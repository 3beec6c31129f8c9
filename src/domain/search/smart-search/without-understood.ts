import type { SmartQuery, TextSpan, Understood } from './smart-query.ts';

/**
 * The query without the words of one chip: what the chip's "remove" link searches for. What was set
 * aside because of them goes as well, or it would come into force.
 */
export function withoutUnderstood(
  { query, contradictions }: Pick<SmartQuery, 'query' | 'contradictions'>,
  item: Understood,
): string {
  const setAside = contradictions.filter(({ kept }) => kept === item);
  return withoutSpans(query, [...item.spans, ...setAside.flatMap(({ left }) => left.spans)]);
}

/** The query without these words. */
export function withoutSpans(query: string, spans: readonly TextSpan[]): string {
  let rest = query;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;)])/gu, '$1')
    .replace(/^[\s,;&+-]+|[\s,;&]+$/gu, '');
}
