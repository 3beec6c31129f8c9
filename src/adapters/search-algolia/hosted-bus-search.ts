import * as z from 'zod';
import {
  groupsBeyond,
  seatsFirst,
  seatsOrder,
  type AskedOfSearch,
  type BusSearch,
  type BusSearchAnswer,
  type BusSearchRequest,
  type ConditionGroup,
  type MissOrder,
} from '#domain/search/bus-search.ts';
import { milesBetween } from '#domain/locations/distance.ts';
import type { HostedQuestion } from '#domain/search/hosted-question.ts';
import { missOf } from '#domain/search/miss-of.ts';
import { replicaName } from '#domain/search/replica-sorts.ts';
import { filtersText } from './filters-text.ts';
import { hostedClient, type HostedSearchConfig } from './hosted-client.ts';

/** The hosted service's own caps. */
const mostValuesPerFacet = 1_000;
const mostHits = 1_000;
const longestQueryBytes = 512;
/** In one call. */
const mostRequests = 50;

const mostCompared = 200;

/**
 * Orders that the service does not have are made here, of hits in its own order: by what is missed, of so
 * many; by so many seats first, of all that one answer can hold, from which the page is cut.
 */
function ownOrder({ sort, near, leastMissed, offset, limit }: BusSearchRequest) {
  if (leastMissed) return { order: leastMissed, near, offset, length: mostCompared, from: 0 };
  const wanted = seatsFirst(sort);
  if (wanted === null || offset + limit > mostHits) return null;
  return { order: seatsOrder(wanted), near: null, offset: 0, length: mostHits, from: offset };
}

/** A hosted answer is somebody else's data: what does not fit is dropped, never believed. */
const counts = z.record(z.string(), z.number().int().min(0));
const point = z.object({ lat: z.number(), lng: z.number() });
const resultSchema = z.object({
  hits: z.array(
    z
      .looseObject({ objectID: z.string(), _geoloc: point.nullish().catch(null) })
      .catch({ objectID: '', _geoloc: null }),
  ),
  nbHits: z.number().int().min(0),
  facets: z.record(z.string(), counts).nullish(),
  queryAfterRemoval: z.string().nullish(),
});
type Result = z.infer<typeof resultSchema>;
type Hit = Result['hits'][number];
type HostedRequest = ReturnType<typeof requestsFor>[number];

/** Searches the hosted index. Rejects when it cannot be reached or answers nonsense. */
export function createHostedBusSearch(config: HostedSearchConfig): BusSearch {
  const connected = hostedClient(config);
  const ask = async (requests: readonly HostedRequest[]): Promise<Result[]> => {
    const client = await connected;
    const { results } = await client.search({ requests: [...requests] });
    return z.array(resultSchema).length(requests.length).parse(results);
  };
  const executeAll: BusSearch['executeAll'] = async (asked) => {
    const each = asked.map((request) => requestsFor(request, config.indexName));
    const requests = each.flat();
    const results: Result[] = [];
    for (let at = 0; at < requests.length; at += mostRequests) {
      results.push(...(await ask(requests.slice(at, at + mostRequests))));
    }
    return asked.map((request, at) => {
      const [main, ...others] = results.splice(0, each[at]!.length);
      return readAnswer(request, main!, others);
    });
  };
  return {
    async execute(request) {
      const [answer] = await executeAll([request]);
      return answer!;
    },
    executeAll,
  };
}

/** The fields whose counts must leave out their own groups, in the order of their requests. */
function disjunctiveFields({ facets, groups }: BusSearchRequest): string[] {
  return facets.filter((facet) => groups.some((group) => group.field === facet));
}

/** The search itself, and one request a field whose counts leave its own choice out. */
function requestsFor(request: BusSearchRequest, indexName: string) {
  const { near, groups } = request;
  const ours = ownOrder(request);
  const own = disjunctiveFields(request);
  const common = (kept: readonly ConditionGroup[]) => ({
    ...hostedQuestion({ ...request, groups: kept }, indexName),
    maxValuesPerFacet: mostValuesPerFacet,
    attributesToRetrieve: [
      ...(near ? ['_geoloc'] : []),
      ...(ours ? ours.order.ranges.map(({ number }) => number) : []),
    ],
    attributesToHighlight: [],
    ...(request.wholeWords ? { queryType: 'prefixNone' as const } : {}),
    ...(request.asTyped ? { typoTolerance: false } : {}),
    removeWordsIfNoResults: request.relaxWords ? ('allOptional' as const) : ('none' as const),
  });
  return [
    {
      ...common(groups),
      facets: request.facets.filter((facet) => !own.includes(facet)),
      offset: ours?.offset ?? request.offset,
      length: ours?.length ?? Math.min(request.limit, mostHits),
    },
    ...own.map((field) =>
      counted(
        field,
        groups.filter((group) => group.field !== field),
      ),
    ),
    ...(request.beyond ?? []).map((field) => counted(field, groupsBeyond(groups, field))),
  ];
  function counted(field: string, kept: readonly ConditionGroup[]) {
    return { ...common(kept), indexName, facets: [field], hitsPerPage: 0, analytics: false };
  }
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
  const own = disjunctiveFields(request);
  const countsAt = (field: string, at: number) => others[at]?.facets?.[field] ?? {};
  own.forEach((field, at) => {
    facets[field] = countsAt(field, at);
  });
  const beyond = request.beyond?.map((field, at) => [field, countsAt(field, own.length + at)]);
  const { near, leastMissed, limit } = request;
  const ours = ownOrder(request);
  const known = main.hits.filter(({ objectID }) => /^[1-9]\d{0,14}$/.test(objectID));
  const hits = ours
    ? nearestOf(known, ours.order, ours.near).slice(ours.from, ours.from + limit)
    : known;
  return {
    total: main.nbHits,
    ids: hits.map(({ objectID }) => Number(objectID)),
    ...(near ? { milesAway: hits.map((hit) => milesTo(hit, near)) } : {}),
    ...(leastMissed ? { misses: hits.map((hit) => missOfHit(hit, leastMissed, near)) } : {}),
    facets,
    ...(beyond ? { beyond: Object.fromEntries(beyond) } : {}),
    droppedWords: droppedWords(main.queryAfterRemoval ?? ''),
  };
}

type Near = BusSearchRequest['near'];

const milesTo = ({ _geoloc }: Hit, near: NonNullable<Near>): number | null =>
  _geoloc ? milesBetween(near, _geoloc) : null;

function missOfHit(hit: Hit, order: MissOrder, near: Near): number {
  const figureOf = (name: string) => {
    const value = hit[name];
    return typeof value === 'number' ? value : null;
  };
  return missOf(order, figureOf, near ? milesTo(hit, near) : undefined);
}

const nearestOf = (hits: readonly Hit[], order: MissOrder, near: Near): Hit[] =>
  hits
    .map((hit) => ({ hit, miss: missOfHit(hit, order, near) }))
    .toSorted((a, b) => a.miss - b.miss)
    .map(({ hit }) => hit);

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
