/**
 * Of every answer that programs read and no page shows: the events collector, the search protocol. Pages
 * of other origins read answers by CORS, which these leave alone; they stop all other ways.
 */
export const programHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** From then on browsers ask over HTTPS only. */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload';

/** What these and others become where the site is served over HTTPS. */
export const overHttps = <Headers extends Record<string, string>>(
  siteUrl: string,
  headers: Headers,
): Headers & Record<string, string> =>
  siteUrl.startsWith('https:')
    ? { ...headers, 'strict-transport-security': strictTransport }
    : headers;

/** Of what the pages of all sites may read: nothing in it depends on who asks. */
export const openHeaders = {
  ...programHeaders,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Accept-Encoding',
} as const;
