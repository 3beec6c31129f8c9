import type { SuggestionState } from './suggester.ts';

/** What listeners on `document` get with `search-results`; `count` is null when the search failed. */
export interface SearchResultsDetail {
  source: 'desktop' | 'mobile' | 'typing';
  count: number | null;
  query: string;
}

export function announceResults(detail: SearchResultsDetail): void {
  document.dispatchEvent(new CustomEvent('search-results', { detail }));
}

/** Tells analytics how a search for suggestions ended. */
export function tellResults(source: 'desktop' | 'mobile', state: SuggestionState): void {
  if (state.phase === 'loading') return;
  const counts = { results: 'hits' in state ? state.hits.length : 0, empty: 0, error: null };
  announceResults({ source, count: counts[state.phase], query: state.question.text });
}
