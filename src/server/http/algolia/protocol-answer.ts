import { randomUUID } from 'node:crypto';
import { overHttps, programHeaders } from '../program-headers.ts';
import type { AnswerForm } from '../answer-memo.ts';
import type { RefusalStatus } from './api-error.ts';

/**
 * Headers of every protocol answer. Any page may ask (the key is public and can only search), so
 * there is no cookie and no credential in it; the rest is what every answer of this server carries.
 */
const fixedHeaders = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=UTF-8',
  vary: 'Accept-Encoding',
  ...programHeaders,
} as const;

type AnswerStatus = 200 | RefusalStatus | 500;

/**
 * Builds answers in one step, with a plain header record: the Node adapter then writes them without
 * making a `Headers` object first, which is a third of the cost of a small answer.
 */
export function protocolAnswers(siteUrl: string) {
  const base = overHttps(siteUrl, fixedHeaders);
  const { 'content-type': _type, ...bare } = base;
  const json = (body: BodyInit, status: AnswerStatus = 200, more: Record<string, string> = {}) =>
    new Response(body, { status, headers: { ...base, ...more, 'x-request-id': randomUUID() } });
  return {
    kept: ({ bytes, coding }: AnswerForm) =>
      json(bytes, 200, coding === null ? {} : { 'content-encoding': coding }),
    /** `retryAfter` in seconds, where asking again may help. */
    refusal: (status: RefusalStatus | 500, message: string, retryAfter: number | null = null) =>
      json(
        JSON.stringify({ message, status }),
        status,
        retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
      ),
    preflight: () =>
      new Response(null, {
        status: 204,
        headers: {
          ...bare,
          'access-control-allow-methods': 'GET, POST, OPTIONS',
          'access-control-allow-headers':
            'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent, x-algolia-usertoken, *',
          'access-control-max-age': '86400',
        },
      }),
  };
}
