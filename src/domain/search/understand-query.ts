import { findState } from '#domain/inventory/vocabulary/states.ts';
import type { MapPoint, Places } from '#domain/locations/place.ts';
import type { SearchSort } from './bus-search.ts';
import { type ListSort, takesOne, listFilters } from './list-filters.ts';
import { type ListQuery, withChosen, withoutNear } from './list-query.ts';
import { pointIn, widerRadius, type NearChoice } from './near.ts';
import { queryParts, type QueryParts } from './query-parts.ts';
import { parseSmartQuery, type SmartLanguage } from './smart-search/parse-smart-query.ts';
import type { StockNumbers } from './smart-search/reading.ts';
import type {
  Contradiction,
  SmartQuery,
  TextSpan,
  Understood,
} from './smart-search/smart-query.ts';
import { groupAsked } from './group-choice.ts';
import { whereabouts, type NearPlace, type PlaceDoubt, type Whereabouts } from './whereabouts.ts';
import { typedChoices } from './typed-choices.ts';
import type { Dropped } from './relaxation.ts';
import type { ListCondition } from './list-condition.ts';
import type { ChipMeaning, SpokenSort } from './smart-search/chip.ts';

/** What a question asks for: read once, the same way, for whoever answers it. */
export interface UnderstoodQuery {
  /** Words and ticks made one. */
  query: ListQuery;
  smart: SmartQuery;
  /** Each condition on its own; `requestFor(asked, near?.point)` is what they ask of a search. */
  asked: QueryParts;
  /** The order of a list, as chosen, as spoken, or nearest first from a named place. */
  sort: ListSort;
  /** The order asked of the search: with a number of riders, the bus that fits them first. */
  order: SearchSort;
  /** The place that distances are measured from, if one was named and is known. */
  near: NearPlace | null;
  /** What was typed as a place and is none we know. */
  unknownPlace: string | null;
  /** What is not clear about the place. */
  doubt: PlaceDoubt | null;
}

/** As visitors' lists read it: with staff's synonyms, the towns, and the stock numbers of now. */
export type ReadQuestion = (
  query: ListQuery,
  language?: SmartLanguage,
  isTyping?: boolean,
) => UnderstoodQuery;

interface QueryReader {
  now: Date;
  places: Places | null;
  /** Of the inventory that is asked. */
  stock?: StockNumbers | null | undefined;
  /** Where the dealer is: towns of one name are asked for from here outward. */
  home?: MapPoint | undefined;
  language?: SmartLanguage | undefined;
  /** The words are still being typed, as suggestions are asked for. */
  isTyping?: boolean | undefined;
}

/**
 * The one reading of a question (words, filters, place, radius): the list, the suggestions, the search
 * protocol's smart mode and whoever keeps a question for later turn it into conditions by this.
 */
export function understandQuery(
  asIs: ListQuery,
  { now, places, stock = null, home, language, isTyping = false }: QueryReader,
): UnderstoodQuery {
  const { asTyped = false, sort: chosen } = asIs;
  const read = (text: string, sort: string = chosen) => {
    const isOrdered = sort !== 'default' && sort !== 'nearest';
    return parseSmartQuery(text, { now, language, isTyping, asTyped, isOrdered, places, stock });
  };
  const typed = read(asIs.text);
  // Another order draws another circle around the same words.
  const shown = () => read(asIs.text, asIs.form?.sortWas ?? chosen).filters.radiusMiles ?? null;
  const named = settledNear(asIs, typed, shown, (near) =>
    whereabouts(near, near ? {} : typed.filters, places, home),
  );
  const settled = settledQuery(named.query, typed, named.gone);
  const smart = settled.text === asIs.text ? typed : read(settled.text);
  const { place, unknown, doubt } = whereabouts(settled.near, smart.filters, places, home);
  const query = withNamedPoint(settled, place);
  const sort = effectiveSort(query, smart, place);
  return {
    query,
    smart,
    // A place that nobody knows was not chosen: that of the words is in force.
    asked: queryParts(unknown === null ? query : withoutNear(query), smart, place, isTyping),
    sort,
    order: sort === 'default' ? orderOf(query, smart) : sort,
    near: place,
    unknownPlace: unknown,
    doubt,
  };
}

/** A device's point is named by the ZIP code there, so that no link says the point again. */
function withNamedPoint(query: ListQuery, place: NearPlace | null): ListQuery {
  const isPoint = query.near && place && pointIn(query.near.place) !== null;
  return isPoint ? { ...query, near: { ...query.near!, place: place.name } } : query;
}

/** "Biggest bus": no order of the list that could be chosen, and still the one asked for. */
function orderOf(query: ListQuery, smart: SmartQuery): SearchSort {
  if (smart.filters.sort === 'largest') return 'seats-high';
  if (smart.filters.sort === 'smallest') return 'seats-low';
  if (!saysHowMany(query, smart)) return 'default';
  const { passengersOrDriver, passengersMin } = smart.filters;
  // A van with a seat less is found as well, and is second best.
  return passengersOrDriver && passengersMin ? `seats-from-${passengersMin}` : 'seats-low';
}

/** Whoever says how many ride wants the bus that fits them first. */
function saysHowMany(query: ListQuery, smart: SmartQuery): boolean {
  const { passengersMin, passengersMax } = smart.filters;
  if (groupAsked(query, smart)) return true;
  return passengersMin !== undefined && passengersMin === passengersMax;
}

const spokenSorts = {
  price: 'price-low',
  'price-high': 'price-high',
  mileage: 'mileage-low',
  year: 'year-new',
  'year-old': 'year-old',
  newest: 'newest',
  largest: 'default',
  smallest: 'default',
} as const satisfies Record<SpokenSort, ListSort>;

function effectiveSort(query: ListQuery, smart: SmartQuery, place: NearPlace | null): ListSort {
  if (query.near) return place || query.sort !== 'nearest' ? query.sort : 'default';
  if (query.sort !== 'default') return query.sort;
  const spoken = smart.filters.sort && spokenSorts[smart.filters.sort];
  return spoken ?? (place ? 'nearest' : 'default');
}

/** Near what: the one answer of the filter of places. */
export const saysNear = ({ filter }: Understood): boolean =>
  (filter.nearCity ??
    filter.nearName ??
    filter.nearMe ??
    filter.radiusMiles ??
    filter.zip ??
    filter.postalCode) !== undefined;

/**
 * The place of the words and that of its field made one, and the words that are gone by it. What the field
 * shows because words say it stays theirs, until another place stands there, or none; a distance alone is
 * from the place of the words.
 */
function settledNear(
  { withinMiles, ...query }: ListQuery,
  { filters, understood }: SmartQuery,
  shownRadius: () => number | null,
  lookUp: (near: NearChoice | null) => Whereabouts,
): { query: ListQuery; gone: readonly Understood[] } {
  const { near, form } = query;
  const shown = form?.saidNear ?? null;
  const words = understood.filter(saysNear);
  const asWords = { query, gone: [] };
  if (near) {
    const isAsShown = near.place === shown && near.radiusMiles === shownRadius();
    if (isAsShown) return { ...asWords, query: { ...withoutNear(query), page: query.page } };
    // Looked up only where the words say near what, too: a name that nobody knows is held against all towns.
    if (words.length === 0 || !lookUp(near).place) return asWords;
    const around =
      filters.nearMe && filters.radiusMiles ? widerRadius(filters.radiusMiles - 1) : null;
    const radiusMiles = near.radiusMiles ?? around;
    return { query: { ...query, near: { ...near, radiusMiles } }, gone: words };
  }
  if (shown === null && !withinMiles) return asWords;
  const place = lookUp(null).place;
  if (shown !== null && place?.name === shown) return { query, gone: words };
  if (!place || !withinMiles) return asWords;
  const sort = query.sort === 'default' ? 'nearest' : query.sort;
  return {
    query: { ...query, near: { place: place.name, radiusMiles: withinMiles }, sort },
    gone: understood.filter((item) => saysNear(item) || item.filter.city !== undefined),
  };
}

/**
 * Words and ticks made one. What is typed and ticked is said once; a tick in a filter with one answer,
 * and a place that we know, take the place of the words that answered it; whoever unticks what the panel
 * showed as typed takes its words away, and keeps what else the same words stood for. `smart` is what the
 * words say.
 */
function settledQuery(
  { form, ...query }: ListQuery,
  smart: SmartQuery,
  goneByPlace: readonly Understood[],
): ListQuery {
  // What is wrong in the form is said beside its fields.
  const wrong = form?.wrong ?? new Map();
  let settled: ListQuery =
    wrong.size > 0
      ? { ...query, form: { said: new Map(), wrong, saidNear: null, sortWas: null } }
      : query;
  const gone = [...goneByPlace];
  const said = new Map(form?.said);
  for (const { filter, values, items } of typedChoices(smart)) {
    const { parameter } = filter;
    const shown = said.get(parameter) ?? [];
    said.delete(parameter);
    const ticked = query.chosen.get(parameter) ?? [];
    const others = ticked.filter((value) => !values.includes(value) && !shown.includes(value));
    const wasUnticked = values.some((value) => shown.includes(value) && !ticked.includes(value));
    const isReplaced = takesOne(filter) && others.length > 0;
    if (wasUnticked || isReplaced) gone.push(...items);
    const kept = wasUnticked && !isReplaced ? values.filter((one) => ticked.includes(one)) : [];
    settled = withPage(query, withChosen(settled, parameter, [...others, ...kept]));
  }
  // Shown as typed, and typed no longer: other words were written since.
  for (const [parameter, shown] of said) {
    const ticked = query.chosen.get(parameter) ?? [];
    const others = ticked.filter((value) => !shown.includes(value));
    settled = withPage(query, withChosen(settled, parameter, others));
  }
  if (gone.length === 0) return settled;
  return { ...settled, text: withoutUnderstood(smart, ...new Set(gone)) };
}

const withPage = ({ page }: ListQuery, settled: ListQuery): ListQuery => ({ ...settled, page });

/**
 * The query without the words of a chip, or of several: what a "remove" link searches for. What was set
 * aside because of them goes as well, or it would come into force.
 */
export function withoutUnderstood(
  { query, understood, contradictions, ignored, links }: SmartQuery,
  ...items: readonly Understood[]
): string {
  const besides = [...contradictions, ...ignored.flatMap(({ repeats }) => repeats ?? [])];
  const setAside = besides.filter(({ kept }) => items.includes(kept));
  const gone = [...items, ...setAside.map(({ left }) => left)];
  const spans = gone.flatMap((one) => one.spans);
  // "Without lift or restroom": the negation stays for what is still not wanted.
  const heir = understood.find(
    (one) =>
      one.shares && !gone.includes(one) && spans.some(({ start }) => start === one.shares!.start),
  );
  if (heir) {
    const { start, end } = heir.shares!;
    const first = spans.findIndex((span) => span.start === start);
    spans[first] = { start: end, end: heir.shares!.thing };
  }
  const alone = understood.flatMap((one) =>
    one.alone && !gone.includes(one) ? [{ ...one.spans[0]!, instead: one.alone }] : [],
  );
  return withoutSpans(query, [...spans, ...linksOf(query, spans, links), ...alone]);
}

/** The query for what was set aside, in place of what holds. */
export const withoutKept = (smart: SmartQuery, { kept, left }: Contradiction): string =>
  withoutUnderstood({ ...smart, understood: [left], contradictions: [] }, kept);

/**
 * The links that lead to what is gone, and at the head of what is left those that led on from it. Beside a
 * code of two letters they stay: the "or" of "or ok" says that Oklahoma is meant.
 */
function linksOf(
  query: string,
  spans: readonly TextSpan[],
  links: readonly TextSpan[],
): TextSpan[] {
  const isBlank = (start: number, end: number) => /^[\s'’/]*$/u.test(query.slice(start, end));
  const gone: TextSpan[] = [];
  for (let { start } of spans) {
    const leads = (one: TextSpan) => one.end <= start && isBlank(one.end, start);
    for (let link = links.findLast(leads); link; link = links.findLast(leads)) {
      gone.push({ start: link.start, end: start });
      ({ start } = link);
    }
  }
  let end = 0;
  const nextOf = (among: readonly TextSpan[]) =>
    among.find((one) => one.start >= end && isBlank(end, one.start));
  while (nextOf([...spans, ...gone])) {
    ({ end } = nextOf([...spans, ...gone])!);
    const link = nextOf(links);
    const [word = ''] = /\p{L}+/u.exec(query.slice(link?.end)) ?? [];
    if (link && !findState(word)) gone.push(link);
  }
  return gone;
}

/** The query without these words, or with others instead. */
function withoutSpans(query: string, spans: readonly (TextSpan & { instead?: string })[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end, instead = '' } of spans.toSorted((a, b) => a.start - b.start)) {
    rest += `${query.slice(from, start)} ${instead} `;
    from = Math.max(from, end);
  }
  return (rest + query.slice(from))
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,;)])/gu, '$1')
    .replace(/^[\s,;&/+-]+|[\s,;&]+$/gu, '');
}

/** One condition in force, and the query without it. */
export interface QueryChip {
  condition: ListCondition;
  /** The proper spelling when what was typed was not: "provost" → "Prevost". */
  corrected: ChipMeaning | null;
  without: ListQuery;
}

/** What was understood from the words and what was chosen, each removable by a plain link. */
export function queryChips({
  query,
  smart,
  near,
  unknownPlace,
}: Pick<UnderstoodQuery, 'query' | 'smart' | 'near' | 'unknownPlace'>): QueryChip[] {
  const spoken = smart.understood.map((item) => ({
    condition: item.filter.nearName && near ? placeCondition(near) : item.chip,
    corrected: item.corrected ?? null,
    without: { ...query, text: withoutUnderstood(smart, item), page: 1 },
  }));
  const chosen = listFilters.flatMap((filter) => {
    const values = query.chosen.get(filter.parameter) ?? [];
    return values.map((value) => ({
      condition: { says: 'filter' as const, parameter: filter.parameter, value },
      corrected: null,
      without: withChosen(
        query,
        filter.parameter,
        values.filter((one) => one !== value),
      ),
    }));
  });
  // An unknown place has no chip: the filter says what is wrong with it.
  return [...spoken, ...(unknownPlace === null ? nearChip(query, near) : []), ...chosen];
}

function nearChip(query: ListQuery, near: NearPlace | null): QueryChip[] {
  if (!query.near || !near) return [];
  return [{ condition: placeCondition(near), corrected: null, without: withoutNear(query) }];
}

const placeCondition = ({ label: place, radiusMiles: miles }: NearPlace): ListCondition =>
  miles === null ? { says: 'near', place } : { says: 'within', miles, place };

/** No bus has a word of what was typed; if nothing else was asked, the answer is simply all buses. */
export function noWordIsKnown(
  found: Parameters<typeof queryChips>[0] & { dropped: readonly Dropped[] },
): boolean {
  const { dropped, query } = found;
  if (queryChips(found).length > 0) return false;
  const words = query.text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
  return words > 0 && dropped.length >= words && dropped.every(({ kind }) => kind === 'words');
}
