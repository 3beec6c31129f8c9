import type { Filter } from '@omnibus/search-core';
import * as z from 'zod';
import { highlightAttributes } from '#domain/search/bus-document.ts';
import { ApiError } from './api-error.ts';
import { parseFilters } from './filter-grammar.ts';
import { parseListFilters } from './list-filters.ts';

/** Caps of one query, after the hosted service's own. */
export const longestQueryBytes = 512;
export const mostHitsPerPage = 1_000;
const defaultHitsPerPage = 20;
const mostValuesPerFacet = 1_000;

/** Query parameters after checking; see the protocol notes on search parameters. */
export interface QueryParameters {
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** Overrides page and hitsPerPage when given. */
  offset: number | null;
  length: number | null;
  filter: Filter | null;
  facets: readonly string[];
  maxValuesPerFacet: number;
  /** Null: everything. */
  attributesToRetrieve: readonly string[] | null;
  attributesToHighlight: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
  typoTolerance: boolean;
  prefixLast: boolean;
  relax: boolean;
  around: { lat: number; lng: number } | null;
}

const count = (largest: number) => z.coerce.number().int().min(0).max(largest);
const names = z
  .union([z.array(z.string()), z.string().transform(splitNames)])
  .refine((list) => list.length <= 200);
const truth = z.union([z.boolean(), z.string().transform((word) => word !== 'false')]);
const tag = z.string().max(64);

/** Unknown parameters (analytics, user tokens, A/B tests) are accepted and ignored. */
const schema = z.object({
  query: z.coerce.string().default(''),
  page: count(1_000_000).default(0),
  hitsPerPage: count(1_000_000).default(defaultHitsPerPage),
  offset: count(1_000_000).nullish(),
  length: count(mostHitsPerPage).nullish(),
  filters: z.string().default(''),
  facetFilters: z.unknown(),
  numericFilters: z.unknown(),
  facets: names.default([]),
  maxValuesPerFacet: count(1_000_000).default(100),
  attributesToRetrieve: names.nullish(),
  attributesToHighlight: names.nullish(),
  highlightPreTag: tag.default('<em>'),
  highlightPostTag: tag.default('</em>'),
  typoTolerance: truth.default(true),
  queryType: z.string().default('prefixLast'),
  removeWordsIfNoResults: z.string().default('none'),
  aroundLatLng: z.string().nullish(),
});

/** Checks one query's parameters. Throws ApiError 400 with the parameter's name. */
export function readQueryParameters(given: Record<string, unknown>): QueryParameters {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ApiError(400, `invalid value for parameter '${issue?.path.join('.') ?? ''}'`);
  }
  const values = parsed.data;
  if (Buffer.byteLength(values.query) > longestQueryBytes) {
    throw new ApiError(400, `query is too long: at most ${longestQueryBytes} bytes`);
  }
  if (values.hitsPerPage > mostHitsPerPage) {
    throw new ApiError(400, `hitsPerPage should be at most ${mostHitsPerPage}`);
  }
  const filters = [
    parseFilters(values.filters),
    parseListFilters('facetFilters', values.facetFilters),
    parseListFilters('numericFilters', values.numericFilters),
  ].filter((filter) => filter !== null);
  const retrieve = values.attributesToRetrieve;
  const highlight = values.attributesToHighlight;
  return {
    query: values.query,
    page: values.page,
    hitsPerPage: values.hitsPerPage,
    offset: values.offset ?? null,
    length: values.length ?? null,
    filter: filters.length === 0 ? null : { and: filters },
    facets: values.facets.map(bareFacet),
    maxValuesPerFacet: Math.min(values.maxValuesPerFacet, mostValuesPerFacet),
    attributesToRetrieve: !retrieve || retrieve.includes('*') ? null : retrieve,
    attributesToHighlight: highlight && !highlight.includes('*') ? highlight : highlightAttributes,
    highlightPreTag: values.highlightPreTag,
    highlightPostTag: values.highlightPostTag,
    typoTolerance: values.typoTolerance,
    prefixLast: values.queryType !== 'prefixNone',
    relax: values.removeWordsIfNoResults !== 'none',
    around: values.aroundLatLng ? readPoint(values.aroundLatLng) : null,
  };
}

/** Parameters may come as one URL-encoded text (`params: "query=bus&hitsPerPage=5"`). */
export function decodeParams(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, decodeValue(value)]),
  );
}

/** Lists and booleans travel as JSON inside an encoded text; plain words stay words. */
function decodeValue(value: string): unknown {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function splitNames(text: string): string[] {
  const list = decodeValue(text);
  if (Array.isArray(list)) return list.filter((entry) => typeof entry === 'string');
  return text.split(',').flatMap((name) => name.trim() || []);
}

/** `searchable(make)` and `filterOnly(make)` name the same attribute. */
const bareFacet = (name: string): string => /^\w+\((\w+)\)$/.exec(name)?.[1] ?? name;

function readPoint(text: string): { lat: number; lng: number } {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
    throw new ApiError(400, 'aroundLatLng: expected latitude,longitude');
  }
  return { lat, lng };
}
