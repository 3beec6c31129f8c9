import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { PermanentFailure, type RetryPolicy } from '#domain/outbox.ts';
import { languageCodes, pathIn } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import type { JobHandler } from './outbox-worker.ts';

/** "Tell search engines that the page of listing 17 has changed"; the key is the id. */
export const indexNowTopic = 'index-now';

/** One endpoint passes it on to all engines that take part (indexnow.org). */
const ordinaryEndpoint = 'https://api.indexnow.org/indexnow';
/** The protocol allows 10,000. */
const urlsPerCall = 500;

/** Engines answer 429 to the eager; nobody waits for this. */
const patient: RetryPolicy = {
  maxAttempts: 8,
  firstDelayMs: 60_000,
  longestDelayMs: 6 * 3_600_000,
};

interface IndexNowParts {
  /** Also served under `/{key}.txt`, which proves that the site is ours. */
  key: string;
  siteUrl: string;
  repository: Pick<ListingRepository, 'findByIds'>;
  endpoint?: string;
}

/** Submits the addresses of changed listings. Telling twice does no harm. */
export function indexNowHandler(parts: IndexNowParts): JobHandler {
  const { key, siteUrl, repository, endpoint = ordinaryEndpoint } = parts;
  return {
    topic: indexNowTopic,
    batchSize: urlsPerCall,
    retries: patient,
    async handle(jobs, signal) {
      const listings = await repository.findByIds(jobs.map((job) => Number(job.key)));
      const urlList = listings
        .filter(wasPublic)
        .flatMap((bus) => languageCodes.map((one) => siteUrl + pathIn(one, urls.bus(bus))));
      if (urlList.length === 0) return;
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(siteUrl).host,
          key,
          keyLocation: `${siteUrl}/${key}.txt`,
          urlList,
        }),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const problem = `IndexNow answered ${answer.status}`;
      if ([400, 403, 422].includes(answer.status)) throw new PermanentFailure(problem);
      throw new Error(problem);
    },
  };
}

/** Pages that engines may know: also of buses taken down since, so that they learn of it. */
const wasPublic = ({ publishedAt }: BusListing) => publishedAt !== null;
