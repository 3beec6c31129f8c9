import * as z from 'zod';
import { facetAttributes } from '#domain/search/bus-document.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { QueryWords } from '#domain/search/search-buses.ts';
import { ApiError } from '../api-error.ts';
import { invalid, readQueryParameters } from '../request/query-parameters.ts';

const countable: readonly string[] = facetAttributes;
const defaultFacetHits = 10;
const mostFacetHits = 100;

const schema = z.object({
  facetQuery: z.string().max(512).nullish(),
  maxFacetHits: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(1).max(mostFacetHits))
    .nullish(),
});

type FacetSearch = ReturnType<typeof readFacetSearch>;

/** Checks a search within one facet's values. Throws ApiError 400. */
export function readFacetSearch(facet: string, given: Record<string, unknown>) {
  if (!countable.includes(facet)) {
    throw new ApiError(400, `Cannot search in '${facet.slice(0, 60)}': it is not a facet`);
  }
  const read = schema.safeParse(given);
  if (!read.success) throw invalid(String(read.error.issues[0]?.path[0] ?? ''));
  return {
    facet,
    facetQuery: read.data.facetQuery ?? '',
    limit: read.data.maxFacetHits ?? defaultFacetHits,
    parameters: readQueryParameters(given),
  };
}

/** Answers it: `{facetHits: [{value, highlighted, count}], …}`. */
export function searchFacet(
  search: EmbeddedBusSearch,
  { facet, facetQuery, limit, parameters }: FacetSearch,
  words: QueryWords,
): string {
  const startedMs = performance.now();
  const facetHits = search.index.facetValues({
    facet,
    facetQuery,
    limit,
    query: words.read(parameters.query),
    ...(parameters.filter ? { filter: parameters.filter } : {}),
    pre: parameters.highlightPreTag,
    post: parameters.highlightPostTag,
  });
  return JSON.stringify({
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedMs)),
  });
}
