import * as z from 'zod';
import type {
  AskedOfSearch,
  BusSearch,
  BusSearchAnswer,
  BusSearchRequest,
  ConditionGroup,
} from '#domain/search/bus-search.ts';
import { milesBetween } from '#domain/locations/distance.ts';
import type { HostedQuestion } from '#domain/search/hosted-question.ts';
import { replicaName } from '#domain/search/replica-sorts.ts';
import { filtersText } from './filters-text.ts';
import { hostedClient, type HostedSearchConfig } from './hosted-client.ts';

/** The hosted service's own caps. */
const mostValuesPerFacet = 1_000;
const mostHits = 1_000;
const longestQueryBytes = 512;

/** A hosted answer is somebody else's data: what does not fit is dropped, never believed. */
const counts = z.record(z.string(), z.number().int().min(0));
const point = z.object({ lat: z.number(), lng: z.number() });
const resultSchema = z.object({
  hits: z.array(
    z
      .object({ objectID: z.string(), _geoloc: point.nullish().catch(null) })
      .catch({ objectID: '', _geoloc: null }),
  ),
  nbHits: z.number().int().min(0),
  facets: z.record(z.string(), counts).nullish(),
  queryAfterRemoval: z.string().nullish(),
});
type Result = z.infer<typeof resultSchema>;

/** Searches the hosted index. Rejects when it cannot be reached or answers nonsense. */
export function createHostedBusSearch(config: HostedSearchConfig): BusSearch {
  const connected = hostedClient(config);
  return {
    async execute(request) {
      const requests = requestsFor(request, config.indexName);
      const client = await connected;
      const { results } = await client.search({ requests });
      const [main, ...others] = z.array(resultSchema).length(requests.length).parse(results);
      return readAnswer(request, main!, others);
    },
  };
}

/** The fields whose counts must leave out their own groups, in the order of their requests. */
function disjunctiveFields({ facets, groups }: BusSearchRequest): string[] {
  return facets.filter((facet) => groups.some((group) => group.field === facet));
}

/** The search itself, and one request a field whose counts leave its own choice out. */
function requestsFor(request: BusSearchRequest, indexName: string) {
  const { groups } = request;
  const own = disjunctiveFields(request);
  const common = (kept: readonly ConditionGroup[]) => ({
    ...hostedQuestion({ ...request, groups: kept }, indexName),
    maxValuesPerFacet: mostValuesPerFacet,
    attributesToRetrieve: request.near ? ['_geoloc'] : [],
    attributesToHighlight: [],
    removeWordsIfNoResults: request.relaxWords ? ('allOptional' as const) : ('none' as const),
  });
  return [
    {
      ...common(groups),
      facets: request.facets.filter((facet) => !own.includes(facet)),
      offset: request.offset,
      length: Math.min(request.limit, mostHits),
    },
    ...own.map((field) => ({
      ...common(groups.filter((group) => group.field !== field)),
      indexName,
      facets: [field],
      hitsPerPage: 0,
      analytics: false,
    })),
  ];
}

/** What is searched for, in the words of the protocol. */
export const hostedQuestion = (
  { text, groups, near, sort }: AskedOfSearch,
  indexName: string,
): HostedQuestion => ({
  indexName: replicaName(indexName, sort),
  query: cut(text),
  filters: filtersText(groups),
  ...(near ? around(near) : {}),
});

const metersPerMile = 1609.344;

/** The service orders by distance whenever it is told a point; only a radius leaves anything out. */
function around({ lat, lng, radiusMiles }: NonNullable<BusSearchRequest['near']>) {
  return {
    aroundLatLng: `${lat},${lng}`,
    aroundRadius:
      radiusMiles === null
        ? ('all' as const)
        : Math.max(1, Math.round(radiusMiles * metersPerMile)),
  };
}

function readAnswer(
  request: BusSearchRequest,
  main: Result,
  others: readonly Result[],
): BusSearchAnswer {
  const facets: BusSearchAnswer['facets'] = {};
  for (const facet of request.facets) facets[facet] = main.facets?.[facet] ?? {};
  disjunctiveFields(request).forEach((field, at) => {
    facets[field] = others[at]?.facets?.[field] ?? {};
  });
  const { near } = request;
  const hits = main.hits.filter(({ objectID }) => /^[1-9]\d{0,14}$/.test(objectID));
  return {
    total: main.nbHits,
    ids: hits.map(({ objectID }) => Number(objectID)),
    ...(near
      ? { milesAway: hits.map(({ _geoloc }) => (_geoloc ? milesBetween(near, _geoloc) : null)) }
      : {}),
    facets,
    droppedWords: droppedWords(main.queryAfterRemoval ?? ''),
  };
}

/** The answer repeats the query with the words it had to leave out in emphasis. */
function droppedWords(markup: string): string[] {
  return [...markup.matchAll(/<em>(.*?)<\/em>/gs)].flatMap(
    ([, words = '']) => words.match(/\S+/g) ?? [],
  );
}

function cut(text: string): string {
  let kept = text.slice(0, longestQueryBytes);
  while (Buffer.byteLength(kept) > longestQueryBytes) kept = kept.slice(0, -1);
  return kept.toWellFormed();
}
