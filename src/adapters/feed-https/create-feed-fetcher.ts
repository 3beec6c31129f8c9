import { lookup as systemResolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FeedAnswer, FeedFetcher } from '#domain/staff/import/import-ports.ts';

export interface FeedFetcherOptions {
  /** `host` or `host:port` that files may come from, redirects included. */
  hosts: readonly string[];
  isPublicAddress(address: string): boolean;
  /** Those of the hosts that tests run on this machine, over plain HTTP. */
  privateHosts?: readonly string[];
  timeoutMs?: number;
  /** Instead of the system's, for tests. */
  resolve?: typeof systemResolve;
}

const mostRedirects = 3;
const defaultTimeoutMs = 120_000;

/**
 * Fetches files over HTTPS from listed hosts. Every address that a host's name gives must be public,
 * and the one that was judged is the one connected to; each redirect is judged anew. No cookies, no
 * credentials, no compression.
 */
export function createFeedFetcher(options: FeedFetcherOptions): FeedFetcher {
  const { hosts, isPublicAddress, privateHosts = [], timeoutMs = defaultTimeoutMs } = options;
  const { resolve = systemResolve } = options;

  function refusal(text: string): string | null {
    const url = URL.parse(text);
    if (!url) return 'This is not an address.';
    const isPrivate = privateHosts.includes(url.host);
    if (url.protocol !== 'https:' && !(isPrivate && url.protocol === 'http:'))
      return 'The address must begin with https://.';
    if (url.username !== '' || url.password !== '')
      return 'The address must not hold a name or password.';
    if (!hosts.includes(url.host))
      return `Files may not be fetched from ${url.host}. IMPORT_FEED_HOSTS names the hosts they may come from.`;
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!isPrivate && isIP(literal) !== 0 && !isPublicAddress(literal))
      return 'The address is on a private network.';
    return null;
  }

  const publicLookup: LookupFunction = (hostname, how, done) => {
    resolve(hostname, { all: true }, (error, found: LookupAddress[] = []) => {
      const isPublic = found.length > 0 && found.every(({ address }) => isPublicAddress(address));
      const fault = error ?? (isPublic ? null : new Error('the host is on a private network'));
      const [first] = found;
      if (fault || !first) done(fault ?? new Error('no address'), '', 0);
      else if (how.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

  function ask(
    url: URL,
    known: Parameters<FeedFetcher['fetch']>[1],
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const isPrivate = privateHosts.includes(url.host);
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = {
      'accept-encoding': 'identity',
      ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
      ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
    };
    return new Promise((done, reject) => {
      const outgoing = request(
        url,
        { headers, signal, agent: false, lookup: isPrivate ? undefined : publicLookup },
        done,
      );
      outgoing.on('error', reject);
      outgoing.end();
    });
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
