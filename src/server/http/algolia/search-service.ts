import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { plainWords, type QueryWords } from '#domain/search/query-words.ts';
import { sortOfIndex, type SearchServiceSettings } from './algolia-settings.ts';
import { ApiError } from './api-error.ts';
import { encodeParams } from './encoded-params.ts';
import { searchFacet } from './facet-search.ts';
import { knownParameters, readNames, readQueryParameters } from './query-parameters.ts';
import { nothingTrends, recommend, type TrendingBuses } from './recommendations.ts';
import { recordJson, retrievable } from './record-json.ts';
import { recordOf } from './record-of.ts';
import { isObject, parametersOf, textField, type JsonObject } from './request-body.ts';
import { runQuery } from './run-query.ts';

/** Requests in one call. The widgets send one a chosen filter and one more. */
export const mostRequests = 50;
/** Objects asked for by id in one call, as on the hosted service. */
export const mostObjects = 1_000;

/**
 * What the protocol can be asked, without HTTP: parsed bodies in, JSON texts out. Every refusal is
 * an `ApiError`.
 */
export interface SearchService {
  query(indexName: string, given: JsonObject): string;
  facet(indexName: string, facet: string, given: JsonObject): string;
  queries(body: JsonObject): string;
  recommendations(body: JsonObject): string;
  object(indexName: string, objectID: string, attributes: unknown): string;
  objects(body: JsonObject): string;
}

export function createSearchService(
  search: EmbeddedBusSearch,
  settings: SearchServiceSettings,
  more: { trending?: TrendingBuses; words?: QueryWords } = {},
): SearchService {
  const { trending = nothingTrends, words = plainWords } = more;
  const query = (indexName: string, given: JsonObject): string => {
    const sort = sortOfIndex(indexName, settings);
    const parameters = parametersOf(given);
    const echoed = encodeParams(given, knownParameters);
    const asked = readQueryParameters(parameters);
    return runQuery(search, indexName, sort, asked, { echoedParams: echoed, words });
  };

  const facet = (indexName: string, name: string, given: JsonObject): string => {
    sortOfIndex(indexName, settings);
    return searchFacet(search, name, parametersOf(given), words);
  };

  return {
    query,
    facet,
    queries(body) {
      const results = requestsOf(body, mostRequests).map((request) => {
        const indexName = textField(request, 'indexName');
        return request.type === 'facet'
          ? facet(indexName, textField(request, 'facet'), request)
          : query(indexName, request);
      });
      return `{"results":[${results.join(',')}]}`;
    },
    recommendations(body) {
      const results = requestsOf(body, mostRequests).map((request) => {
        sortOfIndex(textField(request, 'indexName'), settings);
        return recommend(search, request, trending);
      });
      return `{"results":[${results.join(',')}]}`;
    },
    object(indexName, objectID, attributes) {
      sortOfIndex(indexName, settings);
      const record = recordOf(search, objectID);
      if (!record) throw new ApiError(404, 'ObjectID does not exist');
      return recordJson(record, retrievable(readNames('attributesToRetrieve', attributes)));
    },
    objects(body) {
      const results = requestsOf(body, mostObjects).map((request) => {
        sortOfIndex(textField(request, 'indexName'), settings);
        const record = recordOf(search, textField(request, 'objectID'));
        const names = readNames('attributesToRetrieve', request.attributesToRetrieve);
        return record ? recordJson(record, retrievable(names)) : 'null';
      });
      return `{"results":[${results.join(',')}]}`;
    },
  };
}

function requestsOf({ requests }: JsonObject, most: number): JsonObject[] {
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > most) {
    throw new ApiError(400, `requests: expected a list of 1 to ${most} requests`);
  }
  return requests.map((request: unknown) => {
    if (!isObject(request)) throw new ApiError(400, 'requests: every request is an object');
    return request;
  });
}
