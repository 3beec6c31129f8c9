import * as z from 'zod';
import { highlightAttributes } from '#domain/search/bus-document.ts';
import { ApiError } from '../api-error.ts';
import { decodeValue } from './encoded-params.ts';
import { parseFilters } from '../filters/filter-grammar.ts';
import { parseListFilters } from '../filters/list-filters.ts';
import { retrievable } from '../answers/record-json.ts';

/** Caps of one query, after the hosted service's own. */
const mostQueryBytes = 512;
const mostHitsPerPage = 1_000;
const defaultHitsPerPage = 20;
const mostValuesPerFacet = 1_000;
const mostNames = 200;
const largestPage = 1_000_000;
const metersPerMile = 1609.344;

/** Query parameters after checking; see the protocol notes on search parameters. */
export type QueryParameters = ReturnType<typeof readQueryParameters>;

/** A whole number, or its digits as text; never coerced from lists, objects or truth values. */
const count = (largest: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(0).max(largest));
const text = z.union([z.string(), z.number().transform(String)]);
const names = z
  .union([z.array(z.string()), z.string().transform(splitNames)])
  .refine((list) => list.length <= mostNames);
const truth = z.union([z.boolean(), z.string().transform((word) => word !== 'false')]);
const tag = z.string().max(64);
/** `true`, or filters as the list's address says them. */
const smart = z.union([z.boolean(), z.string().max(2_000)]);

/** Unknown parameters (analytics, user tokens, ranking info) are accepted and ignored. */
const schema = z.object({
  query: text.nullish(),
  page: count(largestPage).nullish(),
  hitsPerPage: count(mostHitsPerPage).nullish(),
  offset: count(largestPage).nullish(),
  length: count(mostHitsPerPage).nullish(),
  filters: z.string().nullish(),
  facetFilters: z.unknown().optional(),
  numericFilters: z.unknown().optional(),
  facets: names.nullish(),
  maxValuesPerFacet: count(largestPage).nullish(),
  attributesToRetrieve: names.nullish(),
  attributesToHighlight: names.nullish(),
  highlightPreTag: tag.nullish(),
  highlightPostTag: tag.nullish(),
  typoTolerance: truth.nullish(),
  queryType: z.string().nullish(),
  removeWordsIfNoResults: z.string().nullish(),
  aroundLatLng: z.string().nullish(),
  aroundRadius: z.union([z.literal('all'), count(largestPage * 100)]).nullish(),
  smart: smart.nullish(),
  queryLanguages: names.nullish(),
});

export const knownParameters: readonly string[] = Object.keys(schema.shape);

/** Checks one query's parameters. Throws ApiError 400 with the parameter's name. */
export function readQueryParameters(given: Record<string, unknown>) {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw invalid(String(parsed.error.issues[0]?.path[0] ?? ''));
  const values = parsed.data;
  const query = values.query ?? '';
  if (query.length * 3 > mostQueryBytes && Buffer.byteLength(query) > mostQueryBytes) {
    throw new ApiError(400, `query is too long: at most ${mostQueryBytes} bytes`);
  }
  const filters = [
    parseFilters(values.filters ?? ''),
    parseListFilters('facetFilters', values.facetFilters),
    parseListFilters('numericFilters', values.numericFilters),
  ].filter((filter) => filter !== null);
  const highlight = values.attributesToHighlight;
  return {
    query,
    /** From 0. */
    page: values.page ?? 0,
    hitsPerPage: values.hitsPerPage ?? defaultHitsPerPage,
    /** Overrides page and hitsPerPage when given. */
    offset: values.offset ?? null,
    length: values.length ?? null,
    filter: filters.length === 0 ? null : { and: filters },
    facets: [...new Set(values.facets?.map(bareFacet))],
    maxValuesPerFacet: Math.min(values.maxValuesPerFacet ?? 100, mostValuesPerFacet),
    /** Null: everything. */
    attributesToRetrieve: retrievable(values.attributesToRetrieve ?? null),
    attributesToHighlight:
      highlight && !highlight.includes('*') ? [...new Set(highlight)] : highlightAttributes,
    highlightPreTag: values.highlightPreTag ?? '<em>',
    highlightPostTag: values.highlightPostTag ?? '</em>',
    typoTolerance: values.typoTolerance ?? true,
    prefixLast: values.queryType !== 'prefixNone',
    /** Said, and not only so by default: the last word is the beginning of one. */
    isTyping: values.queryType === 'prefixLast',
    relax: (values.removeWordsIfNoResults ?? 'none') !== 'none',
    around: values.aroundLatLng ? readPoint(values.aroundLatLng) : null,
    /** Null: any distance. The protocol counts in meters. */
    aroundMiles:
      typeof values.aroundRadius === 'number' ? values.aroundRadius / metersPerMile : null,
    /** Read as the list reads it, with these filters of its address; null: as the protocol says. */
    smart: readSmart(values.smart),
    /** The language of the words, for the smart mode. */
    language: values.queryLanguages?.[0],
  };
}

function readSmart(given: boolean | string | null | undefined): string | null {
  if (given === true || given === 'true') return '';
  return typeof given === 'string' && given !== 'false' ? given : null;
}

/** A list of attribute names: an array, its JSON, or names joined by commas; null when not given. */
export function readNames(parameter: string, given: unknown): string[] | null {
  const parsed = names.nullish().safeParse(given);
  if (!parsed.success) throw invalid(parameter);
  return parsed.data ?? null;
}

export const invalid = (parameter: string): ApiError =>
  new ApiError(
    400,
    parameter === 'hitsPerPage'
      ? `invalid value for parameter 'hitsPerPage': a whole number, at most ${mostHitsPerPage}`
      : `invalid value for parameter '${parameter}'`,
  );

function splitNames(given: string): string[] {
  const list = decodeValue(given);
  if (Array.isArray(list)) return list.filter((entry) => typeof entry === 'string');
  return given.split(',').flatMap((name) => name.trim() || []);
}

/** `searchable(make)` and `filterOnly(make)` name the same attribute. */
const bareFacet = (name: string): string => /^\w+\((\w+)\)$/.exec(name)?.[1] ?? name;

function readPoint(given: string): { lat: number; lng: number } {
  // A blank one would count as 0.
  const [lat = Number.NaN, lng = Number.NaN, surplus] = given
    .split(',')
    .map((figure) => (figure.trim() === '' ? Number.NaN : Number(figure)));
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180) || surplus !== undefined) {
    throw new ApiError(400, 'aroundLatLng: expected latitude,longitude');
  }
  return { lat, lng };
}
