import { createHash, randomUUID } from 'node:crypto';
import { strictTransport } from '../../../front/middleware/security-headers.ts';
import { pageCacheControl } from '../../../front/page-cache/kept-page.ts';
import type { AnswerMemo, KeptAnswer } from '../../answer-memo.ts';
import {
  type ApiProblem,
  problemDetails,
  problemKinds,
  problemType,
} from '../../problem-details.ts';
import { programHeaders } from '../../program-headers.ts';

/** Reading is free to the pages of all sites: nothing in an answer depends on who asks. */
const open = {
  ...programHeaders,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Accept-Encoding',
} as const;

/** What the request says of how it is answered. */
interface Wanted {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Builds the answers of the API, headers and all; `more` are headers of this answer alone. */
export interface ApiAnswers {
  /** The kept text in the best coding, or 304 when it is what the asker has already. */
  kept(answer: KeptAnswer, wanted: Wanted, more: Record<string, string>): Promise<Response>;
  problem(problem: ApiProblem, more?: Record<string, string>): Response;
  /** To a browser that asks before it asks; `methods` separated by commas. */
  preflight(methods: string): Response;
}

/** Weak: one for the text in every coding. */
const etags = new WeakMap<KeptAnswer, string>();
function etagOf(answer: KeptAnswer): string {
  const known = etags.get(answer);
  if (known) return known;
  const made = `W/"${createHash('sha1').update(answer.text).digest('base64url')}"`;
  etags.set(answer, made);
  return made;
}

/** RFC 9110 §13.1.2; a tag that a proxy made strong means the same. */
const isHeld = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));

export function apiAnswers(siteUrl: string, memo: Pick<AnswerMemo, 'encode'>): ApiAnswers {
  const always: Record<string, string> = siteUrl.startsWith('https:')
    ? { ...open, 'strict-transport-security': strictTransport }
    : open;
  // Plain records, in one step: the Node adapter then makes no `Headers` object first.
  const send = (body: BodyInit | null, status: number, headers: Record<string, string>) =>
    new Response(body, {
      status,
      headers: { ...always, ...headers, 'x-request-id': randomUUID() },
    });
  return {
    async kept(answer, { acceptEncoding, ifNoneMatch }, more) {
      const etag = etagOf(answer);
      const headers = { ...more, etag, 'cache-control': pageCacheControl };
      if (ifNoneMatch && isHeld(ifNoneMatch, etag)) return send(null, 304, headers);
      const typed = { ...headers, 'content-type': 'application/json' };
      const encoded = acceptEncoding ? await memo.encode(answer, acceptEncoding) : null;
      if (!encoded) return send(answer.text, 200, typed);
      const bytes = encoded.bytes as Uint8Array<ArrayBuffer>;
      return send(bytes, 200, { ...typed, 'content-encoding': encoded.coding });
    },
    problem: (problem, more = {}) =>
      send(JSON.stringify(problemDetails(problem, siteUrl)), problemKinds[problem.kind].status, {
        ...more,
        'content-type': problemType,
        ...problem.headers,
      }),
    preflight: (methods) =>
      send(null, 204, {
        allow: methods,
        'access-control-allow-methods': methods,
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      }),
  };
}
