import { cardWith, type BusCard } from '#domain/inventory/listing-card.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import type { MapPoint, Places } from '#domain/locations/place.ts';
import type { BusSearch, BusSearchAnswer } from './bus-search.ts';
import { enoughBuses, findCloseMatches, type CloseMatch } from './close-matches.ts';
import { countedBeyond, countedFacets } from './query-conditions.ts';
import type { ListSort } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';
import {
  nearDroppedTown,
  nearInstead,
  placeQuestion,
  type PlaceQuestion,
} from './place-question.ts';
import { requestFor, type QueryParts } from './query-parts.ts';
import { searchWithout, type Dropped } from './relaxation.ts';
import type { SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { StockNumbers } from './smart-search/reading.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { understandQuery } from './understand-query.ts';
import type { NearPlace } from './whereabouts.ts';
import { groupAsked, withFits } from './group-choice.ts';

/** One answer of `/buses` and `/search`: what was understood, what was found, what could refine it. */
export interface BusSearchPage {
  query: ListQuery;
  smart: SmartQuery;
  cards: BusCard[];
  /** How far down the list the first of them stands, from 0. */
  offset: number;
  /** Below fewer than a dozen: buses that miss one condition by little, nearest first. */
  close: CloseMatch[];
  total: number;
  pageCount: number;
  /** Attribute → value → count, each leaving out its own filter's choice. */
  facets: Record<string, Record<string, number>>;
  /** The same for filters of many answers whose choice overlaps with others: what it leaves out. */
  beyond: Record<string, Record<string, number>>;
  /** Conditions and words that had to go before anything was found; empty when all hold. */
  dropped: Dropped[];
  /** The order of the cards: as chosen, as spoken, or nearest first from a named place. */
  sort: ListSort;
  /** The place that distances are measured from, if one was named and is known. */
  near: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknownPlace: string | null;
  /** What is to be asked about the place; null where it is clear, or none was named. */
  placeQuestion: PlaceQuestion | null;
}

/** A part of the answer other than one page of the list. */
interface AnswerWindow extends Rows {
  /** Goes on behind these, wherever they stand by now; absent, at the offset itself. */
  before?: CameBefore;
  /** Close matches are looked for below so many exact ones. */
  enough: number;
  /** The words are still being typed. */
  isTyping?: boolean;
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
  stock?: StockNumbers;
  /** Where the dealer is: towns of one name are asked for from here outward. */
  home?: MapPoint;
  now: () => Date;
}): SearchBuses {
  const { search, loadCards, places = null, stock, home } = parts;
  const read = (query: ListQuery, language?: SmartLanguage, isTyping?: boolean) =>
    understandQuery(query, { now: parts.now(), places, stock, home, language, isTyping });
  const countOf = async (asIs: ListQuery, language?: SmartLanguage) => {
    const { asked, near } = read(asIs, language);
    const window = { facets: [], sort: 'default', offset: 0, limit: 1, relaxWords: false } as const;
    return (await search.execute({ ...window, ...requestFor(asked, near?.point ?? null) })).total;
  };
  const searchBuses: SearchBuses = async (asIs, language, part) => {
    const { query, smart, asked, sort, order, near, unknownPlace, doubt } = read(
      asIs,
      language,
      part?.isTyping,
    );
    const from = near?.point ?? null;
    const {
      enough,
      before = [],
      offset: first,
      limit,
    } = part ?? {
      offset: (query.page - 1) * busesPerPage,
      limit: busesPerPage,
      enough: enoughBuses,
    };
    const rows = { offset: first, limit };
    const window = { facets: part ? [] : countedFacets, sort: order };
    const {
      found: { answer: exact },
      offset,
    } = await continueList(rows, before, async (asks) => ({
      answer: await search.execute({
        ...window,
        ...asks,
        ...requestFor(asked, from),
        ...(part ? {} : { beyond: countedBeyond(asked.parts.flatMap(({ groups }) => groups)) }),
        relaxWords: false,
      }),
    }));
    const zip = exact.total === 0 && !query.near && places ? bareZip(smart, places) : null;
    if (zip !== null)
      return searchBuses(nearInstead(query, { place: zip, radiusMiles: null }, ''), language, part);
    const close =
      exact.total < enough && rows.offset === 0
        ? await findCloseMatches({ search, loadCards }, asked, from, exact.ids)
        : [];
    const relaxed =
      exact.total === 0 && close.length === 0
        ? await continueList(rows, before, (asks) =>
            searchWithout(search, asked, { ...window, ...asks, from }),
          )
        : null;
    const nearTown =
      places && relaxed?.found?.dropped.some(({ kind }) => kind === 'words')
        ? nearDroppedTown(query, smart, relaxed.found.dropped, { places, language })
        : null;
    if (nearTown) return searchBuses(nearTown, language, part);
    const { answer, dropped } = relaxed?.found ?? { answer: exact, dropped: [] };
    return {
      query,
      smart,
      // What was found by leaving something out may have no room for the group.
      cards: withFits(
        withDistances(await loadCards(answer.ids), answer),
        relaxed?.found ? null : groupAsked(query, smart),
      ),
      offset: relaxed?.found ? relaxed.offset : offset,
      close,
      total: answer.total,
      pageCount: Math.ceil(answer.total / busesPerPage),
      facets: relaxed?.found ? { ...answer.facets, ...countsOfOwn(asked, exact) } : exact.facets,
      beyond: exact.beyond ?? {},
      dropped,
      sort,
      near,
      unknownPlace,
      placeQuestion:
        doubt && !part
          ? await placeQuestion(doubt, query, smart, (one) => countOf(one, language))
          : null,
    };
  };
  return searchBuses;
}

/** Five digits and nothing else are a stock number, or the end of a VIN, as long as a bus has it. */
function bareZip({ query, text }: SmartQuery, places: Places): string | null {
  return /^\d{5}$/.test(text) && query.startsWith(text) && places.find(text) ? text : null;
}

/** What a filter would find in place of its choice is known, whatever was dropped to find anything. */
function countsOfOwn(
  { parts }: QueryParts,
  { facets }: BusSearchAnswer,
): BusSearchAnswer['facets'] {
  const own = new Set(parts.flatMap(({ groups }) => groups.map(({ field }) => field)));
  return Object.fromEntries(Object.entries(facets).filter(([field]) => own.has(field)));
}

/** Cards are shared between visitors, who are at different places: a distance goes on a copy. */
function withDistances(cards: BusCard[], { ids, milesAway }: BusSearchAnswer): BusCard[] {
  if (!milesAway) return cards;
  const byId = new Map(ids.map((id, at) => [id, milesAway[at] ?? null]));
  return cards.map((card) => cardWith(card, { milesAway: byId.get(card.id) ?? null }));
}

/** A part of a list, counted from 0. */
interface Rows {
  offset: number;
  limit: number;
}

/** Where one went on from: the last buses of what came before, the last one first. */
type CameBefore = readonly number[];

/** The whole list is looked through for where it goes on; nobody reads further by hand. */
const mostRows = 20_000;

/**
 * The part of a list behind what came before, also when buses were added, sold or moved meanwhile: it
 * goes on behind the remembered ones, wherever they stand now, and at the old place when none is left.
 * Whatever stands still is neither left out nor told twice.
 */
async function continueList<Found extends { answer: BusSearchAnswer } | null>(
  { offset, limit }: Rows,
  before: CameBefore,
  ask: (rows: Rows) => Promise<Found>,
): Promise<{ found: Found; offset: number }> {
  if (before.length === 0) return { found: await ask({ offset, limit }), offset };
  const around = Math.max(0, offset - before.length);
  const near = await ask({ offset: around, limit: limit + offset - around });
  const here = near && placeBehind(near.answer.ids, before, before.length / 2);
  if (near && here !== null) return partOf(near, around, here, limit);
  const whole = await ask({ offset: 0, limit: mostRows });
  const there = whole && placeBehind(whole.answer.ids, before, 1);
  if (whole && there !== null) return partOf(whole, 0, there, limit);
  return { found: await ask({ offset, limit }), offset };
}

/** Behind the last of those that still stand together; null when there are fewer than `fewest`. */
function placeBehind(ids: readonly number[], before: CameBefore, fewest: number): number | null {
  const places = before.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  if (places.length < fewest) return null;
  const middle = places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)]!;
  // One that was edited may stand anywhere now.
  const together = places.filter((place) => Math.abs(place - middle) <= before.length);
  return Math.max(...together) + 1;
}

function partOf<Found extends { answer: BusSearchAnswer }>(
  found: Found,
  offset: number,
  from: number,
  limit: number,
): { found: Found; offset: number } {
  const { answer } = found;
  const cut = <Item>(items: Item[]) => items.slice(from, from + limit);
  const { ids, milesAway } = answer;
  return {
    found: {
      ...found,
      answer: { ...answer, ids: cut(ids), ...(milesAway ? { milesAway: cut(milesAway) } : {}) },
    },
    offset: offset + from,
  };
}

/** Staff's synonyms, the present ones: every way to search reads visitors' words through them. */
export interface QueryWords {
  /** The text with each synonym replaced by what it means; reading twice changes nothing more. */
  read(text: string): string;
  /** Goes up when answers to the same words may be others than before. */
  readonly version: number;
}

export const plainWords: QueryWords = { read: (text) => text, version: 0 };

/** The search, reading synonyms as what they mean; its answer names the words as they were typed. */
export function withQueryWords(search: SearchBuses, words: QueryWords): SearchBuses {
  return async (query, ...rest) => {
    const text = words.read(query.text);
    const found = await search({ ...query, text }, ...rest);
    // Unless words were taken away.
    const isAsTyped = found.query.text === text;
    return isAsTyped ? { ...found, query: { ...found.query, text: query.text } } : found;
  };
}
