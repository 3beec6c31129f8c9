import { liteClient, type LiteClient, type SearchResponse } from 'algoliasearch/lite';
import { boundedRequester } from '#domain/search/bounded-requester.ts';
import {
  searchSettingsId,
  type BrowserSearchSettings,
} from '#domain/search/browser-search-settings.ts';
import { currentLanguage } from '#messages/languages.ts';
import { hostMemory } from './host-memory.ts';
import { onlyHits, type BusHit, type FindBuses, type FoundBuses } from './suggester.ts';
import {
  listChoices,
  smartRequest,
  suggestionRequest,
  type BusQuestion,
  type SuggestionManner,
} from './suggestion-request.ts';

// The first figure of a browser's process takes a tenth of a second on a slow phone. A worker makes it,
// or the first answer would hold up whoever types on.
if ('Worker' in globalThis)
  void new Worker(new URL('./first-figure.ts', import.meta.url), { type: 'module' });

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

/** What our own service adds in smart mode (docs/contracts/search-api.md). */
interface SmartPart {
  smart?: { known: boolean; dropped: FoundBuses['dropped']; close: BusHit[] };
}

/**
 * Suggestions by `client`; without featured buses to show, a question without words drops that. Words
 * are read as the list reads them: by our own service in its smart mode, for a hosted one by `read`.
 */
export function findBusesWith(
  client: Pick<LiteClient, 'searchForHits'>,
  indexName: string,
  manner: SuggestionManner,
  read?: (question: BusQuestion) => Promise<object>,
): FindBuses {
  return async (question) => {
    const reading = read && question.text !== '' ? await read(question) : {};
    const ask = async (how: SuggestionManner) => {
      const request = { indexName, ...suggestionRequest(question, how), ...reading };
      const { results } = await client.searchForHits<BusHit>({ requests: [request] });
      return foundIn(results[0], question);
    };
    const found = await ask(manner);
    const again = found.hits.length === 0 && manner.featuredWithoutWords && question.text === '';
    return again ? ask({ ...manner, featuredWithoutWords: false }) : found;
  };
}

type Answer = Pick<SearchResponse<BusHit>, 'hits' | 'nbHits' | 'queryAfterRemoval'> & SmartPart;

function foundIn(answer: Answer | undefined, { text }: BusQuestion): FoundBuses {
  // Every word was dropped to find anything: these hits answer nothing that was asked.
  if (!answer || answer.smart?.known === false || nothingLeft(answer.queryAfterRemoval)) {
    return onlyHits([]);
  }
  const { hits, nbHits, smart } = answer;
  const areClose = hits.length === 0 && smart !== undefined && smart.close.length > 0;
  return {
    hits: areClose ? smart.close : hits,
    total: text === '' ? null : (nbHits ?? null),
    areClose,
    dropped: smart?.dropped ?? [],
  };
}

/** The service marks the words it dropped, if it dropped any, with `<em>`. */
const nothingLeft = (queryAfterRemoval: string | undefined): boolean =>
  queryAfterRemoval !== undefined && queryAfterRemoval.replace(/<em>.*?<\/em>/g, '').trim() === '';

/**
 * A question for a hosted service, as this site reads it; when this site does not answer, its words as
 * they are. `fetchIt` is for tests.
 */
export const readByThisSite =
  (origin: string, fetchIt: typeof fetch = (url, init) => fetch(url, init)) =>
  async (question: BusQuestion): Promise<object> => {
    const said = new URLSearchParams({ search: question.text, language: currentLanguage() });
    for (const [name, value] of new URLSearchParams(listChoices(question))) said.set(name, value);
    try {
      const answer = await fetchIt(`${origin}/api/hosted-question?${said}`, {
        signal: AbortSignal.timeout(timeouts.read),
      });
      return answer.ok ? ((await answer.json()) as object) : {};
    } catch {
      // Suggestions by plain words are better than none.
      return {};
    }
  };

let pageClient: { client: LiteClient; settings: BrowserSearchSettings } | null = null;

/** Suggestions for this page, by the settings in its data block; one client for all of them. */
export function pageSuggestions(manner: SuggestionManner): FindBuses {
  pageClient ??= openPageClient();
  const { client, settings } = pageClient;
  return settings.mode === 'own'
    ? findBusesWith(client, settings.indexName, manner, (question) =>
        Promise.resolve(smartRequest(question, currentLanguage())),
      )
    : findBusesWith(client, settings.indexName, manner, readByThisSite(location.origin));
}

function openPageClient() {
  const block = document.getElementById(searchSettingsId)?.textContent ?? '';
  const settings = JSON.parse(block) as BrowserSearchSettings;
  return { client: createSearchClient(settings, location.origin), settings };
}
