import { Hono, type Context } from 'hono';
import { plainWords } from '#domain/search/search-buses.ts';
import { createAnswerMemo } from '../answer-memo.ts';
import { nothingTrends } from './answers/recommendations.ts';
import { ApiError, writeRefusal } from './api-error.ts';
import { createCallTurns, type SearchCall } from './call-turns.ts';
import { decodeParams } from './request/encoded-params.ts';
import { protocolAnswers } from './protocol-answer.ts';
import { credential, parseBody, readRequestText, type JsonObject } from './request/request-body.ts';
import { createSearchService, type SearchServiceParts } from './search-service.ts';

/** The second parts of paths that belong to the index, not to an object in it. */
const reserved = new Set(['browse', 'settings', 'objects', 'queries', 'recommendations']);

/**
 * The hosted search service's HTTP protocol, answered by the embedded engine, so that its official
 * clients work against this server unchanged (docs/contracts/search-api.md). Search only: every way
 * to write, and reading a whole index, is refused. Mount at `/1`, ahead of the pages' middleware:
 * answers are built whole here.
 */
export function algoliaRoutes(parts: SearchServiceParts): Hono {
  const { settings, trending = nothingTrends, words = plainWords } = parts;
  const service = createSearchService(parts.search, settings, parts);
  const answers = protocolAnswers(parts.siteUrl);

  const known = (c: Context): boolean =>
    credential(c, 'x-algolia-application-id') === settings.applicationId &&
    credential(c, 'x-algolia-api-key') === settings.searchKey;

  const memo = createAnswerMemo();
  const turns = createCallTurns();

  /** Behind the key check, an answer that only depends on the index and on what was asked. */
  const answered = async (c: Context, asked: string, make: () => SearchCall): Promise<Response> => {
    // All only go up, so their sum changes whenever one of them does.
    const version = parts.search.version + trending.version + words.version;
    const key = `${c.req.path}\n${asked}`;
    const kept = await memo.answer(key, version, async () => turns.run(make()));
    return answers.kept(await memo.form(kept, c.req.header('accept-encoding')));
  };
  const check = (c: Context): void => {
    if (!known(c)) throw new ApiError(403, 'Invalid Application-ID or API key');
  };
  const withBody = (handle: (c: Context, body: JsonObject) => SearchCall) => async (c: Context) => {
    check(c);
    const text = await readRequestText(c);
    return answered(c, text, () => handle(c, parseBody(text)));
  };
  const withParameters =
    (handle: (c: Context, parameters: JsonObject) => SearchCall) => async (c: Context) => {
      check(c);
      return answered(c, queryText(c), () => handle(c, decodeParams(queryText(c))));
    };

  const queryByGet = withParameters((c, parameters) =>
    service.query(named(c, 'index'), parameters),
  );

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
    withParameters((c, { attributesToRetrieve }) => {
      const objectID = named(c, 'objectID');
      if (reserved.has(objectID)) throw new ApiError(403, writeRefusal);
      return service.object(named(c, 'index'), objectID, attributesToRetrieve);
    }),
  );
  routes.options('*', () => answers.preflight());
  routes.all('*', (c) => {
    check(c);
    throw new ApiError(403, writeRefusal);
  });
  routes.onError((error) => {
    if (error instanceof ApiError)
      return answers.refusal(error.status, error.message, error.retryAfter);
    parts.onError(error);
    return answers.refusal(500, 'Internal error');
  });
  return routes;
}

const named = (c: Context, name: string): string => c.req.param(name) ?? '';

const queryText = (c: Context): string => {
  const { url } = c.req;
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
};
