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
import { recordJson, unmarkedJson } from './record-json.ts';

type Highlightable = (typeof highlightAttributes)[number];
const highlightable: ReadonlySet<string> = new Set(highlightAttributes);
const countable: ReadonlySet<string> = new Set([...facetAttributes, ...countedAttributes]);

/**
 * Answers one search request as the JSON text of a protocol result. Text, not an object: a hit's
 * record is serialised once and pasted from then on.
 */
export function runQuery(
  search: EmbeddedBusSearch,
  indexName: string,
  sort: Sort,
  parameters: QueryParameters,
  { echoedParams, words }: { echoedParams: string; words: QueryWords },
): string {
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
  const hits = answer.ids.flatMap((id, at) => {
    const record = search.record(Number(id));
    return record === null ? [] : hitJson(record, parameters, highlighted, answer.highlights?.[at]);
  });
  return resultJson(hits, parameters, answer.total, {
    startedMs,
    more: {
      params: echoedParams,
      index: indexName,
      renderingContent: {},
      ...(answer.dropped.length > 0 ? { queryAfterRemoval: afterRemoval(answer) } : {}),
    },
    counts:
      parameters.facets.length > 0 ? facetsJson(facets, answer, parameters.maxValuesPerFacet) : '',
  });
}

/** The same in every answer: nothing here is an estimate. */
const exhaustive =
  '"exhaustiveNbHits":true,"exhaustiveFacetsCount":true,"exhaustiveTypo":true,' +
  '"exhaustive":{"facetsCount":true,"nbHits":true,"typo":true}';

/**
 * A result with its hits, which are JSON texts already, what it says of itself besides, and its counts,
 * members of a JSON object or nothing. Written member by member: most of it is numbers.
 */
export function resultJson(
  hits: readonly string[],
  parameters: QueryParameters,
  total: number,
  { startedMs, more, counts = '' }: { startedMs: number; more: object; counts?: string },
): string {
  const { offset, limit, page, hitsPerPage } = windowOf(parameters);
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage);
  const rows = parameters.offset === null ? '' : `,"offset":${offset},"length":${limit}`;
  const about = JSON.stringify({ query: parameters.query, ...more }).slice(1, -1);
  return (
    `{"hits":[${hits.join(',')}],"nbHits":${total},"page":${page},"nbPages":${nbPages},` +
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

function hitJson(
  record: BusRecord,
  parameters: QueryParameters,
  highlighted: readonly string[],
  highlights: Record<string, Highlight> | undefined,
): string {
  const json = recordJson(record, parameters.attributesToRetrieve);
  if (highlighted.length === 0) return json;
  let marked = '';
  for (const name of highlighted as readonly Highlightable[]) {
    const text = highlightJson(record, name, highlights?.[textName(name)]);
    if (text !== null) marked += marked === '' ? text : `,${text}`;
  }
  return `${json.slice(0, -1)},"_highlightResult":{${marked}}}`;
}

/** Most attributes of most hits match nothing; their text is the same for every query. */
function highlightJson(
  record: BusRecord,
  name: Highlightable,
  highlight: Highlight | undefined,
): string | null {
  if (!highlight || highlight.matchLevel === 'none') return unmarkedJson(record, name);
  return record[name] === null ? null : `"${name}":${JSON.stringify(highlight)}`;
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
