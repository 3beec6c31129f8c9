import type { BusCard } from '#domain/inventory/listing-card.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { Places } from '#domain/locations/place.ts';
import type { BusSearch } from './bus-search.ts';
import { enoughBuses, findCloseMatches, type CloseMatch } from './close-matches.ts';
import { countedFacets } from './list-conditions.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import type { NearPlace } from './near.ts';
import { requestFor } from './query-parts.ts';
import { searchWithout, type Dropped } from './relaxation.ts';
import type { SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { understandQuery } from './understand-query.ts';
import { withDistances } from './with-distances.ts';

/** One answer of `/buses` and `/search`: what was understood, what was found, what could refine it. */
export interface BusSearchPage {
  query: ListQuery;
  smart: SmartQuery;
  cards: BusCard[];
  /** Below fewer than a dozen: buses that miss one condition by little, nearest first. */
  close: CloseMatch[];
  total: number;
  pageCount: number;
  /** Attribute → value → count, each leaving out its own filter's choice. */
  facets: Record<string, Record<string, number>>;
  /** Conditions and words that had to go before anything was found; empty when all hold. */
  dropped: Dropped[];
  /** The order of the cards: as chosen, as spoken, or nearest first from a named place. */
  sort: ListSort;
  /** The place that distances are measured from, if one was named and is known. */
  near: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknownPlace: string | null;
}

/** A part of the answer other than one page of the list. */
export interface AnswerWindow {
  offset: number;
  limit: number;
  /** Close matches are looked for below so many exact ones. */
  enough: number;
}

export interface SearchBuses {
  /**
   * `language`: which words the text is read by; English when left out. With a `window`, those buses of
   * the same list and no counts.
   */
  (query: ListQuery, language?: SmartLanguage, window?: AnswerWindow): Promise<BusSearchPage>;
}

/**
 * The one way to search for buses: server pages and the JSON API call it alike. Reads the text as a
 * smart query (spec §1), joins it with the chosen filters, and never ends in a dead end: few answers are
 * followed by those that miss one condition by little; where nothing is close either, conditions are
 * dropped and named.
 */
export function createSearchBuses(parts: {
  search: BusSearch;
  /** The cards of published listings, in the order asked for; others are left out. */
  loadCards: (ids: readonly number[]) => Promise<BusCard[]>;
  /** Absent: no place is known, and nothing is near anything. */
  places?: Places;
  now: () => Date;
}): SearchBuses {
  const { search, loadCards, places = null } = parts;
  return async (query, language, part) => {
    const { smart, asked, sort, order, near, unknownPlace } = understandQuery(query, {
      now: parts.now(),
      places,
      language,
    });
    const from = near?.point ?? null;
    const { enough, ...rows } = part ?? {
      offset: (query.page - 1) * busesPerPage,
      limit: busesPerPage,
      enough: enoughBuses,
    };
    const window = { ...rows, facets: part ? [] : countedFacets, sort: order };
    const exact = await search.execute({
      ...window,
      ...requestFor(asked, from),
      relaxWords: false,
    });
    const close =
      exact.total < enough && rows.offset === 0
        ? await findCloseMatches({ search, loadCards }, asked, from, exact.ids)
        : [];
    const relaxed =
      exact.total === 0 && close.length === 0
        ? await searchWithout(search, asked, { ...window, from })
        : null;
    const { answer, dropped } = relaxed ?? { answer: exact, dropped: [] };
    return {
      query,
      smart,
      cards: withDistances(await loadCards(answer.ids), answer),
      close,
      total: answer.total,
      pageCount: Math.ceil(answer.total / busesPerPage),
      facets: answer.facets,
      dropped,
      sort,
      near,
      unknownPlace,
    };
  };
}
