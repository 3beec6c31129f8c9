import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { boundedRequester } from '#domain/search/bounded-requester.ts';
import {
  searchSettingsId,
  type BrowserSearchSettings,
} from '#domain/search/browser-search-settings.ts';
import { hostMemory } from './host-memory.ts';
import type { BusHit, FindBuses } from './suggester.ts';
import { suggestionRequest, type SuggestionManner } from './suggestion-request.ts';

/** Spec §9: connect, read, write. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 };

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * The official search client, pointed at this site or at the hosted service. The client itself
 * keeps answers in memory for as long as the page lives and tries read hosts before backups; with
 * our memory it skips a failed host for two minutes (spec §9). Unlike its default, a refusal for too
 * many requests is not met with three more (spec §8). `options` are for tests.
 */
export function createSearchClient(
  settings: BrowserSearchSettings,
  origin: string,
  options: Options = {},
): LiteClient {
  const { hostname, port, protocol } = new URL(origin);
  const ownHost = {
    url: hostname,
    port: port ? Number(port) : undefined,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
  return liteClient(settings.applicationId, settings.searchKey, {
    timeouts,
    maxRateLimitRetries: 0,
    requester: boundedRequester((url, init) => fetch(url, init)),
    hostsCache: hostMemory(() => localStorage),
    ...(settings.mode === 'own' ? { hosts: [ownHost] } : {}),
    ...options,
  });
}

/** Suggestions by `client`; without featured buses to show, a question without words drops that. */
export function findBusesWith(
  client: Pick<LiteClient, 'searchForHits'>,
  indexName: string,
  manner: SuggestionManner,
): FindBuses {
  return async (question) => {
    const ask = async (how: SuggestionManner) => {
      const request = { indexName, ...suggestionRequest(question, how) };
      const { results } = await client.searchForHits<BusHit>({ requests: [request] });
      const answer = results[0];
      // Every word was dropped to find anything: these hits answer nothing that was asked.
      return !answer || nothingLeft(answer.queryAfterRemoval) ? [] : answer.hits;
    };
    const hits = await ask(manner);
    const again = hits.length === 0 && manner.featuredWithoutWords && question.text === '';
    return again ? ask({ ...manner, featuredWithoutWords: false }) : hits;
  };
}

/** The service marks the words it dropped, if it dropped any, with `<em>`. */
const nothingLeft = (queryAfterRemoval: string | undefined): boolean =>
  queryAfterRemoval !== undefined && queryAfterRemoval.replace(/<em>.*?<\/em>/g, '').trim() === '';

let pageClient: { client: LiteClient; indexName: string } | null = null;

/** Suggestions for this page, by the settings in its data block; one client for all of them. */
export function pageSuggestions(manner: SuggestionManner): FindBuses {
  pageClient ??= openPageClient();
  return findBusesWith(pageClient.client, pageClient.indexName, manner);
}

function openPageClient() {
  const block = document.getElementById(searchSettingsId)?.textContent ?? '';
  const settings = JSON.parse(block) as BrowserSearchSettings;
  return {
    client: createSearchClient(settings, location.origin),
    indexName: settings.indexName,
  };
}
