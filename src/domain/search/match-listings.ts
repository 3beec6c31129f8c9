import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { presentCard } from '#domain/inventory/listing-card.ts';
import type { Places } from '#domain/locations/place.ts';
import type { BusSearch } from './bus-search.ts';
import { enoughBuses, findCloseMatches } from './close-matches.ts';
import type { Miss } from './closeness.ts';
import { createEmbeddedBusSearch } from './embedded-bus-search.ts';
import type { ListQuery } from './list-query.ts';
import { requestFor } from './query-parts.ts';
import type { SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { ReadQuestion } from './understand-query.ts';

/** Which of a handful of listings a list shows. */
export interface ListingMatches {
  /** Ids of those that meet every condition. */
  exact: number[];
  /** Those that miss one by little; none where the list has enough of the others. */
  close: { id: number; how: Miss }[];
}

/** Asks many questions about the same few listings. */
interface ListingMatcher {
  match(query: ListQuery, language: SmartLanguage): Promise<ListingMatches>;
  close(): void;
}

/** Made for some listings; `search` holds the whole inventory, these included. */
export type MatchListings = (listings: readonly BusListing[]) => ListingMatcher;

/**
 * What lists show of a few listings, by the lists' own reading and the lists' own engine: an index of
 * these alone says who may be meant, which costs a small part of asking all, and the whole inventory
 * decides where it matters — words are corrected by what all buses say, and only a list with few
 * answers has close ones.
 */
export function createMatchListings(parts: {
  search: BusSearch;
  places: Places | null;
  readQuestion: ReadQuestion;
  now(): Date;
}): MatchListings {
  const { search, places, readQuestion, now } = parts;
  return (listings) => {
    const few = createEmbeddedBusSearch(places);
    few.replaceAll(listings);
    const cards = new Map(listings.map((one) => [one.id, presentCard(one, now())]));
    const loadCards = async (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? []);
    const window = { facets: [], sort: 'default', offset: 0, relaxWords: false } as const;
    return {
      async match(query, language) {
        const { asked, near: place } = readQuestion(query, language);
        const from = place?.point ?? null;
        const request = { ...window, ...requestFor(asked, from) };
        const found = await few.execute({ ...request, limit: listings.length });
        const exact =
          request.text === '' || found.ids.length === 0
            ? found.ids
            : await amongAll(found.ids, request);
        const near = await findCloseMatches({ search: few, loadCards }, asked, from, found.ids);
        if (near.length === 0) return { exact, close: [] };
        const { total } = await search.execute({ ...request, limit: 1 });
        const close = near.map(({ card, how }) => ({ id: card.id, how }));
        return { exact, close: total < enoughBuses ? close : [] };
      },
      close: () => few.index.close(),
    };

    async function amongAll(
      ids: readonly number[],
      request: typeof window & ReturnType<typeof requestFor>,
    ): Promise<number[]> {
      const anyOf = ids.map((id) => ({ facet: 'objectID', value: String(id) }));
      const groups = [...request.groups, { field: 'objectID', anyOf }];
      return (await search.execute({ ...request, groups, limit: ids.length })).ids;
    }
  };
}
