import type { SmartQuery, TextSpan, Understood } from './smart-query.ts';

/**
 * The query without the words of a chip, or of several: what a "remove" link searches for. What was set
 * aside because of them goes as well, or it would come into force.
 */
export function withoutUnderstood(
  { query, contradictions }: Pick<SmartQuery, 'query' | 'contradictions'>,
  ...items: readonly Understood[]
): string {
  const setAside = contradictions.filter(({ kept }) => items.includes(kept));
  const gone = [...items, ...setAside.map(({ left }) => left)];
  return withoutSpans(
    query,
    gone.flatMap(({ spans }) => spans),
  );
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
