import { Hono, type Context } from 'hono';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { SearchServiceSettings } from './algolia-settings.ts';
import { ApiError, writeRefusal } from './api-error.ts';
import { decodeParams } from './encoded-params.ts';
import { protocolAnswers } from './protocol-answer.ts';
import { credential, readBody, type JsonObject } from './request-body.ts';
import { createSearchService } from './search-service.ts';

/** The second parts of paths that belong to the index, not to an object in it. */
const reserved = new Set(['browse', 'settings', 'objects', 'queries', 'recommendations']);

/**
 * The hosted search service's HTTP protocol, answered by the embedded engine, so that its official
 * clients work against this server unchanged (docs/contracts/search-api.md). Search only: every way
 * to write, and reading a whole index, is refused. Mount at `/1`, ahead of the pages' middleware:
 * answers are built whole here.
 */
export function algoliaRoutes(parts: {
  search: EmbeddedBusSearch;
  settings: SearchServiceSettings;
  siteUrl: string;
  /** Told of errors that are ours, not the caller's. */
  onError(error: unknown): void;
}): Hono {
  const { settings } = parts;
  const service = createSearchService(parts.search, settings);
  const answers = protocolAnswers(parts.siteUrl);

  const known = (c: Context): boolean =>
    credential(c, 'x-algolia-application-id') === settings.applicationId &&
    credential(c, 'x-algolia-api-key') === settings.searchKey;

  /** A handler behind the key check; `withBody` handlers get the parsed body as well. */
  const guarded = (handle: (c: Context) => string | Promise<string>) => async (c: Context) => {
    if (!known(c)) throw new ApiError(403, 'Invalid Application-ID or API key');
    return answers.json(await handle(c));
  };
  const withBody = (handle: (c: Context, body: JsonObject) => string) =>
    guarded(async (c) => handle(c, await readBody(c)));

  const queryByGet = guarded((c) => service.query(named(c, 'index'), searchParams(c)));

  const routes = new Hono();
  routes.post(
    '/indexes/*/queries',
    withBody((_, body) => service.queries(body)),
  );
  routes.post(
    '/indexes/*/recommendations',
    withBody((_, body) => service.recommendations(body)),
  );
  routes.post(
    '/indexes/*/objects',
    withBody((_, body) => service.objects(body)),
  );
  routes.post(
    '/indexes/:index/query',
    withBody((c, body) => service.query(named(c, 'index'), body)),
  );
  routes.post(
    '/indexes/:index/facets/:facet/query',
    withBody((c, body) => service.facet(named(c, 'index'), named(c, 'facet'), body)),
  );
  routes.get('/indexes/:index', queryByGet);
  routes.get('/indexes/:index/query', queryByGet);
  routes.get(
    '/indexes/:index/:objectID',
    guarded((c) => {
      const objectID = named(c, 'objectID');
      if (reserved.has(objectID)) throw new ApiError(403, writeRefusal);
      return service.object(named(c, 'index'), objectID, searchParams(c).attributesToRetrieve);
    }),
  );
  routes.options('*', () => answers.preflight());
  routes.all(
    '*',
    guarded(() => {
      throw new ApiError(403, writeRefusal);
    }),
  );
  routes.onError((error) => {
    if (error instanceof ApiError) return answers.refusal(error.status, error.message);
    parts.onError(error);
    return answers.refusal(500, 'Internal error');
  });
  return routes;
}

const named = (c: Context, name: string): string => c.req.param(name) ?? '';

const searchParams = (c: Context): JsonObject => {
  const { url } = c.req;
  const mark = url.indexOf('?');
  return mark < 0 ? {} : decodeParams(url.slice(mark));
};
