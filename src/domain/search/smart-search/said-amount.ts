import { mostListedWheelchairs } from '#domain/inventory/group-fit/group.ts';
import { readAmount, type Amount } from './amounts.ts';
import type { Comparator, Unit } from './language-pack.ts';
import type { PhraseMatch } from './tokens.ts';
import type { Reading } from './reading.ts';

/** A number with everything said around it: "under 30k", "30 to 40 passenger", "100k miles or less". */
export interface SaidAmount {
  from: number;
  to: number;
  first: Amount;
  second: Amount | null;
  comparator: Comparator | null;
  unit: Unit | null;
  /** "seats 24" rather than "24 seats". */
  unitIsBefore: boolean;
  /** "50+" */
  openEnded: boolean;
}

const rangeMarks = ['-', '–', '—', '~'];

export function readMeasure(reading: Reading, at: number): SaidAmount | null {
  const { lexicon, tokens, isFree } = reading;
  // "Min seats 20", "max length 35 ft".
  const bound = lexicon.before.match(tokens, at, isFree);
  const named =
    lexicon.leadingUnits.match(tokens, at, isFree) ??
    (bound && lexicon.leadingUnits.match(tokens, bound.to + 1, isFree));
  const leadTo = skipMarks(reading, named ? named.to + 1 : at);
  // "a budget of 35k"
  const isOf = named !== null && reading.isWord(leadTo, lexicon.ofWords);
  const beforeAt = isOf && !lexicon.before.match(tokens, leadTo, isFree) ? leadTo + 1 : leadTo;
  const behind = lexicon.before.match(tokens, beforeAt, isFree);
  const before = notBefore(reading, behind ?? (named && bound));
  const first = readAmount(
    reading,
    behind ? afterBound(reading, behind.to + 1) : skipMarks(reading, beforeAt),
  );
  if (!first) return null;
  const end = readRangeEnd(reading, first.to + 1, before?.value.bound === 'between');
  const second =
    end && (isPriceOfYear(reading, first, end) || countsOther(reading, first, end, named?.value))
      ? null
      : (end ?? readAlternative(reading, first));
  let to = second?.to ?? first.to;
  let openEnded = false;
  if (isOpenEnd(reading, to + 1)) {
    openEnded = true;
    to += 1;
  }
  let after = beginsNextAmount(reading, to + 1)
    ? null
    : comparatorAfter(reading, to + 1, before !== null);
  to = after?.to ?? to;
  const unitAt = skipUnitMark(reading, to + 1);
  const said = unitAfter(reading, unitAt, second ?? first);
  // "Seats 24 wheelchair lift", and not "holds 3 wheelchairs".
  const isCounted =
    reading.tokens[unitAt]?.text.endsWith('s') && first.value <= mostListedWheelchairs;
  const isLift = said?.value === 'wheelchairs' && !isCounted;
  const unit = named?.value === 'passengers' && isLift ? null : said;
  // "With wheelchair positions, 24 passengers".
  const leading = named?.value === 'wheelchairs' && unit ? null : named;
  if (unit) to = unit.to;
  after ??= beginsNextAmount(reading, to + 1)
    ? null
    : comparatorAfter(reading, to + 1, before !== null);
  if (after && after.to > to) to = after.to;
  if (unit && isOpenEnd(reading, to + 1)) {
    openEnded = true;
    to += 1;
  }
  return {
    from: Math.min(leading?.from ?? first.from, before?.from ?? first.from),
    to,
    first: { ...first, ...(second ? scaleWith(first, second) : {}) },
    second,
    comparator: after?.value ?? before?.value ?? null,
    unit: unit?.value ?? feetMark(reading, to) ?? leading?.value ?? null,
    unitIsBefore: leading !== null && unit === null,
    openEnded,
  };
}

const opposite = { max: 'min', min: 'max', between: 'between', about: 'about' } as const;

/** "no bigger than 25", "not under 20": turned round, and the figure itself is meant, too. */
function notBefore(
  reading: Reading,
  before: PhraseMatch<Comparator> | null,
): PhraseMatch<Comparator> | null {
  if (!before?.value.exclusive) return before;
  const no = reading.negationBefore(before.from);
  if (no === null) return before;
  const { bound, ...rest } = before.value;
  const value: Comparator = { ...rest, bound: opposite[bound], exclusive: false };
  return { ...before, from: no, value };
}

/** "14 passengers plus 2 wheelchairs": a lone word before a counted thing adds to it and bounds nothing. */
function comparatorAfter(
  reading: Reading,
  at: number,
  isBounded: boolean,
): PhraseMatch<Comparator> | null {
  const { after, before, units } = reading.lexicon;
  const found = after.match(reading.tokens, at, reading.isFree);
  if (!found || leadsToNext(reading, found, isBounded)) return null;
  // "30k up to 20 passengers".
  const longer = before.match(reading.tokens, at, reading.isFree);
  if (longer && longer.to > found.to && readAmount(reading, longer.to + 1)) return null;
  if (!found.value.adds) return found;
  const next = readAmount(reading, found.to + 1);
  const isCounted = next && units.match(reading.tokens, next.to + 1, reading.isFree) !== null;
  return isCounted ? null : found;
}

/** "Over 20 seats and under 40k", "20 seats and under 40k": what has a bound, or stands before a sum, takes none. */
function leadsToNext(
  reading: Reading,
  { from, to }: PhraseMatch<Comparator>,
  isBounded: boolean,
): boolean {
  const { joiningWords, before } = reading.lexicon;
  if (!reading.isWord(from, joiningWords)) return false;
  const word = before.match(reading.tokens, from + 1, reading.isFree);
  const next = word?.to === to ? readAmount(reading, to + 1) : null;
  return next !== null && (isBounded || next.dollars || next.thousands || next.value >= 10_000);
}

/** "20 seats max length 35", "100k min year 2015": the word bounds what is named behind it. */
function boundsNextUnit(reading: Reading, at: number): boolean {
  const { lexicon, tokens, isFree } = reading;
  const word = lexicon.before.match(tokens, at, isFree);
  const unit = word && lexicon.leadingUnits.match(tokens, word.to + 1, isFree);
  const isOfUnit = unit && readAmount(reading, skipMarks(reading, unit.to + 1)) !== null;
  return isOfUnit || word?.value.yearsOnly === true;
}

/** "15 people max 25k": the word bounds the sum that follows it. */
function beginsNextAmount(reading: Reading, at: number): boolean {
  if (boundsNextUnit(reading, at)) return true;
  const word = reading.lexicon.before.match(reading.tokens, at, reading.isFree);
  const next = word && readAmount(reading, word.to + 1);
  return next !== null && (isSaidAsMoney(next) || (next.value >= 1000 && !isYear(reading, next)));
}

const isSaidAsMoney = ({ dollars, thousands }: Amount): boolean => dollars || thousands;

const isYear = ({ clock }: Reading, { value }: Amount): boolean =>
  value >= 1940 && value <= clock.year + 2;

const isLarge = (amount: Amount): boolean => isSaidAsMoney(amount) || amount.value >= 1000;

/** What rides in a bus, and what is built in: nobody counts a thousand of them. */
const fewUnits: readonly Unit[] = ['passengers', 'adults', 'wheelchairs', 'rows', 'windows'];

/** The unit of a figure: the seats of "under 30k seats 24" and the budget of "2015 budget 40k" are of the next. */
function unitAfter(reading: Reading, at: number, figure: Amount) {
  const { units } = reading.lexicon;
  const unit =
    units.match(reading.tokens, at, reading.isFree) ?? unfinishedUnit(reading, at, figure);
  // "2012 mi" is on its way to a Micro Bird or a minibus of that year.
  if (!unit || (unit.to === reading.unfinishedAt && isYear(reading, figure))) return null;
  if (fewUnits.includes(unit.value)) return isLarge(figure) ? null : unit;
  if (unit.value !== 'dollars' || isSaidAsMoney(figure)) return unit;
  const next = readAmount(reading, unit.to + 1);
  return next && (isSaidAsMoney(next) || next.value >= 5000) ? null : unit;
}

/** "20 or 24 passenger", "12/15 passenger": either of two counts is a range of them. */
function readAlternative(reading: Reading, first: Amount): Amount | null {
  const { lexicon, tokens, isFree } = reading;
  const isJoined =
    reading.isWord(first.to + 1, lexicon.joiningWords) || reading.isMark(first.to + 1, '/');
  if (first.dollars || first.thousands || first.value >= 100 || !isJoined) return null;
  const second = readAmount(reading, first.to + 2);
  if (!second || second.dollars || second.thousands || second.value >= 100) return null;
  const unit = lexicon.units.match(tokens, skipUnitMark(reading, second.to + 1), isFree);
  return unit?.value === 'passengers' ? second : null;
}

/** "15 passen", "30 passengr": a unit half typed at the end of the words, or misspelled. */
function unfinishedUnit(reading: Reading, at: number, figure: Amount) {
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || !reading.isFree(at)) return null;
  if (isYear(reading, figure)) return null;
  const value = reading.lexicon.unitLike(token.text, {
    isLast: at === reading.tokens.length - 1,
    isTyped: at === reading.unfinishedAt,
  });
  return value && { value, to: at };
}

/** "50+", but not "14+2". */
function isOpenEnd(reading: Reading, at: number): boolean {
  const driver = reading.isWord(at + 1, reading.lexicon.driverWords);
  return reading.isMark(at, '+') && !driver && readAmount(reading, at + 1) === null;
}

/** "thomas 2015 à 30 000 $" is no range: a bus of that year has that price. */
function isPriceOfYear(reading: Reading, first: Amount, second: Amount): boolean {
  const { year } = reading.clock;
  return (
    isSaidAsMoney(second) &&
    !isSaidAsMoney(first) &&
    first.value > 1940 &&
    first.value <= year + 2 &&
    first.value % 100 !== 0 &&
    second.value > year + 2
  );
}

/** "Menos de 30 mil hasta 20 pasajeros", "seats 24 up to 30k": one is of the seats, the other of the price. */
function countsOther(
  { lexicon, tokens, isFree }: Reading,
  first: Amount,
  second: Amount,
  leading?: Unit,
): boolean {
  const behind = lexicon.units.match(tokens, second.to + 1, isFree)?.value;
  const isOfFew = (unit: Unit | undefined) => unit !== undefined && fewUnits.includes(unit);
  return isLarge(first) ? isOfFew(behind) && !isLarge(second) : isOfFew(leading) && isLarge(second);
}

/** "20-30k" means 20k to 30k, and so does "20 à 30 000 $". */
function scaleWith(first: Amount, second: Amount): Partial<Amount> {
  const inThousands =
    second.thousands ||
    (second.dollars &&
      !first.dollars &&
      second.value % 1000 === 0 &&
      first.value * 1000 < second.value);
  const scale = inThousands && !first.thousands && first.value < 1000;
  // "1 to 2 million", and not "300 to half a million".
  const times = first.value * 1_000_000 < second.value ? 1_000_000 : 1000;
  return {
    value: scale ? first.value * times : first.value,
    thousands: first.thousands || second.thousands,
    dollars: first.dollars || second.dollars,
  };
}

function skipMarks(reading: Reading, at: number): number {
  return reading.isMark(at, ':', '=', '#', '~') ? at + 1 : at;
}

/** "Sub-50k". */
const afterBound = (reading: Reading, at: number): number =>
  skipMarks(reading, reading.isMark(at, '-') ? at + 1 : at);

function skipUnitMark(reading: Reading, at: number): number {
  return reading.isMark(at, '-', '–', '/') ? at + 1 : at;
}

/** Feet as a tick: 40', 40′, 40’. The tick must touch the number. */
function feetMark(reading: Reading, to: number): Unit | null {
  const tick = reading.tokens[to + 1];
  return tick?.glued && reading.isMark(to + 1, "'", '′', '’', '`') ? 'feet' : null;
}

function readRangeEnd(reading: Reading, at: number, between: boolean): Amount | null {
  const { rangeWords, joiningWords } = reading.lexicon;
  const joinAt = rangeWordAt(reading, at);
  const joined = reading.isMark(at, ...rangeMarks) || reading.isWord(joinAt, rangeWords);
  if (!joined) return null;
  if (reading.isWord(joinAt, joiningWords) && !between) return null;
  return readAmount(reading, joinAt + 1);
}

/** Where the "to" of "20k up to 40k", "2015 up to 2018" would stand. */
export function rangeWordAt({ lexicon, tokens, isFree }: Reading, at: number): number {
  const upTo = lexicon.before.match(tokens, at, isFree);
  const { bound, exclusive, yearsOnly } = upTo?.value ?? {};
  return upTo?.to === at + 1 && bound === 'max' && !exclusive && !yearsOnly ? at + 1 : at;
}

/** Lower and upper end, inclusive; an exact figure has both alike. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

/** The ends a measure asks for; reversed ranges are turned round. */
export function boundsOf(measure: SaidAmount, step = 1): Bounds {
  const { first, second, comparator, openEnded } = measure;
  if (second) {
    return { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value) };
  }
  const shift = comparator?.exclusive ? step : 0;
  if (comparator?.bound === 'max') return { min: null, max: first.value - shift };
  if (comparator?.bound === 'min') return { min: first.value + shift, max: null };
  if (openEnded) return { min: first.value, max: null };
  const value = first.value + (comparator?.shift ?? 0);
  return { min: value, max: value };
}

export function isExact({ min, max }: Bounds): boolean {
  return min !== null && min === max;
}
