import { LRUCache } from 'lru-cache';
import { createInventoryQueries } from '#domain/inventory/create-inventory-queries.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { BusSearch } from '#domain/search/bus-search.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { createFindSimilar } from '#domain/search/find-similar.ts';
import { createMatchListings } from '#domain/search/match-listings.ts';
import {
  createSearchBuses,
  plainWords,
  withQueryWords,
  type QueryWords,
} from '#domain/search/search-buses.ts';
import { understandQuery, type ReadQuestion } from '#domain/search/understand-query.ts';
import { createWhatOthersAsk } from '#domain/search/what-others-ask.ts';
import { createSearchWithFallback } from '#domain/search/search-with-fallback.ts';
import type { MapPoint } from '#domain/locations/place.ts';
import type { TagVersions } from '#domain/tag-versions.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { presentCard, type BusCard } from '#domain/inventory/listing-card.ts';
import type { Logger } from '../../ops/log/logger.ts';
import type { KeptIndex } from '../../ops/kept-index.ts';
import { createZipPlaces } from './zip-places.ts';
import { startSearchRefresh } from './search-refresh.ts';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';

/**
 * Everything that answers questions about buses, kept in step with the database. Loads the
 * index, keeps it fresh, and remembers repeated answers until the inventory changes.
 */
export async function startInventoryServices(parts: {
  repository: ListingRepository;
  versions: TagVersions;
  log: Logger;
  now: () => Date;
  /** A hosted index that answers first; the embedded one stands in when it does not. */
  hosted?: BusSearch | null;
  /** Told when everything here answers from a new version of the inventory. */
  onChange?: () => void;
  /** Where the index outlives the process. */
  kept?: KeptIndex | null;
  /** Where the dealer is. */
  home?: MapPoint;
  /** Staff's synonyms; none when absent. */
  words?: QueryWords;
}) {
  const { repository, versions, log, now, hosted, onChange } = parts;
  const places = createZipPlaces();
  const { words = plainWords } = parts;
  const memo = createInventoryMemo();
  const cards = createKeptCards((ids) => repository.findByIds(ids), now);
  const search = createEmbeddedBusSearch(places);
  const refresh = await startSearchRefresh({
    kept: parts.kept,
    repository,
    versions,
    search,
    log,
    onChange() {
      memo.clear();
      cards.clear();
      onChange?.();
    },
  });
  const answering = hosted
    ? createSearchWithFallback({
        primary: hosted,
        fallback: search,
        isListed: search.has,
        now,
        onFailure: (error) => log.warn({ err: error }, 'hosted search failed, answering ourselves'),
      })
    : search;
  const known = { places, stock: search.stockNumbers, home: parts.home };
  const readQuestion: ReadQuestion = (query, language, isTyping) =>
    understandQuery(
      { ...query, text: words.read(query.text) },
      { ...known, now: now(), language, isTyping },
    );
  const findSimilar = createFindSimilar(repository);
  const whatOthersAsk = createWhatOthersAsk(repository, now);
  const queries = createInventoryQueries(
    repository,
    {
      // The cards of lists: their markup is kept for these.
      similarCards: (listing) =>
        memo.remember(`similar ${listing.id} ${listing.revision}`, async () =>
          cards.load(await findSimilar(listing)),
        ),
      pricesAround: (listing) =>
        memo.remember(`prices ${listing.id} ${listing.revision}`, () => whatOthersAsk(listing)),
      whatOthersAsk,
    },
    now,
  );

  return {
    inventory: {
      ...queries,
      featured: (limit) => memo.remember(`featured ${limit}`, () => queries.featured(limit)),
      newest: (limit) => memo.remember(`newest ${limit}`, () => queries.newest(limit)),
      bulk: (limit) => memo.remember(`bulk ${limit}`, () => queries.bulk(limit)),
      categoryCounts: () => memo.remember('counts', () => queries.categoryCounts()),
    } satisfies InventoryQueries,
    searchBuses: withQueryWords(
      createSearchBuses({ ...known, search: answering, loadCards: cards.load, now }),
      words,
    ),
    /** What lists show of a few listings; our own engine answers, whoever else does for visitors. */
    matchListings: createMatchListings({ search, places, readQuestion, now }),
    readQuestion,
    places,
    search,
    refresh,
    close: () => search.index.close(),
  };
}

const mostEntries = 20_000;

/**
 * Answers about the inventory, kept until the inventory changes. `clear` is called when a new version
 * has been read (see `search-refresh.ts`), so what is kept is as fresh as the index. Bounded.
 */
function createInventoryMemo() {
  const kept = new LRUCache<string, Promise<object>>({ max: mostEntries });
  return {
    /** The kept answer, or what `load` answers; concurrent askers share one load, failures are not kept. */
    remember<T extends object>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known) return known as Promise<T>;
      const loading = load();
      kept.set(key, loading);
      loading.catch(() => {
        if (kept.peek(key) === loading) kept.delete(key);
      });
      return loading;
    },
    clear: (): void => kept.clear(),
  };
}

const mostCards = 20_000;

/** Of a listing that is not published: nothing is shown, and nobody has to ask for it again. */
interface KeptCard {
  card: BusCard | null;
}

/**
 * The cards of listings, kept until the inventory changes. Bounded. Cards that are kept are taken as they
 * lie: a promise a card, as for answers that are asked for one by one, costs more than the search that
 * found them.
 */
export function createKeptCards(
  findByIds: (ids: readonly number[]) => Promise<BusListing[]>,
  now: () => Date,
) {
  const kept = new LRUCache<number, KeptCard | Promise<KeptCard>>({ max: mostCards });

  const loadAll = (ids: readonly number[]): Map<number, Promise<KeptCard>> => {
    const found = findByIds(ids).then((listings) => {
      const published = listings.filter((listing) => listing.status === 'published');
      return new Map(published.map((one) => [one.id, presentCard(one, now())]));
    });
    return new Map(
      ids.map((id) => {
        const loading = found.then((cards): KeptCard => ({ card: cards.get(id) ?? null }));
        kept.set(id, loading);
        // Unless the inventory has changed, or somebody else has begun anew.
        const replace = (settle: () => void) => kept.peek(id) === loading && settle();
        loading.then(
          (card) => replace(() => kept.set(id, card)),
          () => replace(() => kept.delete(id)),
        );
        return [id, loading];
      }),
    );
  };

  return {
    /** Those of published listings, in the order asked for; one query for all that are not kept yet. */
    async load(ids: readonly number[]): Promise<BusCard[]> {
      const lying = ids.map((id) => kept.get(id));
      const missing = ids.filter((_, at) => lying[at] === undefined);
      const loading = missing.length > 0 ? loadAll(missing) : null;
      const cards: BusCard[] = [];
      for (const [at, id] of ids.entries()) {
        const one = lying[at] ?? loading!.get(id)!;
        const { card } = one instanceof Promise ? await one : one;
        if (card) cards.push(card);
      }
      return cards;
    },
    clear: (): void => kept.clear(),
  };
}
