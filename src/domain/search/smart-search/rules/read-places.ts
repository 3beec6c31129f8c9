import { findState } from '#domain/inventory/vocabulary/states.ts';
import { statesChip, type ChipMeaning } from '../chip.ts';
import { everydayCodes, namesCounty, partsOfStates, wordLikeCodes } from '../places.ts';
import type { Meaning } from '../meanings.ts';
import type { Reading } from '../reading.ts';
import type { TextSpan } from '../smart-query.ts';
import type { PhraseMatch, Token } from '../tokens.ts';
import { vehicleNames } from '../vehicle-names.ts';
import {
  awayBefore,
  correctTown,
  excludeTown,
  isBounded,
  isNameWord,
  leadBefore,
  radiusBefore,
  understandNearName,
  understandTownBefore,
  understandTownItself,
  widestAround,
  type TownLead,
} from './near-towns.ts';
import {
  cityAbroad,
  endOfMisspelled,
  misspellsTown,
  leastCodesOf,
  namedTownAt,
  type NamedTown,
  nextOfName,
  stateAt,
  townAt,
} from './town-names.ts';

/** Two-letter state codes; names are phrases like any other. */
export function readStateCodes(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const state = stateCodeAt(reading, at);
    if (!state) continue;
    // "northern va"
    const whole = reading.isWord(at - 1, partsOfStates) ? at - 1 : at;
    const from = reading.isWord(whole - 1, reading.lexicon.placeWords) ? whole - 1 : whole;
    reading.understand(from, at, {
      kind: 'place',
      chip: statesChip([state.code]),
      filter: { state: [state.code] },
    });
    const isJoined = reading.isWord(at - 1, reading.lexicon.joiningWords);
    if (from === at && !isJoined && wordLikeCodes.has(state.code)) reading.sayAlone(at, state.name);
  }
}

/**
 * "nj" anywhere; codes that are also words ("in", "or", "me") only where a place is expected: after
 * "in", after a comma, or in capitals at the end of a query that is not all capitals.
 */
function stateCodeAt(reading: Reading, at: number) {
  const token = reading.tokens[at]!;
  if (token.kind !== 'word' || token.text.length !== 2 || !reading.isFree(at)) return null;
  if (token.glued && reading.tokens[at - 1]!.kind !== 'mark') return null;
  // "MT45" and "nv200" are names, "NV000062" ends a VIN, "NJ08067" is a place.
  const next = reading.tokens[at + 1];
  if (next?.glued && next.kind === 'number' && next.raw.length !== 5) return null;
  const state = findState(token.text);
  if (!state || reading.isWordRather(token)) return null;
  const isLed = reading.isWord(at - 1, reading.lexicon.placeWords) || reading.isMark(at - 1, ',');
  // "Shuttle co" is on its way to "coach".
  if (at === reading.unfinishedAt && !isLed && token.raw !== state.code) return null;
  return !wordLikeCodes.has(state.code) || isStateRather(reading, at, state.code, isLed)
    ? state
    : null;
}

/** Whether a code that is a word, too, stands where a place is expected. */
function isStateRather(reading: Reading, at: number, code: string, isLed: boolean): boolean {
  const { tokens, lexicon } = reading;
  const { raw, text } = tokens[at]!;
  const isCapitals = raw === code;
  // "located in ohio".
  if (!isCapitals && lexicon.placeWords.has(text) && tokens[at + 1]?.kind === 'word') return false;
  if (isLed || isAfterState(reading, at, code)) return true;
  const isShouted = reading.query === reading.query.toUpperCase();
  if (isCapitals && !isShouted && at > 0) return true;
  if (everydayCodes.has(code)) return false;
  // "va" alone is rather a van that is being typed, "14 pa" are passengers; "OH" is not.
  const isCounted = reading.isOwnNumber(at - 1) && tokens[at - 1]!.value < 100;
  const isLast = at === tokens.length - 1;
  if (isLast && (isCapitals || (at > 0 && !isCounted))) return true;
  return !isCounted && standsBeforeBus(reading, at);
}

/** "Pa school bus", "shuttle pa 14 passenger", and not "tv pa wifi", which is what a bus is equipped with. */
function standsBeforeBus({ understood, tokens }: Reading, at: number): boolean {
  const { start = -1 } = tokens[at + 1] ?? {};
  const before = tokens[at - 1]?.end;
  const isBeside = (span: TextSpan) => span.start === start || span.end === before;
  const beside = understood.filter(({ spans }) => spans.some(isBeside));
  const leads = beside.some(({ spans }) => spans.some((span) => span.start === start));
  return leads && !beside.some(({ kind }) => kind === 'feature');
}

/** "tx or ok": one state more, also where the first was taken out of the words: "or ok coach". */
function isAfterState(reading: Reading, at: number, code: string): boolean {
  // "Nj/pa".
  const isJoined =
    reading.isWord(at - 1, reading.lexicon.joiningWords) || reading.isMark(at - 1, '/', '&');
  if (isJoined && at === 1) return !['IN', 'ME', 'HI', 'OR', 'AS'].includes(code);
  // "Nj ny pa ct".
  if (!isJoined && everydayCodes.has(code)) return false;
  const end = reading.tokens[isJoined ? at - 2 : at - 1]?.end;
  return reading.understood.some(
    ({ filter, spans }) => filter.state && spans.some((span) => span.end === end),
  );
}

/** "Delivered to texas", "ship to ghana": where a bus goes, and not where it stands. */
export function readDestination(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const lead = reading.lexicon.deliveryPhrases.match(reading.tokens, at, reading.isFree);
    if (!lead) continue;
    const first = lead.to + 1;
    const place =
      townAt(reading, first) ??
      namedTownAt(reading, first, { isLed: true }) ??
      stateAt(reading, first) ??
      cityAbroad(reading, first);
    const isCode = /^\d{5}$/.test(reading.tokens[first]?.raw ?? '');
    const isPlace = isCode || isNameWord(reading, first);
    // "Llevar a mi equipo" takes people: without a place such a word says nothing.
    if (!place && !isPlace && reading.meaningAt(at)?.value.is === 'noise') continue;
    reading.intend('delivery', at, place?.to ?? (isPlace ? first : lead.to));
  }
}

/** "within 50 miles", "25 miles from home": around the visitor, where no place is named. */
export function readAroundMe(reading: Reading): void {
  const { tokens, lexicon, isFree } = reading;
  for (let at = 2; at <= tokens.length; at += 1) {
    const circle = radiusBefore(reading, at);
    if (!circle?.miles || circle.miles > widestAround) continue;
    const isOf = reading.isWord(at, lexicon.ofWords);
    const here = lexicon.herePhrases.match(tokens, isOf ? at + 1 : at, isFree);
    const nearMe = reading.meaningAt(at);
    const to = nearMe?.value.is === 'near-me' ? nearMe.to : isOf ? here?.to : null;
    const isBare = !isOf && to === null && !lexicon.nearPhrases.match(tokens, at, isFree);
    const isAround =
      lexicon.withinWords.match(tokens, circle.from, isFree) !== null &&
      !isBounded(reading, circle.from);
    if (
      isBare &&
      (understandTownBefore(reading, circle.from) || readNameBefore(reading, circle.from))
    )
      return;
    if (to === undefined || (to === null && !(isBare && isAround))) continue;
    const chip: ChipMeaning = { says: 'near-me', miles: circle.miles };
    const filter = { nearMe: true as const, radiusMiles: circle.miles };
    reading.understand(circle.from, to ?? at - 1, { kind: 'place', chip, filter });
    return;
  }
}

/** "school bus boise idaho", "reading pa shuttle": a town with its state, whatever else its name says. */
export function readTownsInStates(reading: Reading): void {
  const { tokens } = reading;
  const isState = ({ kind, text }: Token, at: number) =>
    kind === 'word' && text.length === 2
      ? findState(text) !== null
      : reading.meaningAt(at)?.value.is === 'states';
  if (!tokens.some(isState)) return;
  for (let at = 0; at < tokens.length; at += 1) {
    const isLed = reading.isWord(at - 1, reading.lexicon.placeWords);
    const town = namedTownAt(reading, at, { onlyInState: true, isLed });
    if (town?.state) {
      const named = { ...town, state: town.state, guessed: false };
      const away = awayBefore(reading, at - 1) ?? reading.negationBefore(at);
      if (away === null) understandTownItself(reading, at, named);
      else excludeTown(reading, away, named);
    }
    at = town?.to ?? endOfPlace(reading, at);
  }
}

/** The "York" of "New York" names no town of its own. */
function endOfPlace(reading: Reading, at: number): number {
  const known = reading.meaningAt(at);
  return known?.value.is === 'states' || known?.value.is === 'city' ? known.to : at;
}

/** Where the name of a town may begin, and what speaks for one there. */
interface TownStart {
  at: number;
  /** Behind "in". */
  isLed: boolean;
  isFirst: boolean;
  /** A city of the vocabulary or a name of vehicles, which the town's name goes beyond. */
  city: PhraseMatch<Meaning> | null;
  isVehicle: boolean;
  /** What else is said there, as far as which word. */
  saidTo: number;
}

/**
 * "school bus boise", "boise school bus", "in boise under 50k", "miami beach shuttle": a town that the
 * vocabulary does not know, named first or last, behind "in", or by more words than a city that it begins with.
 */
export function readTownBeyond(reading: Reading): void {
  const { zip, city, nearName, nearMe, postalCode } = reading.filters;
  if (zip ?? city ?? nearName ?? nearMe ?? postalCode) return;
  const end = lastTownWord(reading);
  for (let at = 0; at < reading.tokens.length; at = endOfPlace(reading, at) + 1) {
    const start = townStart(reading, at);
    const isNearEnd = end !== null && at >= end - 4;
    if (!start.isFirst && !start.isLed && !start.city && !start.isVehicle && !isNearEnd) continue;
    const town = namedTownAt(reading, at);
    if (!town || !isMeant(reading, start, town, end)) continue;
    understandNearName(reading, { from: start.isLed ? at - 1 : at, miles: null }, at, town.to);
    return;
  }
}

function townStart(reading: Reading, at: number): TownStart {
  const { lexicon, tokens, isFree } = reading;
  const { kind, text } = tokens[at]!;
  const lead = lexicon.nearPhrases.match(tokens, at - 1, isFree);
  const known = reading.meaningAt(at);
  const city = known?.value.is === 'city' ? known : null;
  const isVehicle = kind === 'word' && isFree(at) && !known && vehicleNames.has(text);
  return {
    at,
    // The "to" of "close to" begins no name.
    isLed: reading.isWord(at - 1, lexicon.placeWords) && !(lead && lead.to >= at),
    isFirst: at === 0 && !known && !isVehicle,
    city,
    isVehicle,
    saidTo: known && !city ? known.to : -1,
  };
}

/** Whether the town of that name is what was meant, and no bus, thing or county. */
function isMeant(reading: Reading, start: TownStart, town: NamedTown, end: number | null): boolean {
  const { tokens } = reading;
  const { at, isLed, isFirst, saidTo } = start;
  // "Newport News" is no new Newport, and "Crown Point" no Crown.
  const isBeyondVehicle = start.isVehicle && town.to > at;
  // "Springfield": each that has buses is found by its name.
  if (town.isShared && !isBeyondVehicle) return false;
  const isLonger = isBeyondVehicle || (start.city !== null && town.to > start.city.to);
  if (!isFirst && !isLed && !isLonger && town.to !== end) return false;
  const before = tokens.slice(0, at).map(({ text }) => text);
  if (namesCounty(before, tokens[town.to + 1]?.text)) return false;
  if (town.codes < leastCodesOf(reading, at, { isLed, isLonger, isOneWord: at === town.to }))
    return false;
  // "Detroit series 60", "in detroit diesel".
  if (isLed ? saidTo > town.to : saidTo >= town.to) return false;
  return (awayBefore(reading, at - 1) ?? reading.negationBefore(at)) === null;
}

/** "Near 07030 or hoboken": another town that the vocabulary does not know, behind the place that was named. */
export function readOtherTown(reading: Reading): void {
  const place = reading.understood.find(
    ({ filter: { zip, nearName, nearCity } }) => zip ?? nearName ?? nearCity,
  );
  const end = place?.spans.at(-1)!.end ?? Infinity;
  const join = reading.tokens.findIndex(({ start }) => start >= end);
  if (!reading.isWord(join, reading.lexicon.joiningWords)) return;
  const town = namedTownAt(reading, join + 1, { isLed: true });
  const says = reading.meaningAt(join + 1)?.to ?? join;
  if (town && town.to > says)
    understandNearName(reading, { from: join + 1, miles: null }, join + 1, town.to);
}

/** Null where the question ends in a word that says what is wanted, as most do. */
function lastTownWord(reading: Reading): number | null {
  let end = reading.tokens.length - 1;
  let last = reading.meaningAt(end);
  for (; last?.value.is === 'noise'; last = reading.meaningAt(end)) end -= 1;
  const isWanted = last || !reading.isFree(end) || vehicleNames.has(reading.tokens[end]!.text);
  return isWanted ? null : end;
}

const mostNameWords = 3;

/**
 * "near hoboken", "within 50 miles of cherry hill": a town that the vocabulary does not know. It is
 * looked up when the buses are; last of all rules, so that nothing else was meant by its words.
 */
export function readNearName(reading: Reading): void {
  const { zip, city, nearName, nearMe, postalCode } = reading.filters;
  if (zip ?? city ?? nearName ?? nearMe ?? postalCode) return;
  for (let at = 1; at < reading.tokens.length; at += 1) {
    const named = nearNameAt(reading, at);
    if (!named) continue;
    const { lead, to } = named;
    // Whether such a name is a town's is not known here.
    if (lead.isAway) return reading.ignore(lead.from, to, 'not-wanted');
    understandNearName(reading, lead, at, to);
    return;
  }
}

/** A name right behind "near", no further than `last`. */
function nearNameAt(
  reading: Reading,
  at: number,
  last = Infinity,
): { lead: TownLead; to: number } | null {
  const lead = isNameWord(reading, at) ? leadBefore(reading, at) : null;
  if (!lead)
    return isMisspelledIn(reading, at) ? { lead: { from: at - 1, miles: null }, to: at } : null;
  let to = at;
  for (let words = 1; words < mostNameWords; words += 1) {
    const next = nextOfName(reading, to);
    if (next > last || !isNameWord(reading, next)) break;
    to = next;
  }
  return { lead, to };
}

/** "In grat shape" is in no town. */
const shortestMisspelled = 7;

/** "In hobokin". */
const isMisspelledIn = (reading: Reading, at: number): boolean =>
  reading.isWord(at - 1, reading.lexicon.placeWords) &&
  reading.tokens[at]!.text.length >= shortestMisspelled &&
  misspellsTown(reading, at);

/** "Near hobokin within 50 miles", "philadelfia 50 mile radius": a misspelled town, and how far from it. */
function readNameBefore(reading: Reading, radiusAt: number): boolean {
  const last = reading.isMark(radiusAt - 1, ',') ? radiusAt - 2 : radiusAt - 1;
  for (let at = last - mostNameWords + 1; at <= last; at += 1) {
    if (correctTown(reading, at, last)) return true;
    if (endOfMisspelled(reading, at, 0) === last || (at === last && misspellsTown(reading, at))) {
      understandNearName(reading, { from: at, miles: null }, at, last);
      return true;
    }
    const named = nearNameAt(reading, at, last);
    const isHere = reading.lexicon.herePhrases.match(reading.tokens, at, reading.isFree);
    if (!named || named.to !== last || named.lead.isAway || isHere) continue;
    understandNearName(reading, named.lead, at, last);
    return true;
  }
  return false;
}

/** The miles before "of hoboken" are no odometer's, as long as nothing else is meant by its name. */
export const isBeforeName = (reading: Reading, at: number): boolean =>
  reading.isWord(at, reading.lexicon.ofWords) &&
  radiusBefore(reading, at) !== null &&
  isNameWord(reading, at + 1);
