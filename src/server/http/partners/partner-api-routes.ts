import { createHash, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { doOnce, type OnceKey, type PartnerAnswer } from '#domain/partners/once.ts';
import type { Opened } from '#domain/partners/partner-access.ts';
import type { PartnerKey } from '#domain/partners/partner-keys.ts';
import { partnerScopes } from '#domain/partners/partner-scopes.ts';
import { BodyFault } from '#site/body-fault.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { clientAddress } from '../../front/middleware/client-address.ts';
import {
  ApiProblem,
  problemDetails,
  problemKinds,
  problemOfOurs,
  problemType,
} from '../problem-details.ts';
import { overHttps, programHeaders } from '../program-headers.ts';
import { partnerOperations } from './all-partner-operations.ts';
import type { PartnerOperation, PartnerServices } from './partner-operation.ts';

/**
 * What partners' programs call, with a key. Mount at `/api/v1`, ahead of what everybody may read there.
 * Before a body is read the key, its scope and its limit have to be in order. Pages of other sites can
 * read no answer.
 */
export function partnerApiRoutes(parts: {
  services: PartnerServices;
  siteUrl: string;
  trustedProxies: number;
  /** Told of errors that are ours, not the caller's. */
  onError(error: unknown): void;
}): Hono<SiteEnv> {
  const { services, siteUrl } = parts;
  const always = overHttps(siteUrl, programHeaders);
  const send = ({ status, body, location }: PartnerAnswer, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: {
        ...always,
        'content-type': status < 400 ? 'application/json' : problemType,
        'x-request-id': randomUUID(),
        ...(location === undefined ? {} : { location }),
        ...headers,
      },
    });
  const problemAnswer = (problem: ApiProblem): PartnerAnswer => ({
    status: problemKinds[problem.kind].status,
    body: problemDetails(problem, siteUrl),
  });

  async function takeTurn(key: PartnerKey, turn: PartnerOperation['turn'] | 'replay') {
    const waitSeconds = await services.access.takeTurn(key, turn);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }

  const answer = (one: PartnerOperation) => async (c: Context<SiteEnv>) => {
    const opened = await services.access.open(
      c.req.header('authorization'),
      c.get('clientAddress') ?? '',
    );
    const { key } = withKey(opened);
    if (!key.scopes.includes(one.scope))
      throw new ApiProblem('scope-missing', `The key may not: ${partnerScopes[one.scope]}.`, {
        headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${one.scope}"` },
      });
    await takeTurn(key, one.turn);
    const given = c.req.header('idempotency-key');
    if (given !== undefined && !/^[\x21-\x7e]{1,200}$/.test(given))
      throw new ApiProblem('invalid-idempotency-key', 'It has 1 to 200 visible letters.');
    let headers = {};
    const said = await one.answerTo(
      {
        key,
        request: c.req.raw,
        services,
        siteUrl,
        async once(sent, work) {
          // The body may have been on its way for minutes.
          if (!(await services.access.isOpen(key))) throw keyRevoked();
          if (given !== undefined) await takeTurn(key, 'replay');
          const { pathname, search } = new URL(c.req.url);
          const about = `${c.req.method} ${pathname}${search}\n`;
          const done = await doOnce(
            services.once,
            given === undefined ? null : onceKey(key, given, about, sent),
            () => work().catch(asAnswer),
          );
          if (done.outcome === 'replayed') headers = { 'idempotency-replayed': 'true' };
          if ('answer' in done) return done.answer;
          if (done.outcome === 'running')
            throw new ApiProblem(
              'idempotency-key-in-use',
              'The call that came first with this key is at work. Ask again for its answer.',
              { headers: { 'retry-after': '1' } },
            );
          throw new ApiProblem(
            'idempotency-key-reused',
            'This key came with another address or body within the last day. Nothing was done.',
          );
        },
      },
      { parameters: c.req.param(), query: new URL(c.req.url).searchParams },
    );
    return send(said, headers);
  };

  /** A problem that stays one however often it is tried is an answer like others. */
  function asAnswer(error: unknown): PartnerAnswer {
    if (error instanceof ApiProblem && problemKinds[error.kind].status === 422)
      return problemAnswer(error);
    throw error;
  }

  const routes = new Hono<SiteEnv>();
  const paths = Map.groupBy(partnerOperations, ({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  for (const [path, operations] of paths) {
    routes.use(path, clientAddress(parts.trustedProxies));
    for (const one of operations) routes.on(one.method.toUpperCase(), path, answer(one));
    const allow = operations.map(({ method }) => method.toUpperCase()).join(', ');
    routes.all(path, ({ req }) => {
      throw new ApiProblem('method-not-allowed', `This address is not asked by ${req.method}.`, {
        headers: { allow },
      });
    });
  }
  routes.onError((error) => {
    const problem = problemOf(error);
    if (problem.kind === 'internal-error' || problem.kind === 'unavailable') parts.onError(error);
    return send(problemAnswer(problem), problem.headers);
  });
  return routes;
}

function withKey(opened: Opened) {
  switch (opened.outcome) {
    case 'open':
      return opened;
    case 'too-many':
      throw tooMany(opened.waitSeconds);
    case 'missing':
      throw new ApiProblem('key-missing', 'Send the key as: Authorization: Bearer …', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    case 'unknown':
      throw keyProblem('key-unknown', 'It is none of ours, or was not copied whole.');
    case 'revoked':
      throw keyRevoked();
  }
}

const keyProblem = (kind: 'key-unknown' | 'key-revoked', detail: string) =>
  new ApiProblem(kind, detail, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

const keyRevoked = () => keyProblem('key-revoked', 'Ask whoever gave it to you for a new one.');

const tooMany = (waitSeconds: number) =>
  new ApiProblem('too-many-requests', `Wait ${waitSeconds} seconds.`, {
    headers: { 'retry-after': String(waitSeconds) },
  });

function onceKey(
  key: PartnerKey,
  given: string,
  about: string,
  sent: string | Uint8Array,
): OnceKey {
  return {
    keyHash: createHash('sha256').update(`${key.id} ${given}`).digest('hex'),
    fingerprint: createHash('sha256').update(about).update(sent).digest('hex'),
  };
}

const bodyProblems = {
  'too-large': ['body-too-large', 'Nothing was written: the body is too large.'],
  busy: ['unavailable', 'Very much is being sent to us. Nothing was written.'],
} as const;

function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof BodyFault) {
    const [kind, detail] =
      error.reason === 'too-large' || error.reason === 'busy'
        ? bodyProblems[error.reason]
        : (['body-unreadable', 'Nothing was written: the body did not arrive whole.'] as const);
    return new ApiProblem(kind, detail);
  }
  return problemOfOurs(error);
}
