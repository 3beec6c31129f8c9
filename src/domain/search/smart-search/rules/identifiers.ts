import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { readMeasure } from '../said-amount.ts';
import type { Reading } from '../reading.ts';
import { phraseKey, type PhraseTable } from '../tokens.ts';
import { vehicleNames } from '../vehicle-names.ts';
import { nameChip, type ChipMeaning } from '../chip.ts';
import type { SmartFilters, UnderstoodKind } from '../smart-query.ts';
import { isRoundSum } from './measures.ts';
import { isBounded, leadBefore, radiusBehind } from './near-towns.ts';

/**
 * What is pasted with a message and says nothing of a bus: an e-mail address, a phone number, and of the
 * address of a page all but the words at its end. "Ford 350 450 2015" is no phone number.
 */
const contactDetails = new RegExp(
  [
    String.raw`[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+`,
    String.raw`(?<![\p{L}\p{N}])(?:\+?1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d )[2-9]\d\d(?:[.-]\d{4}| (?!19|20)\d{4})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?:\+?1[ .-])?[2-9]\d\d[.-][2-9]\d\d[.-]\d{4}(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}.])(?:https?://|www\.)[a-z\d.:-]+/?(?:[a-z\d-]+/)*(?:\d+-)?`,
  ].join('|'),
  'giu',
);

export function readContactDetails(reading: Reading): void {
  for (const { 0: found, index } of reading.query.matchAll(contactDetails)) {
    const isPart = ({ start, end }: { start: number; end: number }) =>
      start >= index && end <= index + found.length;
    const from = reading.tokens.findIndex(isPart);
    if (from >= 0) reading.ignore(from, reading.tokens.findLastIndex(isPart), 'number');
  }
}

// 49 CFR 565: seventeen characters without I, O and Q.
const vinPattern =
  /(?<![\p{L}\p{N}])[A-HJ-NPR-Z0-9](?:\p{Cf}*[A-HJ-NPR-Z0-9]){16}\p{Cf}*(?![\p{L}\p{N}\p{Cf}])/giu;

/** A vehicle identification number; all-letter or all-digit runs are something else. */
export function readVin(reading: Reading): void {
  for (const match of reading.query.matchAll(vinPattern)) {
    const vin = withoutUnseen(match[0]).toUpperCase();
    if (!/\d{4}/.test(vin) || !/[A-Z]/.test(vin)) continue;
    const from = reading.tokens.findIndex((token) => token.start === match.index);
    const to = reading.tokens.findLastIndex((token) => token.end === match.index + match[0].length);
    if (from < 0 || to < from) continue;
    reading.understand(from, to, {
      kind: 'vin',
      chip: { says: 'vin', name: vin },
      filter: { vin },
    });
  }
  readNamed(reading, reading.lexicon.vinWords, 'vin');
}

/** "stock B17091", "stock # 2363", "#21358". */
export const readNamedStock = (reading: Reading): void =>
  readNamed(reading, reading.lexicon.stockWords, 'stockNumber');

/**
 * "Stock # 2363", "vin ends in C12345": what stands behind these words; a lone mark means the stock, and so
 * does what buses are numbered by: "unit 30301".
 */
function readNamed(reading: Reading, words: PhraseTable<true>, what: 'stockNumber' | 'vin'): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.isFree(at)) continue;
    const word = words.match(reading.tokens, at, reading.isFree);
    const next = afterNumberMarks(reading, word ? word.to + 1 : at);
    const isStock = what === 'stockNumber' && reading.tokens[at]!.text === '#';
    const named = next > at && (word || isStock) ? next : numberOfUnit(reading, at, what);
    const known = what === 'stockNumber' ? knownStock(reading, named ?? at) : null;
    const valueFrom = named ?? (known && at);
    const to = valueFrom === null ? null : (known?.to ?? runEnd(reading, valueFrom));
    // The bus of "school bus 30301" is a kind, and has no number.
    if (to === null) at = Math.max(at, reading.meaningAt(at)?.to ?? at);
    if (valueFrom === null || to === null) continue;
    identify(reading, { from: at, to, valueFrom }, what, known);
    at = to;
  }
}

interface KnownNumber {
  to: number;
  name: string;
  filter: SmartFilters;
}

const mostStockTokens = 6;

/**
 * "BIG-0007", "big 0007", "big0007" where a bus is numbered so: whatever its parts say. Behind a "#"
 * the number of a listing, too. Neither a word without figures nor the name of a vehicle counts.
 */
function knownStock(reading: Reading, from: number): KnownNumber | null {
  const { tokens, stock, query, lexicon } = reading;
  const isInside = (at: number) =>
    tokens[at]?.glued && !['#', ':', ','].includes(tokens[at - 1]!.text);
  if (!stock || tokens[from]?.kind === 'mark' || isInside(from)) return null;
  let end = from;
  while (end < from + mostStockTokens && reading.isFree(end)) end += 1;
  for (let to = end - 1; to >= from; to -= 1) {
    if (tokens[to]!.kind === 'mark' || (isInside(to + 1) && tokens[to + 1]!.kind !== 'mark'))
      continue;
    const isMarked = reading.isMark(from - 1, '#');
    if (!isMarked && !mayBeStock(reading, from, to)) continue;
    const { start, end: last } = reading.spanOf(from, to);
    const key = phraseKey(query.slice(start, last));
    if (!isMarked && (vehicleNames.has(key) || lexicon.meanings.entries.has(key))) continue;
    const name = stock.named(key);
    if (name !== null) return { to, name, filter: { stockNumber: name } };
    if (isMarked && /^[1-9]\d{1,8}$/.test(key) && stock.isListing(Number(key)))
      return { to, name: key, filter: { listingId: Number(key) } };
  }
  return null;
}

/**
 * Letters and figures without a blank between them. With one, a word and the figures behind it, which are
 * no year; figures alone only where nothing else was typed.
 */
function mayBeStock(reading: Reading, from: number, to: number): boolean {
  const { tokens, query } = reading;
  const run = query.slice(tokens[from]!.start, tokens[to]!.end);
  if (!/\d{2}/.test(run) || run.length < 4 || run.length > 20) return false;
  const gaps = tokens.slice(from + 1, to + 1).filter(({ glued }) => !glued).length;
  const isAll = from === 0 && to === tokens.length - 1;
  if (gaps === 0) return /\p{L}/u.test(run) || (isAll && to > 0);
  const { kind, text } = tokens[to]!;
  if (kind !== 'number') return false;
  return (
    isAll || (gaps === 1 && /\p{L}/u.test(run) && /^\d{4,6}$/.test(text) && !reading.saysYear(to))
  );
}

function afterNumberMarks(reading: Reading, from: number): number {
  let next = from;
  while (reading.isMark(next, '#', ':', '.', '-', '°')) next += 1;
  return next;
}

/** "Unit 30301", "fleet no. 12345", "bus #12": no sum, no year and no ZIP code. */
function numberOfUnit(reading: Reading, at: number, what: 'stockNumber' | 'vin'): number | null {
  const { busWords, numberedWords } = reading.lexicon;
  if (what === 'vin' || (reading.meaningAt(at)?.to ?? at) > at) return null;
  // Behind other words a bus is what is looked for: "used bus 30301".
  let next = at === 0 && reading.isWord(0, busWords) ? 1 : at;
  while (reading.isWord(next, numberedWords)) next = afterNumberMarks(reading, next + 1);
  if (next === at) return null;
  if (reading.isMark(next - 1, '#')) return next;
  const isCode = /^\d{4,6}$/.test(reading.tokens[next]?.raw ?? '') && !reading.saysYear(next);
  const isAlone = isCode && readMeasure(reading, next)?.to === next;
  return isAlone && !radiusBehind(reading, next) ? next : null;
}

/** A letter or two and four to six digits that nothing else claimed: "B17091". */
export function readLetteredStock(reading: Reading): void {
  for (let at = 0; at + 1 < reading.tokens.length; at += 1) {
    const [letters, digits] = [reading.tokens[at]!, reading.tokens[at + 1]!];
    const fits =
      reading.isFree(at) &&
      reading.isFree(at + 1) &&
      letters.kind === 'word' &&
      letters.text.length <= 3 &&
      digits.glued &&
      /^\d{4,6}$/.test(digits.text);
    if (!fits || reading.tokens[at + 2]?.glued) continue;
    // "SB-G00047" is one.
    const isJoined = letters.glued && reading.isMark(at - 1, '-') && reading.tokens[at - 1]!.glued;
    const from = isJoined && reading.isFree(at - 2) ? at - 2 : at;
    identify(reading, { from, to: at + 1, valueFrom: from });
  }
}

/** A bare number of four to six digits left at the end: dealers put the stock number there. */
export function readBareStock(reading: Reading): void {
  if (reading.filters.stockNumber ?? reading.filters.listingId) return;
  for (let at = reading.tokens.length - 1; at >= 1; at -= 1) {
    const { text, raw, glued } = reading.tokens[at]!;
    const fits = reading.isOwnNumber(at) && /^\d{4,6}$/.test(text) && raw === text;
    const partOfRange = glued && reading.tokens[at - 1]!.kind === 'mark';
    // "Lift 1000 lb".
    const isCounted = reading.lexicon.units.match(reading.tokens, at + 1, reading.isFree) !== null;
    if (!fits || partOfRange || isCounted || reading.saysYear(at)) continue;
    if (isRoundSum(reading.tokens[at]!.value)) continue;
    identify(reading, { from: at, to: at, valueFrom: at });
    return reading.sayAlone(at, `${reading.pack.stockWords[0]!} ${text}`);
  }
}

function runEnd(reading: Reading, from: number): number | null {
  if (!reading.isFree(from)) return null;
  let to = from;
  while (reading.tokens[to + 1]?.glued && reading.isFree(to + 1)) to += 1;
  while (to > from && reading.tokens[to]!.kind === 'mark') to -= 1;
  const { start, end } = reading.spanOf(from, to);
  return /\d{2}/.test(reading.query.slice(start, end)) && end - start <= 20 ? to : null;
}

function identify(
  reading: Reading,
  { from, to, valueFrom }: { from: number; to: number; valueFrom: number },
  what: 'stockNumber' | 'vin' = 'stockNumber',
  known: KnownNumber | null = null,
): void {
  const { start, end } = reading.spanOf(valueFrom, to);
  const name = known?.name ?? withoutUnseen(reading.query.slice(start, end)).toUpperCase();
  reading.understand(from, to, {
    kind: what,
    chip: { says: what === 'vin' ? 'vin' : 'stock', name },
    filter: known?.filter ?? { [what]: name },
  });
}

/** "near 08067", "within 100 miles of 08067", "zip 08067". */
export function readZip(reading: Reading): void {
  const { tokens, lexicon } = reading;
  for (let at = 0; at < tokens.length; at += 1) {
    // "Around 30000" is a sum.
    if (!reading.isOwnNumber(at) || !/^\d{5}(?<!000)$/.test(tokens[at]!.raw)) continue;
    let zipAt = at;
    while (reading.isWord(zipAt - 1, lexicon.zipWords)) zipAt -= 1;
    const lead = leadBefore(reading, zipAt);
    const behind = lead?.miles ? null : radiusBehind(reading, at);
    const named =
      reading.isWord(at - 1, lexicon.zipWords) || reading.isWord(at - 1, lexicon.placeWords);
    const isCenter =
      behind &&
      !tokens[at]!.glued &&
      !isBounded(reading, at) &&
      reading.places?.find(tokens[at]!.raw);
    if (!named && !lead && !isCenter) continue;
    if (lead?.isAway) {
      reading.ignore(lead.from, at, 'not-wanted');
      continue;
    }
    const zip = tokens[at]!.raw;
    const miles = behind?.miles ?? lead?.miles ?? null;
    const chip: ChipMeaning =
      miles === null ? nameChip(zip) : { says: 'within', miles, place: zip };
    const filter = miles === null ? { zip } : { zip, radiusMiles: miles };
    let from = lead?.from ?? (named ? at - 1 : at);
    const leads = (place: number) =>
      reading.isWord(place, lexicon.zipWords) || reading.isWord(place, lexicon.placeWords);
    while (leads(from - 1)) from -= 1;
    reading.understand(from, behind?.to ?? endOfZip(reading, at), { kind: 'place', chip, filter });
  }
}

/** "33101-1234": the four digits behind name a side of a street. */
function endOfZip(reading: Reading, at: number): number {
  const isLong = reading.isMark(at + 1, '-') && /^\d{4}$/.test(reading.tokens[at + 2]?.raw ?? '');
  return isLong && reading.isFree(at + 2) ? at + 2 : at;
}

/** What the title names that dealers put a stock number behind: "2019 Ford E-450 21358". */
const inTitles: ReadonlySet<UnderstoodKind> = new Set(['make', 'chassis', 'model']);

/** "jacksonville fl 32099", "school bus 30301": five digits right after a place, or without a title, are a ZIP code. */
export function readBareZip(reading: Reading): void {
  const isTitle = reading.understood.some(({ kind }) => inTitles.has(kind));
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const { raw, glued } = reading.tokens[at]!;
    // "Near 07030 or 08067" names two.
    const isSaid = reading.filters.zip && !reading.isWord(at - 1, reading.lexicon.joiningWords);
    if (!reading.isFree(at) || !/^\d{5}$/.test(raw) || isSaid) continue;
    const end = reading.tokens[at - 1]?.end;
    const afterPlace = reading.understood.some(
      ({ kind, spans }) => kind === 'place' && spans.some((span) => span.end === end),
    );
    // "NJ08067".
    if (!reading.isOwnNumber(at) && !(afterPlace && reading.places?.find(raw))) continue;
    // Alone it may be a stock number, as well, and "school bus 25000" names a sum.
    const isKnown = reading.tokens.length > 1 && !glued && reading.places?.find(raw);
    const isZip = at === 0 || raw.startsWith('0') || !(isTitle || raw.endsWith('00'));
    if (!afterPlace && !(isKnown && isZip)) continue;
    reading.understand(at, endOfZip(reading, at), {
      kind: 'place',
      chip: nameChip(raw),
      filter: { zip: raw },
    });
    reading.sayAlone(at, `${reading.pack.zipWords[0]!} ${raw}`);
  }
}

const postalCode = /(?<![\p{L}\p{N}])[abceghj-nprstvxy]\d[a-z][ -]?\d[a-z]\d(?![\p{L}\p{N}])/iu;

/** "near H2X 1Y4": a Canadian postal code, with what leads to it. */
export function readPostalCode(reading: Reading): void {
  const found = postalCode.exec(reading.query);
  if (!found) return;
  const endAt = found.index + found[0].length;
  const from = reading.tokens.findIndex(({ start }) => start === found.index);
  const to = reading.tokens.findIndex(({ end }) => end === endAt);
  if (from < 0 || to < from) return;
  for (let at = from; at <= to; at += 1) if (!reading.isFree(at)) return;
  const place = found[0].toUpperCase();
  const lead = leadBefore(reading, from);
  reading.understand(lead?.from ?? from, to, {
    kind: 'place',
    chip: { says: 'near', place },
    filter: { postalCode: place },
  });
}
