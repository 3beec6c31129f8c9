import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as z from 'zod';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { sortOfIndex, type SearchServiceSettings } from './algolia-settings.ts';
import { ApiError } from './api-error.ts';
import { searchFacet } from './facet-search.ts';
import { decodeParams, readQueryParameters } from './query-parameters.ts';
import { recommend } from './recommendations.ts';
import { recordJson } from './record-json.ts';
import { credential, parametersOf, readBody } from './request-body.ts';
import { runQuery } from './run-query.ts';

const mostRequests = 50;
const requestList = z.array(z.record(z.string(), z.unknown())).max(mostRequests);

/**
 * The hosted search service's HTTP protocol, answered by the embedded engine, so that its official
 * clients work against this server unchanged. Search only: every way to write is refused.
 */
export function algoliaRoutes(search: EmbeddedBusSearch, settings: SearchServiceSettings): Hono {
  const answerQuery = (indexName: string, given: Record<string, unknown>): string => {
    const parameters = parametersOf(given);
    const sort = sortOfIndex(indexName, settings);
    return runQuery(
      search,
      indexName,
      sort,
      readQueryParameters(parameters),
      echo(given, parameters),
    );
  };
  const answerRequest = (request: Record<string, unknown>): string => {
    const indexName = String(request.indexName ?? '');
    if (request.type !== 'facet') return answerQuery(indexName, request);
    sortOfIndex(indexName, settings);
    return searchFacet(search, String(request.facet ?? ''), parametersOf(request));
  };
  const requestsOf = async (c: Context) => {
    const read = requestList.safeParse((await readBody(c)).requests ?? []);
    if (!read.success)
      throw new ApiError(400, `requests: expected a list of at most ${mostRequests}`);
    return read.data;
  };

  const routes = new Hono();
  routes.use(cors({ origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'], maxAge: 86_400 }));
  routes.use(
    bodyLimit({
      maxSize: 128 * 1024,
      onError: (c) => c.json({ message: 'the request is too large', status: 413 }, 413),
    }),
  );
  routes.use(async (c, next) => {
    const known =
      credential(c, 'x-algolia-application-id') === settings.applicationId &&
      credential(c, 'x-algolia-api-key') === settings.searchKey;
    if (!known) throw new ApiError(403, 'Invalid Application-ID or API key');
    await next();
  });

  routes.post('/*/queries', async (c) => {
    const results = (await requestsOf(c)).map(answerRequest);
    return json(c, `{"results":[${results.join(',')}]}`);
  });
  routes.post('/*/recommendations', async (c) => {
    const results = (await requestsOf(c)).map((request) => {
      sortOfIndex(String(request.indexName ?? ''), settings);
      return recommend(search, request);
    });
    return json(c, `{"results":[${results.join(',')}]}`);
  });
  routes.post('/:index/query', async (c) =>
    json(c, answerQuery(c.req.param('index'), await readBody(c))),
  );
  routes.post('/:index/facets/:facet/query', async (c) => {
    sortOfIndex(c.req.param('index'), settings);
    return json(c, searchFacet(search, c.req.param('facet'), parametersOf(await readBody(c))));
  });
  const queryByGet = (c: Context, indexName: string) =>
    json(c, answerQuery(indexName, decodeParams(new URL(c.req.url).search)));
  routes.get('/:index', (c) => queryByGet(c, c.req.param('index')));
  routes.get('/:index/query', (c) => queryByGet(c, c.req.param('index')));
  routes.get('/:index/:objectID', (c) => {
    sortOfIndex(c.req.param('index'), settings);
    const record = search.record(Number(c.req.param('objectID')));
    if (!record) throw new ApiError(404, 'ObjectID does not exist');
    return json(
      c,
      recordJson(
        record,
        readQueryParameters(decodeParams(new URL(c.req.url).search)).attributesToRetrieve,
      ),
    );
  });
  routes.all('*', () => {
    throw new ApiError(403, 'Method not allowed with this API key');
  });
  routes.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error;
    return c.json({ message: error.message, status: error.status }, error.status);
  });
  return routes;
}

const json = (c: Context, text: string) =>
  c.body(text, 200, {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-store',
  });

/** The protocol repeats the parameters it was sent, as one encoded text. */
function echo(given: Record<string, unknown>, parameters: Record<string, unknown>): string {
  if (typeof given.params === 'string') return given.params.slice(0, 4_096);
  const pairs = Object.entries(parameters)
    .filter(([name]) => name !== 'indexName' && name !== 'type')
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return new URLSearchParams(pairs as [string, string][]).toString().slice(0, 4_096);
}
