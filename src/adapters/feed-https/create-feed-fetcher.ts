import type { IncomingMessage } from 'node:http';
import { askJudged, type Judging } from '#outgoing/ask-judged.ts';
import { addressFault } from '#outgoing/judged-address.ts';
import type { FeedAnswer, FeedFetcher } from '#domain/staff/import/import-ports.ts';

export interface FeedFetcherOptions extends Judging {
  /** `host` or `host:port` that files may come from, redirects included. */
  hosts: readonly string[];
  timeoutMs?: number;
}

const mostRedirects = 3;
const defaultTimeoutMs = 120_000;

/**
 * Fetches files over HTTPS from listed hosts. Every address that a host's name gives must be public,
 * and the one that was judged is the one connected to; each redirect is judged anew. No cookies, no
 * credentials, no compression.
 */
export function createFeedFetcher(options: FeedFetcherOptions): FeedFetcher {
  const { hosts, timeoutMs = defaultTimeoutMs } = options;

  function refusal(text: string): string | null {
    const fault = addressFault(text, options);
    if (fault) return fault;
    const { host } = new URL(text);
    return hosts.includes(host)
      ? null
      : `Files may not be fetched from ${host}. IMPORT_FEED_HOSTS names the hosts they may come from.`;
  }

  function ask(
    url: URL,
    known: Parameters<FeedFetcher['fetch']>[1],
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const headers = {
      'accept-encoding': 'identity',
      ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
      ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
    };
    return askJudged(url, { headers, signal }, options);
  }

  async function follow(
    start: string,
    known: Parameters<FeedFetcher['fetch']>[1],
  ): Promise<FeedAnswer> {
    const signal = AbortSignal.timeout(timeoutMs);
    let address = start;
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const refused = refusal(address);
      if (refused) return { outcome: 'failed', reason: refused, lasting: true };
      const url = new URL(address);
      const response = await ask(url, known, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200)
        return {
          outcome: 'file',
          body: response as AsyncIterable<Uint8Array>,
          etag: headers.etag?.slice(0, 300) ?? null,
          lastModified: headers['last-modified']?.slice(0, 100) ?? null,
        };
      response.destroy();
      if (statusCode === 304) return { outcome: 'unchanged' };
      const next = headers.location === undefined ? null : URL.parse(headers.location, url);
      if (statusCode < 300 || statusCode >= 400 || !next)
        return {
          outcome: 'failed',
          reason: `${url.host} answers ${statusCode}`,
          lasting: statusCode >= 400 && statusCode < 500 && statusCode !== 429,
        };
      address = next.href;
    }
    return { outcome: 'failed', reason: 'it is redirected too often', lasting: true };
  }

  return {
    refusal,
    fetch: (url, known) =>
      follow(url, known).catch((error: unknown) => ({
        outcome: 'failed' as const,
        reason: error instanceof Error ? error.message : String(error),
        lasting: false,
      })),
  };
}
