import type { Filter } from '@omnibus/search-core';
import * as z from 'zod';
import type { BusRecord } from '#domain/search/bus-record.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { likeness, mostAlike, visualLikeness } from '#domain/search/recommend.ts';
import { ApiError } from './api-error.ts';
import { readQueryParameters } from './query-parameters.ts';
import { recordJson } from './record-json.ts';

const mostRecommendations = 30;
/** Similarity is measured on at most this many buses of the same kind, newest and featured first. */
const mostCandidates = 500;

const models = [
  'related-products',
  'looking-similar',
  'bought-together',
  'trending-items',
  'trending-facets',
] as const;

const schema = z.object({
  model: z.enum(models),
  objectID: z.coerce.string().max(64).optional(),
  facetName: z.string().max(64).optional(),
  facetValue: z.string().max(200).optional(),
  threshold: z.coerce.number().min(0).max(100).default(0),
  maxRecommendations: z.coerce.number().int().min(0).max(1_000).default(mostRecommendations),
  queryParameters: z.record(z.string(), z.unknown()).default({}),
});

type RecommendRequest = z.infer<typeof schema>;

/** Answers one recommendation request as the JSON text of a protocol result; hits carry `_score`. */
export function recommend(search: EmbeddedBusSearch, given: unknown): string {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ApiError(400, `invalid value for '${parsed.error.issues[0]?.path.join('.') ?? ''}'`);
  }
  const request = parsed.data;
  const limit = Math.min(request.maxRecommendations || mostRecommendations, mostRecommendations);
  const startedMs = performance.now();
  const hits =
    request.model === 'trending-facets'
      ? trendingFacets(search, request, limit)
      : items(search, request, limit);
  const rest = {
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: limit,
    exhaustiveNbHits: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedMs)),
    renderingContent: {},
  };
  return `{"hits":[${hits.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

function items(search: EmbeddedBusSearch, request: RecommendRequest, limit: number): string[] {
  const parameters = readQueryParameters(request.queryParameters);
  const found = (filter: Filter | null, most: number): BusRecord[] =>
    search.index
      .search({ ...(filter ? { filter } : {}), limit: most })
      .ids.flatMap((id) => search.record(Number(id)) ?? []);
  const write = (record: BusRecord, score: number): string =>
    `${recordJson(record, parameters.attributesToRetrieve).slice(0, -1)},"_score":${score}}`;

  if (request.model === 'trending-items') {
    const facet: Filter[] =
      request.facetName && request.facetValue
        ? [{ facet: request.facetName, value: request.facetValue }]
        : [];
    const records = found(
      { and: [...facet, ...(parameters.filter ? [parameters.filter] : [])] },
      limit,
    );
    return records.map((record, at) => write(record, Math.max(1, 100 - at)));
  }
  // Nobody buys two buses in one order here: there is no such history to learn from.
  if (request.model === 'bought-together') return [];
  const bus = search.record(Number(request.objectID));
  if (!bus) return [];
  const sameKind: Filter = {
    or: bus.categorySlug.map((value) => ({ facet: 'categorySlug', value })),
  };
  const candidates = found(
    { and: [sameKind, ...(parameters.filter ? [parameters.filter] : [])] },
    mostCandidates,
  );
  const measure = request.model === 'looking-similar' ? visualLikeness : likeness;
  return mostAlike(bus, candidates, measure, request.threshold, limit).map(({ record, score }) =>
    write(record, score),
  );
}

function trendingFacets(
  search: EmbeddedBusSearch,
  request: RecommendRequest,
  limit: number,
): string[] {
  const facetName = request.facetName ?? 'categorySlug';
  const hits = search.index.facetValues({ facet: facetName, limit });
  const most = hits[0]?.count ?? 1;
  return hits.map(({ value, count }) =>
    JSON.stringify({ facetName, facetValue: value, _score: Math.round((100 * count) / most) }),
  );
}
