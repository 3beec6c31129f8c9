import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type Context } from 'hono';
import { createAnswerMemo } from '../answer-memo.ts';
import { apiBasePath } from '../program-paths.ts';
import { ApiProblem, problemOfOurs } from '../problem-details.ts';
import { apiAnswers } from './answers/api-answers.ts';
import type { ApiLimits } from './answers/api-limits.ts';
import { allOperations } from './operations/all-operations.ts';
import type { ApiServices, Operation } from './operations/operation.ts';

const readingMethods = 'GET, HEAD, OPTIONS';
/** All filters with many values are a quarter of it. */
const longestAddress = 4_096;
const takesJson = /(?:^|[,\s])(?:\*\/\*|application\/(?:\*|json))/i;

/**
 * The public API as its router, and as a short way to what it has answered before. The public API,
 * read only: answers are built whole here, kept for as long as nothing has changed, and whatever goes
 * wrong is told as RFC 9457 says.
 */
export function createPublicApi(parts: {
  services: ApiServices;
  limits: ApiLimits;
  /** Another figure when the answer to anything may have changed. */
  stamp(): number;
  /** Told of errors that are ours, not the caller's. */
  onError(error: unknown): void;
}) {
  const { services, limits } = parts;
  const memo = createAnswerMemo();
  const answers = apiAnswers(services.siteUrl);

  const answer = (one: Operation) => async (c: Context) => {
    const headers = await limits.take(c);
    const accept = c.req.header('accept');
    if (accept && !takesJson.test(accept))
      throw new ApiProblem('not-acceptable', 'Send `Accept: application/json`, or no such header.');
    const url = new URL(c.req.url);
    const kept = await memo.answer(url.pathname + url.search, parts.stamp(), async () => {
      const asked = { parameters: c.req.param(), query: url.searchParams };
      return one.run(asked, services);
    });
    const form = await memo.form(kept, c.req.header('accept-encoding'));
    return answers.kept(
      { answer: kept, form, ifNoneMatch: c.req.header('if-none-match') },
      headers,
    );
  };

  const routes = new Hono();
  routes.use(async ({ req }, next) => {
    if (req.url.length > longestAddress)
      throw new ApiProblem('address-too-long', `At most ${longestAddress} characters are read.`);
    await next();
  });
  for (const one of allOperations) {
    const path = one.path.replaceAll(/\{(\w+)\}/g, ':$1');
    routes.on(one.method.toUpperCase(), path, answer(one));
    routes.options(path, () => answers.preflight(readingMethods));
    routes.all(path, ({ req }) => {
      throw new ApiProblem('method-not-allowed', `This address is not asked by ${req.method}.`, {
        headers: { allow: readingMethods },
      });
    });
  }
  routes.all('*', async (c) => {
    await limits.take(c);
    throw new ApiProblem('not-found', 'No operation has this address; see /openapi.json.');
  });
  routes.onError((error) => {
    if (error instanceof ApiProblem) return answers.problem(error);
    parts.onError(error);
    return answers.problem(problemOfOurs(error));
  });
  return {
    /** Mount at `/api/v1`, ahead of the pages' middleware. */
    routes,
    /** Answers at once what was asked before and is still true; else false, having done nothing. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '', headers } = request;
      if (method !== 'GET' || !url.startsWith(`${apiBasePath}/`) || headers.authorization)
        return false;
      if (headers.accept && !takesJson.test(headers.accept)) return false;
      const accepted = headers['accept-encoding'] as string | undefined;
      const ready = memo.ready(url, parts.stamp(), accepted);
      const allowance = ready && limits.takeKeyless(request);
      if (!allowance) return false;
      answers.sendKept(response, { ...ready, ifNoneMatch: headers['if-none-match'] }, allowance);
      return true;
    },
  };
}
