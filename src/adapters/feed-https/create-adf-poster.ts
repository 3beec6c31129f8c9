import type { AdfPoster } from '#domain/leads/adf/forward-topics.ts';
import { askJudged, type Judging } from '#outgoing/ask-judged.ts';
import { addressFault } from '#outgoing/judged-address.ts';

export interface AdfPosterOptions extends Judging {
  /** Of the CRM, over HTTPS. */
  url: string;
  /** Sent as a bearer token; null when the address alone is enough. */
  secret: string | null;
}

const timeoutMs = 20_000;
/** Answers that say "not now". */
const passing = new Set([408, 425, 429]);

/**
 * Posts leads to one address on the public Internet, as a feed is fetched: every address of the host
 * must be public, redirects are not followed, of the answer only the status is looked at.
 */
export function createAdfPoster(options: AdfPosterOptions): AdfPoster {
  const { secret } = options;
  const url = new URL(options.url);
  return {
    async post(document, reference) {
      if (addressFault(options.url, options))
        return failed('its address is not a public one over HTTPS', true);
      try {
        const headers = {
          'content-type': 'application/xml; charset=utf-8',
          'content-length': Buffer.byteLength(document),
          'idempotency-key': reference,
          ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
        };
        const signal = AbortSignal.timeout(timeoutMs);
        const sent = { method: 'POST', headers, body: document, signal } as const;
        const answer = await askJudged(url, sent, options);
        answer.destroy();
        const { statusCode = 0 } = answer;
        if (statusCode >= 200 && statusCode < 300) return { outcome: 'taken' };
        const lasting = statusCode >= 300 && statusCode < 500 && !passing.has(statusCode);
        return failed(`${url.host} answers ${statusCode}`, lasting);
      } catch (error) {
        return failed(error instanceof Error ? error.message : String(error), false);
      }
    },
  };
}

const failed = (reason: string, lasting: boolean) => ({
  outcome: 'failed' as const,
  reason,
  lasting,
});
