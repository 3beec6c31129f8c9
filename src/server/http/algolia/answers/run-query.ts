import type { Filter, Highlight, SearchResponse, Sort } from '@omnibus/search-core';
import {
  countedAttributes,
  countedName,
  facetAttributes,
  highlightAttributes,
  numberAttributes,
  textName,
} from '#domain/search/bus-document.ts';
import type { BusRecord } from '#domain/search/bus-record.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { QueryWords } from '#domain/search/search-buses.ts';
import type { QueryParameters } from '../request/query-parameters.ts';
import { facetsJson, measurable } from './facets-json.ts';
import { highlightRest, openRecordJson, unmarkedJson, unmarkedRest } from './record-json.ts';

type Highlightable = (typeof highlightAttributes)[number];
const highlightable: ReadonlySet<string> = new Set(highlightAttributes);
const countable: ReadonlySet<string> = new Set([...facetAttributes, ...countedAttributes]);

/**
 * Answers one search request as the JSON text of a protocol result, in pieces. Text, not an object: a
 * hit's record is serialised once and pasted from then on, and in pieces the most of it is what is
 * kept of records anyway.
 */
export function runQuery(
  search: EmbeddedBusSearch,
  indexName: string,
  sort: Sort,
  parameters: QueryParameters,
  { echoedParams, words }: { echoedParams: string; words: QueryWords },
): readonly string[] {
  const startedMs = performance.now();
  const text = words.read(parameters.query);
  const { offset, limit } = windowOf(parameters);
  const facets = requestedFacets(parameters.facets);
  const highlighted = parameters.attributesToHighlight.filter((name) => highlightable.has(name));
  const filter = withRadius(parameters);
  const answer = search.index.search({
    query: text,
    ...(filter ? { filter } : {}),
    facets: facets.filter((name) => countable.has(name)).map(countedName),
    stats: facets.filter((name) => measurable.has(name)),
    // A replica keeps its own order; the index itself puts the nearest first.
    sort: parameters.around && sort === 'default' ? { distanceFrom: parameters.around } : sort,
    offset,
    limit,
    relax: parameters.relax,
    typoTolerance: parameters.typoTolerance,
    prefixLast: parameters.prefixLast,
    ...(highlighted.length > 0 && parameters.query.trim() !== ''
      ? {
          highlight: {
            fields: highlighted.map((name) => textName(name as Highlightable)),
            pre: parameters.highlightPreTag,
            post: parameters.highlightPostTag,
          },
        }
      : {}),
  });
  const pieces: string[] = [beforeHits];
  answer.ids.forEach((id, at) => {
    const record = search.record(Number(id));
    if (record === null) return;
    if (pieces.length > 1) pieces.push(',');
    pieces.push(
      openRecordJson(record, parameters.attributesToRetrieve),
      hitRest(record, parameters.attributesToHighlight, answer.highlights?.[at]),
    );
  });
  pieces.push(
    afterHits(parameters, answer.total, {
      startedMs,
      more: {
        params: echoedParams,
        index: indexName,
        renderingContent: {},
        ...(answer.dropped.length > 0 ? { queryAfterRemoval: afterRemoval(answer) } : {}),
      },
      counts:
        parameters.facets.length > 0
          ? facetsJson(facets, answer, parameters.maxValuesPerFacet)
          : '',
    }),
  );
  return pieces;
}

/** The same in every answer: nothing here is an estimate. */
const exhaustive =
  '"exhaustiveNbHits":true,"exhaustiveFacetsCount":true,"exhaustiveTypo":true,' +
  '"exhaustive":{"facetsCount":true,"nbHits":true,"typo":true}';

/** What stands in a result before its hits, which are JSON texts with commas between them. */
export const beforeHits = '{"hits":[';

/**
 * What follows the hits: what the result says of itself, and its counts, members of a JSON object or
 * nothing. Written member by member: most of it is numbers.
 */
export function afterHits(
  parameters: QueryParameters,
  total: number,
  { startedMs, more, counts = '' }: { startedMs: number; more: object; counts?: string },
): string {
  const { offset, limit, page, hitsPerPage } = windowOf(parameters);
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage);
  const rows = parameters.offset === null ? '' : `,"offset":${offset},"length":${limit}`;
  const about = JSON.stringify({ query: parameters.query, ...more }).slice(1, -1);
  return (
    `],"nbHits":${total},"page":${page},"nbPages":${nbPages},` +
    `"hitsPerPage":${hitsPerPage},${exhaustive},${about}${counts && `,${counts}`}${rows},` +
    `"processingTimeMS":${processingMs(startedMs)}}`
  );
}

const processingMs = (startedMs: number): number =>
  Math.max(1, Math.round(performance.now() - startedMs));

function withRadius({ filter, around, aroundMiles }: QueryParameters): Filter | null {
  if (!around || aroundMiles === null) return filter;
  const within = { within: around, miles: aroundMiles };
  return filter ? { and: [filter, within] } : within;
}

/** Which hits are asked for, by page or by offset. */
export function windowOf({ offset, length, page, hitsPerPage }: QueryParameters) {
  if (offset === null) return { offset: page * hitsPerPage, limit: hitsPerPage, page, hitsPerPage };
  const limit = length ?? hitsPerPage;
  return { offset, limit, page: limit === 0 ? 0 : Math.floor(offset / limit), hitsPerPage: limit };
}

/** Names of what is to be counted or measured; `*` is all of it. */
export function requestedFacets(names: readonly string[]): string[] {
  if (names.includes('*'))
    return [...new Set([...facetAttributes, ...countedAttributes, ...numberAttributes])];
  return [...new Set(names)].filter((name) => countable.has(name) || measurable.has(name));
}

/** What follows the record's own members in a hit. */
function hitRest(
  record: BusRecord,
  asked: readonly string[],
  highlights: Record<string, Highlight> | undefined,
): string {
  if (asked === highlightAttributes && (!highlights || noneFound(highlights)))
    return unmarkedRest(record);
  const names = asked.filter((name) => highlightable.has(name)) as Highlightable[];
  if (names.length === 0) return '}';
  return highlightRest(
    names.map((name) => highlightJson(record, name, highlights?.[textName(name)])),
  );
}

function noneFound(highlights: Record<string, Highlight>): boolean {
  for (const field in highlights) if (highlights[field]!.matchLevel !== 'none') return false;
  return true;
}

/** Most attributes of most hits match nothing; their text is the same for every query. */
function highlightJson(
  record: BusRecord,
  name: Highlightable,
  highlight: Highlight | undefined,
): string | null {
  if (!highlight || highlight.matchLevel === 'none') return unmarkedJson(record, name);
  if (record[name] === null) return null;
  const { value, matchLevel, matchedWords, fullyHighlighted } = highlight;
  return (
    `"${name}":{"value":${JSON.stringify(value)},"matchLevel":"${matchLevel}",` +
    `"matchedWords":${JSON.stringify(matchedWords)},"fullyHighlighted":${fullyHighlighted}}`
  );
}

/** The protocol repeats the query with the words it left out in emphasis. */
function afterRemoval(answer: SearchResponse): string {
  const dropped = [...answer.dropped];
  return answer.words
    .map((word) => {
      const at = dropped.indexOf(word);
      if (at < 0) return word;
      dropped.splice(at, 1);
      return `<em>${word}</em>`;
    })
    .join(' ');
}
