import { modelsOf } from '#domain/inventory/vocabulary/models.ts';
import type { Reading } from '../reading.ts';
import { lengthFt } from './sizes.ts';
import { vehicleNames } from '../vehicle-names.ts';
import { awayBefore } from './near-towns.ts';
import { understandMeaning, chipOf, exclude } from './read-meanings.ts';
import { nameVehicles } from './read-vehicles.ts';
import { passengers, seatsAlone } from './passengers.ts';
import { namedTownAt } from './town-names.ts';
import type { Understood } from '../smart-query.ts';

const usualLengths = new Set([30, 35, 40, 41, 45, 60]);

/** "Prevost 45 XL II", "Gillig 40": beside a coach or transit maker a bare 40 is feet. */
export function readBareLengths(reading: Reading): void {
  const longBuses = (reading.filters.make ?? []).some((make) =>
    modelsOf(make).some(
      ({ categories }) => categories.includes('coach') || categories.includes('transit'),
    ),
  );
  if (!longBuses || reading.filters.lengthMaxFt || reading.filters.passengersMax) return;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const { value } = reading.tokens[at]!;
    if (!reading.isOwnNumber(at) || !usualLengths.has(value) || !besideVehicle(reading, at))
      continue;
    lengthFt(reading, at, at, { min: value, max: value });
    reading.sayAlone(at, { unit: 'feet' });
    return;
  }
}

function besideVehicle(reading: Reading, at: number): boolean {
  const { start, end } = reading.spanOf(
    Math.max(0, at - 1),
    Math.min(reading.tokens.length - 1, at + 1),
  );
  return reading.understood.some(
    ({ kind, spans }) =>
      (kind === 'make' || kind === 'model') &&
      spans.some((span) => span.end > start && span.start < end),
  );
}

/** "buy 3 vans", "four identical school buses", "two 14 passenger vans": how many of a kind that is said in the plural. */
export function readPluralQuantities(reading: Reading): void {
  if (reading.filters.quantityMin) return;
  for (let at = 0; at + 1 < reading.tokens.length; at += 1) {
    const said = countAt(reading, at);
    if (said === null || isToRide(reading, at) || !leadsToPlural(reading, said.to + 1)) continue;
    const chip = { says: 'units', count: said.value } as const;
    const filter = { lot: true, quantityMin: said.value } as const;
    reading.understand(at, said.to, { kind: 'lot', chip, filter });
    return;
  }
}

/** "Bus for 30 inmates": so many ride, and are no buses. */
const isToRide = (reading: Reading, at: number): boolean =>
  reading.isWord(at - 1, reading.lexicon.forWords) &&
  reading.namesBus(reading.tokens[at - 2]?.text ?? '');

function countAt(reading: Reading, at: number): { value: number; to: number } | null {
  const { numberWords } = reading.lexicon;
  const said = reading.isOwnNumber(at)
    ? { value: reading.tokens[at]!.value, to: at }
    : reading.meaningAt(at) === null
      ? numberWords.match(reading.tokens, at, reading.isFree)
      : null;
  return said && Number.isInteger(said.value) && said.value > 1 && said.value < 100 ? said : null;
}

/** Behind nothing but what else was understood, and words that say nothing. */
function leadsToPlural(reading: Reading, from: number): boolean {
  const { lexicon, tokens, understood, isFree } = reading;
  for (let at = from; at < tokens.length; at += 1) {
    const { start } = tokens[at]!;
    const item = understood.find(({ spans }) => spans.some((span) => span.start === start));
    // "School busses" is a kind and its plural.
    if (item?.kind === 'category' && /(?<!b[uú])s$/i.test(item.words)) return true;
    if (lexicon.units.match(tokens, at, isFree)?.value === 'buses') return true;
    const isSaid = !isFree(at) || reading.meaningAt(at)?.value.is === 'noise';
    if (!isSaid || reading.isWord(at, lexicon.joiningWords)) return false;
  }
  return false;
}

/** "Mfsab 14", "bus for 20": a number beside a kind of bus, or behind "for", that counts nothing else is seats. */
export function readBareSeats(reading: Reading): void {
  const { passengersMin, passengersMax, groupRiders } = reading.filters;
  if (passengersMin ?? passengersMax ?? groupRiders) return;
  const kinds = reading.understood.filter(
    ({ kind, filter }) => kind === 'category' && filter.category !== undefined,
  );
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const { value, text } = reading.tokens[at]!;
    if (!reading.isOwnNumber(at) || !seatsAlone.test(text) || at === reading.unfinishedAt) continue;
    const before = reading.tokens[at - 1]?.end;
    const after = reading.tokens[at + 1]?.start;
    const kind = kinds.find(({ spans }) =>
      spans.some(({ start, end }) => end === before || start === after),
    );
    const isRiding = reading.isWord(at - 1, reading.lexicon.forWords);
    const isSeats = isRiding || (kind && !isLength(kind, value));
    if (!isSeats || countsWord(reading, at + 1)) continue;
    passengers(reading, at, at, { min: value, max: value });
    reading.sayAlone(at, { unit: 'passengers' });
    return;
  }
}

/** "Sleeper bus 12 bunks": a word that nothing else is said by, or a piece of equipment. */
function countsWord(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  if (next?.kind !== 'word') return false;
  if (reading.isFree(at)) {
    return reading.meaningAt(at) === null;
  }
  return reading.understood.some(
    ({ kind, spans }) => kind === 'feature' && spans.some(({ start }) => start === next.start),
  );
}

/** A long bus is said to be 40 or 45, and means feet. */
const isLength = ({ filter }: Understood, value: number): boolean =>
  usualLengths.has(value) &&
  filter.category!.some((slug) => ['coach', 'transit', 'conversion'].includes(slug));

/** "Type c or d", "e350/450", "front or rear ac": a word that both names share is said once. */
export function readSharedWords(reading: Reading): void {
  for (const { spans } of reading.understood) {
    const { start, end } = spans.at(-1)!;
    const from = reading.tokens.findIndex((token) => token.start === start);
    const to = reading.tokens.findIndex((token) => token.end === end);
    if (from < 0 || to <= from) continue;
    const words = reading.tokens.slice(from, to + 1).filter(({ kind }) => kind !== 'mark');
    const texts = words.map(({ text }) => text);
    for (let at = to + 2; isJoin(reading, at - 1); at += 2) {
      if (!readAs(reading, at, [...texts.slice(0, -1), reading.tokens[at]?.text ?? ''])) break;
      reading.shareWords({ start, end: words.at(-2)!.end }, at);
    }
    if (isJoin(reading, from - 1))
      readAs(reading, from - 2, [reading.tokens[from - 2]?.text ?? '', ...texts.slice(1)]);
  }
}

const isJoin = (reading: Reading, at: number): boolean =>
  reading.isWord(at, reading.lexicon.joiningWords) || reading.isMark(at, '/', '&', ',');

/** Understands a word that says nothing alone as the whole that it is short for. */
function readAs(reading: Reading, at: number, texts: readonly string[]): boolean {
  const alone = reading.meaningAt(at);
  if (!reading.isFree(at) || (alone !== null && alone.value.is !== 'noise')) return false;
  const key = texts.join('');
  const value = reading.lexicon.meanings.entries.get(key);
  const name = vehicleNames.get(key);
  if (value && value.is !== 'noise') understandMeaning(reading, { value, key, from: at, to: at });
  else if (name && name.models.length > 0 && !name.needsMake)
    nameVehicles(reading, [], [{ from: at, to: at, name }]);
  else return false;
  return true;
}

/** What a small bus is called in one. */
const smallBus = 'smallbus';

/** "Small diesel bus", "small church bus": a small bus with words between, where nothing else says which. */
export function readSmallBus(reading: Reading): void {
  const { filters, lexicon, tokens } = reading;
  const { category, categoryHint, make, passengersMin, passengersMax, groupRiders } = filters;
  if (category ?? categoryHint ?? make ?? passengersMin ?? passengersMax ?? groupRiders) return;
  const value = lexicon.meanings.entries.get(smallBus);
  const at = tokens.findIndex(({ text }, place) => text === 'small' && reading.isFree(place));
  const isBus = (text: string) =>
    [text, text.replace(/e?s$/, '')].some((one) => lexicon.busWords.has(one));
  const isOfBus = tokens.some(({ text }, place) => place > at && isBus(text));
  if (at >= 0 && value && isOfBus)
    understandMeaning(reading, { value, key: smallBus, from: at, to: at });
}

/** What nobody claimed: noise vanishes, numbers are reported, words are searched as text. */
export function collectText(reading: Reading): string {
  const words: string[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.isFree(at)) continue;
    const token = reading.tokens[at]!;
    const match = reading.meaningAt(at);
    if (endsInLead(reading, at)) break;
    if (match?.value.is === 'text') {
      const { start, end } = reading.spanOf(at, match.to);
      words.push(reading.query.slice(start, end));
      at = match.to;
    } else if (match) {
      if (reading.isWord(at, reading.lexicon.linkWords)) reading.links.push(reading.spanOf(at, at));
      at = match.to;
    } else if (token.kind !== 'mark') {
      const to = runEnd(reading, at);
      const no = token.kind === 'word' ? reading.negationBefore(at) : null;
      // "No EGR": to look for the word would find those that have it.
      if (no !== null) {
        reading.ignore(no, to, 'not-wanted');
        at = to;
        continue;
      }
      const { start, end } = reading.spanOf(at, to);
      const run = reading.query.slice(start, end);
      // All that was typed is the end of a VIN, a stock number or what a model is called by: "3500".
      const isAll = start === 0 && end === reading.tokens.at(-1)!.end;
      if (at === reading.begunAt) words.push(reading.begun.at(-1)!);
      else if (/\p{L}/u.test(run) || (isAll && /^\d{4,8}$/.test(run))) words.push(run);
      else reading.ignore(at, to, 'number');
      at = to;
    }
  }
  return words.join(' ');
}

/** "Vans near", "vans near b": the place is still to come, and nobody looks for what leads to it. */
function endsInLead({ lexicon, tokens, isFree, unfinishedAt }: Reading, at: number): boolean {
  const lead = lexicon.nearPhrases.match(tokens, at, isFree);
  const last = tokens.length - 1;
  const isShort = unfinishedAt === last && tokens[last]!.text.length < shortestName;
  return lead !== null && (lead.to === last || (isShort && lead.to === last - 1));
}

/** Of a place that is being typed. */
const shortestName = 3;

/** Glued letters and digits are one word: an unknown model stays findable as "ZX99B". */
function runEnd(reading: Reading, from: number): number {
  let to = from;
  while (reading.tokens[to + 1]?.glued && reading.isFree(to + 1) && isPartOfRun(reading, to + 1))
    to += 1;
  return to;
}

function isPartOfRun(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]!;
  if (token.kind !== 'mark') return true;
  const next = reading.tokens[at + 1];
  return (
    ['-', '/', '.'].includes(token.text) &&
    next?.glued === true &&
    next.kind !== 'mark' &&
    reading.isFree(at + 1)
  );
}

/** Work limit: a pasted paragraph is not worth more guesses. */
const mostCorrections = 16;

/** Left-over words one typing error (two in long words) away from a phrase we know. */
export function readMisspelledWords(reading: Reading): void {
  let tries = 0;
  for (let at = 0; at < reading.tokens.length && tries < mostCorrections; at += 1) {
    const token = reading.tokens[at]!;
    if (token.kind !== 'word' || !reading.isFree(at)) continue;
    const isKnown = (one: number) =>
      one === reading.begunAt || reading.lexicon.typos.isKnown(reading.tokens[one]!.text);
    const pair = pairEnd(reading, at);
    if (pair !== null && pair === reading.begunAt) continue;
    // "Fauteuil roulan": one of the two may be as it should.
    if (isKnown(at) && (pair === null || isKnown(pair))) continue;
    // "Los angelos": short words are corrected beside another only.
    const isShort = token.text.length < 4;
    if (isShort && pair === null) continue;
    tries += 1;
    if (pair !== null && correct(reading, at, pair, token.text + reading.tokens[pair]!.text))
      at = pair;
    else if (
      !isShort &&
      !isKnown(at) &&
      !correct(reading, at, at, token.text) &&
      at !== reading.unfinishedAt
    ) {
      if (reading.lexicon.isNearlyNoise(token.text)) reading.claim(at, at);
    }
  }
}

/** "No lift or bathrom": neither. */
function joinToExcluded(reading: Reading, at: number): number | null {
  const end = reading.tokens[at - 2]?.end;
  const isExcluded = reading.understood.some(
    ({ kind, spans }) => kind === 'without' && spans.at(-1)!.end === end,
  );
  return isExcluded && reading.isWord(at - 1, reading.lexicon.joiningWords) ? at - 1 : null;
}

function pairEnd(reading: Reading, at: number): number | null {
  const next = reading.isMark(at + 1, '-') ? at + 2 : at + 1;
  return reading.isFree(next) && reading.tokens[next]!.kind === 'word' ? next : null;
}

function correct(reading: Reading, from: number, to: number, typed: string): boolean {
  const { lexicon } = reading;
  const key = lexicon.typos.nearest(typed);
  if (key === null) return false;
  const value = lexicon.meanings.entries.get(key);
  // The town that was typed is not another one far away.
  if (value?.is === 'city' && namedTownAt(reading, from)) return false;
  // "Nueva j" goes on to New Jersey, and is no "nueva" with a letter too many.
  if (value?.is === 'condition' && from < to && to === reading.unfinishedAt) return false;
  if (value) {
    const known = reading.understood.length;
    // "No bathrom", "not in pensylvania".
    const no =
      reading.negationBefore(from) ??
      awayBefore(reading, from - 1) ??
      joinToExcluded(reading, from);
    if (no === null) understandMeaning(reading, { value, key, from, to });
    else if (exclude(reading, no, { value, key, from, to }) === null) return false;
    const item = reading.understood[known];
    if (item) item.corrected = (no === null && chipOf(value)) || item.chip;
    return true;
  }
  const vehicle = vehicleNames.get(key);
  if (!vehicle || vehicle.models.length === 0) return false;
  nameVehicles(reading, [], [{ from, to, name: vehicle, corrected: true }]);
  return true;
}
