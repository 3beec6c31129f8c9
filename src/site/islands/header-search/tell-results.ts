import type { Suggestions } from './suggester.ts';

/** The two places that suggest, as analytics knows them. */
export type SearchPlace = 'desktop' | 'mobile';

/** What listeners on `document` get with `search-results`; `count` is null when the search failed. */
export interface SearchResultsDetail {
  source: SearchPlace;
  count: number | null;
  query: string;
}

/** Tells analytics how a search for suggestions ended. */
export function tellResults(source: SearchPlace, { phase, question, hits }: Suggestions): void {
  if (phase === 'loading') return;
  const count = phase === 'error' ? null : hits.length;
  const detail: SearchResultsDetail = { source, count, query: question.text };
  document.dispatchEvent(new CustomEvent('search-results', { detail }));
}
