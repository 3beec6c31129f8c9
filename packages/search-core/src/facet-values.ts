import { countFacets, emptyTally } from './facet-count.ts';
import { fold } from './fold.ts';
import { highlightText, wordMatchers } from './highlight.ts';
import { findDocuments, type SearchContext } from './search.ts';
import type { FacetValueHit, FacetValuesRequest } from './types.ts';
import { scanWords } from './words.ts';

const DEFAULT_LIMIT = 10;
const MAX_QUERY_UNITS = 512;

/** Values of one facet that have hits, narrowed to those whose words begin with the typed ones. */
export function facetValues(context: SearchContext, request: FacetValuesRequest): FacetValueHit[] {
  const facet = context.places.facets.get(request.facet);
  if (facet === undefined) return [];
  const { restricted } = findDocuments(context, request, {
    filter: request.filter,
    groups: request.groups ?? [],
    disjunctive: [],
  });
  const tally = emptyTally();
  context.segments.forEach((segment, at) =>
    countFacets(segment, [facet], restricted[at]!.hits, [tally]),
  );
  const typed = scanWords(fold((request.facetQuery ?? '').slice(0, MAX_QUERY_UNITS))).map(
    (word) => word.text,
  );
  const matchers = wordMatchers(
    typed.map((word) => ({ word, terms: new Set([word]), prefix: word })),
  );
  const style = {
    pre: request.pre ?? '<em>',
    post: request.post ?? '</em>',
    escape: (text: string) => text,
  };
  return Object.entries(tally)
    .map(([value, count]) => ({ value, count, shown: highlightText(value, matchers, style) }))
    .filter(({ shown }) => typed.length === 0 || shown.matchLevel === 'full')
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0))
    .slice(0, request.limit ?? DEFAULT_LIMIT)
    .map(({ value, count, shown }) => ({ value, count, highlighted: shown.value }));
}
