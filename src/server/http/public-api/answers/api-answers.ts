import { hash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pageCacheControl } from '../../../front/page-cache/kept-page.ts';
import type { AnswerForm, KeptAnswer } from '../../answer-memo.ts';
import {
  type ApiProblem,
  problemDetails,
  problemKinds,
  problemType,
} from '../../problem-details.ts';
import { openHeaders, overHttps } from '../../program-headers.ts';

/** A kept answer, and what goes to this asker of it. */
export interface SentAnswer {
  answer: KeptAnswer;
  form: AnswerForm;
  ifNoneMatch: string | undefined;
}

/** Weak: one for the answer in every coding. */
const etags = new WeakMap<KeptAnswer, string>();
function etagOf(answer: KeptAnswer, form: AnswerForm): string {
  const known = etags.get(answer);
  if (known) return known;
  const { bytes } = form.coding === null ? form : answer.plain;
  const made = `W/"${hash('sha1', bytes, 'base64url')}"`;
  etags.set(answer, made);
  return made;
}

/** RFC 9110 §13.1.2; a tag that a proxy made strong means the same. */
const isHeld = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));

/** Builds the answers of the API, headers and all; `more` are headers of this answer alone. */
export function apiAnswers(siteUrl: string) {
  const always = overHttps(siteUrl, openHeaders);
  // Plain records, in one step: the Node adapter then makes no `Headers` object first.
  const send = (body: BodyInit | null, status: number, headers: Record<string, string>) =>
    new Response(body, {
      status,
      headers: { ...always, ...headers, 'x-request-id': randomUUID() },
    });
  const read = ({ answer, form, ifNoneMatch }: SentAnswer) => {
    const etag = etagOf(answer, form);
    const headers: Record<string, string> = { etag, 'cache-control': pageCacheControl };
    if (ifNoneMatch && isHeld(ifNoneMatch, etag)) return { status: 304, body: null, headers };
    headers['content-type'] = 'application/json';
    if (form.coding !== null) headers['content-encoding'] = form.coding;
    return { status: 200, body: form.bytes, headers };
  };
  return {
    /** The kept answer, or 304 when it is what the asker has already. */
    kept(sent: SentAnswer, more: Record<string, string>): Response {
      const { status, body, headers } = read(sent);
      return send(body, status, { ...headers, ...more });
    },
    /** The same, with nothing between it and the socket. */
    sendKept(response: ServerResponse, sent: SentAnswer, more: Record<string, string>): void {
      const { status, body, headers } = read(sent);
      const length = body && { 'content-length': body.length };
      const id = { 'x-request-id': randomUUID() };
      response.writeHead(status, { ...always, ...headers, ...more, ...length, ...id });
      response.end(body);
    },
    problem: (problem: ApiProblem): Response =>
      send(JSON.stringify(problemDetails(problem, siteUrl)), problemKinds[problem.kind].status, {
        'content-type': problemType,
        ...problem.headers,
      }),
    /** To a browser that asks before it asks; `methods` separated by commas. */
    preflight: (methods: string): Response =>
      send(null, 204, {
        allow: methods,
        'access-control-allow-methods': methods,
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      }),
  };
}
