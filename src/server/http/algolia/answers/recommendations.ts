import type { Filter } from '@omnibus/search-core';
import * as z from 'zod';
import { facetAttributes } from '#domain/search/bus-document.ts';
import type { BusRecord } from '#domain/search/bus-record.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { likeness, mostAlike, visualLikeness } from '#domain/search/recommend.ts';
import { ApiError } from '../api-error.ts';
import { invalid, readQueryParameters, type QueryParameters } from '../request/query-parameters.ts';
import { recordJson } from './record-json.ts';
import { recordOf } from './record-of.ts';

const mostRecommendations = 30;
/** Among the buses that fit a filter, viewed ones are looked for in so many. */
const mostFiltered = 5_000;
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
  objectID: z.string().max(64).nullish(),
  facetName: z.string().max(64).nullish(),
  facetValue: z.string().max(200).nullish(),
  threshold: z.number().min(0).max(100).nullish(),
  maxRecommendations: z.number().int().min(0).max(1_000).nullish(),
  queryParameters: z.record(z.string(), z.unknown()).nullish(),
  fallbackParameters: z.record(z.string(), z.unknown()).nullish(),
});

type RecommendRequest = z.infer<typeof schema>;

/** The buses looked at most lately; `version` goes up when they change. */
export interface TrendingBuses {
  readonly version: number;
  /** Listing ids, most viewed first. */
  ids(): readonly number[];
}

export const nothingTrends: TrendingBuses = { version: 0, ids: () => [] };

/** Answers one recommendation request as the JSON text of a protocol result; hits carry `_score`. */
export function recommend(
  search: EmbeddedBusSearch,
  given: unknown,
  trending: TrendingBuses = nothingTrends,
): string {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw invalid(String(parsed.error.issues[0]?.path[0] ?? ''));
  const request = parsed.data;
  const limit = Math.min(request.maxRecommendations || mostRecommendations, mostRecommendations);
  const parameters = readQueryParameters(request.queryParameters ?? {});
  const startedMs = performance.now();
  const hits =
    request.model === 'trending-facets'
      ? trendingFacets(search, request, limit)
      : scoredRecords(search, request, parameters, limit, trending).map(({ record, score }) =>
          withScore(recordJson(record, parameters.attributesToRetrieve), score),
        );
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

interface Scored {
  record: BusRecord;
  /** From 0 to 100. */
  score: number;
}

/** What the model finds, filled up by the fallback's filters when that is less than was wanted. */
function scoredRecords(
  search: EmbeddedBusSearch,
  request: RecommendRequest,
  parameters: QueryParameters,
  limit: number,
  trending: TrendingBuses,
): Scored[] {
  const found = modelRecords(search, request, parameters, limit, trending);
  if (found.length >= limit || !request.fallbackParameters) return found;
  const { filter } = readQueryParameters(request.fallbackParameters);
  const taken = new Set([request.objectID, ...found.map(({ record }) => record.objectID)]);
  const spare = recordsOf(search, filter ? [filter] : [], limit + taken.size);
  const fallback = spare.filter((record) => !taken.has(record.objectID));
  return [...found, ...fallback.map((record) => ({ record, score: 0 }))].slice(0, limit);
}

function modelRecords(
  search: EmbeddedBusSearch,
  request: RecommendRequest,
  { filter }: QueryParameters,
  limit: number,
  trending: TrendingBuses,
): Scored[] {
  const wanted: Filter[] = filter ? [filter] : [];
  if (request.model === 'trending-items') {
    const { facetName, facetValue } = request;
    if (facetName && facetValue) wanted.push({ facet: facetName, value: facetValue });
    return trendingRecords(search, wanted, limit, trending)
      .map((record, at) => ({ record, score: Math.max(1, 100 - at) }))
      .filter(({ score }) => score >= (request.threshold ?? 0));
  }
  // Nobody buys two buses in one order here: there is no such history to learn from.
  if (request.model === 'bought-together') return [];
  const bus = recordOf(search, request.objectID ?? '');
  if (!bus) return [];
  wanted.push({ or: bus.categorySlug.map((value) => ({ facet: 'categorySlug', value })) });
  const candidates = recordsOf(search, wanted, mostCandidates);
  const measure = request.model === 'looking-similar' ? visualLikeness : likeness;
  return mostAlike(bus, candidates, measure, request.threshold ?? 0, limit);
}

/** What people look at most first, then the usual order: a new site has no figures yet. */
function trendingRecords(
  search: EmbeddedBusSearch,
  filters: readonly Filter[],
  limit: number,
  trending: TrendingBuses,
): BusRecord[] {
  const wanted =
    filters.length === 0
      ? null
      : new Set(recordsOf(search, filters, mostFiltered).map(({ objectID }) => objectID));
  const viewed = trending
    .ids()
    .flatMap((id) => search.record(id) ?? [])
    .filter(({ objectID }) => wanted?.has(objectID) ?? true);
  const first = new Set(viewed.slice(0, limit));
  const rest = recordsOf(search, filters, limit).filter((record) => !first.has(record));
  return [...first, ...rest].slice(0, limit);
}

function recordsOf(
  search: EmbeddedBusSearch,
  filters: readonly Filter[],
  limit: number,
): BusRecord[] {
  return search.index
    .search({ filter: { and: filters }, limit })
    .ids.flatMap((id) => search.record(Number(id)) ?? []);
}

function trendingFacets(
  search: EmbeddedBusSearch,
  request: RecommendRequest,
  limit: number,
): string[] {
  const facetName = request.facetName ?? 'categorySlug';
  if (!(facetAttributes as readonly string[]).includes(facetName)) {
    throw new ApiError(400, `Cannot recommend values of '${facetName}': it is not a facet`);
  }
  const hits = search.index.facetValues({ facet: facetName, limit });
  const most = hits[0]?.count ?? 1;
  return hits.map(({ value, count }) =>
    JSON.stringify({ facetName, facetValue: value, _score: Math.round((100 * count) / most) }),
  );
}

const withScore = (json: string, score: number): string =>
  `${json.slice(0, -1)},"_score":${score}}`;
