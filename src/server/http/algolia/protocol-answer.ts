import { randomUUID } from 'node:crypto';

/**
 * Headers of every protocol answer. Any page may ask (the key is public and can only search), so
 * there is no cookie and no credential in it; the rest is what every answer of this server carries.
 */
const fixedHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=UTF-8',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  // Pages of other origins read answers by CORS, which this leaves alone; it stops all other ways.
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept-Encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const overHttps = {
  ...fixedHeaders,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
} as const;

export type AnswerStatus = 200 | 400 | 403 | 404 | 413 | 500;

export interface ProtocolAnswers {
  json(text: string, status?: AnswerStatus): Response;
  /** Compressed JSON, ready to send. */
  encoded(bytes: Uint8Array, coding: string): Response;
  refusal(status: AnswerStatus, message: string): Response;
  preflight(): Response;
}

/**
 * Builds answers in one step, with a plain header record: the Node adapter then writes them without
 * making a `Headers` object first, which is a third of the cost of a small answer.
 */
export function protocolAnswers(siteUrl: string): ProtocolAnswers {
  const base = siteUrl.startsWith('https:') ? overHttps : fixedHeaders;
  const { 'content-type': _type, ...bare } = base;
  const json = (text: string, status: AnswerStatus = 200) =>
    new Response(text, { status, headers: { ...base, 'x-request-id': randomUUID() } });
  return {
    json,
    encoded: (bytes, coding) =>
      new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: { ...base, 'content-encoding': coding, 'x-request-id': randomUUID() },
      }),
    refusal: (status, message) => json(JSON.stringify({ message, status }), status),
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
