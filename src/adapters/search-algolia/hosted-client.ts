import type { Algoliasearch } from 'algoliasearch';
import { boundedRequester } from '#domain/search/bounded-requester.ts';

export interface HostedSearchConfig {
  applicationId: string;
  /** The search-only key to search, the admin key to fill the index. */
  apiKey: string;
  indexName: string;
  /** Speaks the protocol in place of the hosted service; null for its own host names. */
  origin: string | null;
}

/** A refusal for too many requests is not met with more of them (spec §8); the fallback or the outbox goes on. */
const maxRateLimitRetries = 0;

/** Spec §9. The client multiplies them when it tries the next host after a timeout. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 };

/** The official client, loaded by those who need it only: read hosts first, then backups; a failed host is left alone for two minutes. */
export async function hostedClient(config: HostedSearchConfig): Promise<Algoliasearch> {
  const { applicationId, apiKey, origin } = config;
  const { algoliasearch } = await import('algoliasearch');
  const options = { timeouts, maxRateLimitRetries, requester: boundedRequester(fetch) };
  if (origin === null) return algoliasearch(applicationId, apiKey, options);
  const { protocol, hostname, port } = new URL(origin);
  return algoliasearch(applicationId, apiKey, {
    ...options,
    hosts: [
      {
        url: hostname,
        ...(port === '' ? {} : { port: Number(port) }),
        protocol: protocol === 'https:' ? 'https' : 'http',
        accept: 'readWrite',
      },
    ],
  });
}
