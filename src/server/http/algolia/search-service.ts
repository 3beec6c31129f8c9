import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { plainWords, type QueryWords, type SearchBuses } from '#domain/search/search-buses.ts';
import { sortOfIndex, type SearchServiceSettings } from './algolia-settings.ts';
import { ApiError } from './api-error.ts';
import type { CallPart, SearchCall } from './call-turns.ts';
import { encodeParams } from './request/encoded-params.ts';
import { readFacetSearch, searchFacet } from './answers/facet-search.ts';
import { knownParameters, readNames, readQueryParameters } from './request/query-parameters.ts';
import { nothingTrends, recommend, type TrendingBuses } from './answers/recommendations.ts';
import { recordJson, retrievable } from './answers/record-json.ts';
import { recordOf } from './answers/record-of.ts';
import { isObject, parametersOf, textMember, type JsonObject } from './request/request-body.ts';
import { requestedFacets, runQuery, windowOf } from './answers/run-query.ts';
import { runSmartQuery } from './answers/run-smart-query.ts';

/** Requests in one call. The widgets send one a chosen filter and one more. */
const mostRequests = 50;
/** Hits in one call, whatever number of requests they are spread over. */
const mostHits = 1_000;
/** Objects asked for by id in one call, as on the hosted service. */
const mostObjects = 1_000;

/** A question that is checked, and how many hits it may give. */
interface Question extends CallPart {
  hits: number;
}

/** As measured: a thousand hits, and all counts of all facets, are ten and four ordinary questions. */
const hitsAWeight = 100;
const facetsAWeight = 10;
const recommendationWeight = 3;
/** A search, and one for each condition that can be missed by little. */
const smartWeight = 4;
const objectsAWeight = 100;

export interface SearchServiceParts {
  search: EmbeddedBusSearch;
  settings: SearchServiceSettings;
  /** Buses by views, for recommendations; absent, nothing trends. */
  trending?: TrendingBuses;
  /** Staff's synonyms; none when absent. */
  words?: QueryWords;
  /** The list's own search, for questions in smart mode; absent, there is no such mode. */
  searchBuses?: SearchBuses;
  siteUrl: string;
  /** Told of errors that are ours, not the caller's. */
  onError(error: unknown): void;
}

/**
 * What the protocol can be asked, without HTTP: parsed bodies in, JSON texts out. What makes a
 * call large is checked here, before any of it is answered. Every refusal is an `ApiError`.
 */
export function createSearchService(
  search: EmbeddedBusSearch,
  settings: SearchServiceSettings,
  more: Pick<SearchServiceParts, 'trending' | 'words' | 'searchBuses'> = {},
) {
  const { trending = nothingTrends, words = plainWords, searchBuses } = more;
  const query = (indexName: string, given: JsonObject): Question => {
    const sort = sortOfIndex(indexName, settings);
    const parameters = parametersOf(given);
    const echoed = encodeParams(given, knownParameters);
    const asked = readQueryParameters(parameters);
    const hits = windowOf(asked).limit;
    if (asked.smart !== null && searchBuses) {
      if (sort !== 'default')
        throw new ApiError(400, "smart: the order is the list's own; ask the index itself");
      return {
        hits,
        weight: smartWeight + hits / hitsAWeight,
        answer: () =>
          runSmartQuery(searchBuses, search.record, indexName, asked, { echoedParams: echoed }),
      };
    }
    return {
      hits,
      weight: 1 + hits / hitsAWeight + requestedFacets(asked.facets).length / facetsAWeight,
      answer: () => runQuery(search, indexName, sort, asked, { echoedParams: echoed, words }),
    };
  };

  const facet = (indexName: string, name: string, given: JsonObject): Question => {
    sortOfIndex(indexName, settings);
    const asked = readFacetSearch(name, parametersOf(given));
    return { hits: 0, weight: 1, answer: () => searchFacet(search, asked, words) };
  };

  return {
    query: (indexName: string, given: JsonObject): SearchCall => only(query(indexName, given)),
    facet: (indexName: string, name: string, given: JsonObject): SearchCall =>
      only(facet(indexName, name, given)),
    queries(body: JsonObject): SearchCall {
      const questions = requestsOf(body, mostRequests).map((request) => {
        const indexName = textMember(request, 'indexName');
        return request.type === 'facet'
          ? facet(indexName, textMember(request, 'facet'), request)
          : query(indexName, request);
      });
      const hits = questions.reduce((sum, question) => sum + question.hits, 0);
      if (hits > mostHits)
        throw new ApiError(
          400,
          `requests: ${hits} hits are asked for, at most ${mostHits} a call; lower hitsPerPage or send fewer requests`,
        );
      return results(questions);
    },
    recommendations(body: JsonObject): SearchCall {
      return results(
        requestsOf(body, mostRequests).map((request) => {
          sortOfIndex(textMember(request, 'indexName'), settings);
          return {
            weight: recommendationWeight,
            answer: () => recommend(search, request, trending),
          };
        }),
      );
    },
    object(indexName: string, objectID: string, attributes: unknown): SearchCall {
      sortOfIndex(indexName, settings);
      const names = retrievable(readNames('attributesToRetrieve', attributes));
      const answer = () => {
        const record = recordOf(search, objectID);
        if (!record) throw new ApiError(404, 'ObjectID does not exist');
        return recordJson(record, names);
      };
      return only({ weight: 1, answer });
    },
    objects(body: JsonObject): SearchCall {
      const asked = requestsOf(body, mostObjects).map((request) => {
        sortOfIndex(textMember(request, 'indexName'), settings);
        return {
          objectID: textMember(request, 'objectID'),
          names: retrievable(readNames('attributesToRetrieve', request.attributesToRetrieve)),
        };
      });
      const answer = () =>
        asked
          .map(({ objectID, names }) => {
            const record = recordOf(search, objectID);
            return record ? recordJson(record, names) : 'null';
          })
          .join(',');
      return results([{ weight: 1 + asked.length / objectsAWeight, answer }]);
    },
  };
}

const only = (part: CallPart): SearchCall => ({ parts: [part], join: ([answer]) => answer! });
const results = (parts: readonly CallPart[]): SearchCall => ({
  parts,
  join(answers) {
    const pieces: string[] = [];
    for (const answer of answers) {
      pieces.push(pieces.length === 0 ? '{"results":[' : ',');
      if (typeof answer === 'string') pieces.push(answer);
      else for (const piece of answer) pieces.push(piece);
    }
    pieces.push(']}');
    return pieces;
  },
});

function requestsOf({ requests }: JsonObject, most: number): JsonObject[] {
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > most) {
    throw new ApiError(400, `requests: expected a list of 1 to ${most} requests`);
  }
  return requests.map((request: unknown) => {
    if (!isObject(request)) throw new ApiError(400, 'requests: every request is an object');
    return request;
  });
}
