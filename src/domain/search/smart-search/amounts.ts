import type { Comparator, Unit } from './language-pack.ts';
import type { Reading } from './reading.ts';

/** A number as typed: "80k", "$30,000", "twenty-four". */
export interface Amount {
  value: number;
  from: number;
  to: number;
  dollars: boolean;
  thousands: boolean;
}

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
  const leading = lexicon.leadingUnits.match(tokens, at, isFree);
  const beforeAt = skipMarks(reading, leading ? leading.to + 1 : at);
  const before = lexicon.before.match(tokens, beforeAt, isFree);
  const first = readAmount(reading, skipMarks(reading, before ? before.to + 1 : beforeAt));
  if (!first) return null;
  const second = readRangeEnd(reading, first.to + 1, before?.value.bound === 'between');
  let to = second?.to ?? first.to;
  let openEnded = false;
  if (isOpenEnd(reading, to + 1)) {
    openEnded = true;
    to += 1;
  }
  let after = lexicon.after.match(tokens, to + 1, isFree);
  to = after?.to ?? to;
  const unit = lexicon.units.match(tokens, skipUnitMark(reading, to + 1), isFree);
  if (unit) to = unit.to;
  after ??= lexicon.after.match(tokens, to + 1, isFree);
  if (after && after.to > to) to = after.to;
  if (unit && isOpenEnd(reading, to + 1)) {
    openEnded = true;
    to += 1;
  }
  return {
    from: leading?.from ?? before?.from ?? first.from,
    to,
    first: { ...first, ...(second ? scaleWith(first, second) : {}) },
    second,
    comparator: after?.value ?? before?.value ?? null,
    unit: unit?.value ?? feetMark(reading, to) ?? leading?.value ?? null,
    unitIsBefore: leading !== null && unit === null,
    openEnded,
  };
}

/** "50+", but not "14+2". */
function isOpenEnd(reading: Reading, at: number): boolean {
  const driver = reading.isWord(at + 1, reading.lexicon.driverWords);
  return reading.isMark(at, '+') && !driver && readAmount(reading, at + 1) === null;
}

/** "20-30k" means 20k to 30k. */
function scaleWith(first: Amount, second: Amount): Partial<Amount> {
  const scale = second.thousands && !first.thousands && first.value < 1000;
  return {
    value: scale ? first.value * 1000 : first.value,
    thousands: first.thousands || second.thousands,
    dollars: first.dollars || second.dollars,
  };
}

function skipMarks(reading: Reading, at: number): number {
  return reading.isMark(at, ':', '=', '#', '~') ? at + 1 : at;
}

function skipUnitMark(reading: Reading, at: number): number {
  return reading.isMark(at, '-', '–') ? at + 1 : at;
}

/** Feet as a tick: 40', 40′, 40’. The tick must touch the number. */
function feetMark(reading: Reading, to: number): Unit | null {
  const tick = reading.tokens[to + 1];
  return tick?.glued && reading.isMark(to + 1, "'", '′', '’', '`') ? 'feet' : null;
}

export function readAmount(reading: Reading, at: number): Amount | null {
  const dollars = reading.isMark(at, '$');
  const numberAt = dollars ? at + 1 : at;
  const amount = reading.isOwnNumber(numberAt)
    ? { value: reading.tokens[numberAt]!.value, to: numberAt }
    : readNumberWords(reading, numberAt);
  if (!amount || amount.value > 99_999_999) return null;
  const thousands = reading.isWord(amount.to + 1, reading.lexicon.thousandWords);
  return {
    value: thousands ? amount.value * 1000 : amount.value,
    from: at,
    to: thousands ? amount.to + 1 : amount.to,
    dollars,
    thousands,
  };
}

/** "twenty four", "fifteen". */
function readNumberWords(reading: Reading, at: number): { value: number; to: number } | null {
  const words = reading.pack.numberWords;
  const valueAt = (index: number) =>
    reading.isFree(index) ? words.get(reading.tokens[index]!.text) : undefined;
  const first = valueAt(at);
  if (first === undefined) return null;
  const nextAt = reading.isMark(at + 1, '-') ? at + 2 : at + 1;
  const next = valueAt(nextAt);
  if (first >= 20 && first % 10 === 0 && next !== undefined && next < 10) {
    return { value: first + next, to: nextAt };
  }
  return { value: first, to: at };
}

function readRangeEnd(reading: Reading, at: number, between: boolean): Amount | null {
  const joined =
    reading.isMark(at, ...rangeMarks) || reading.isWord(at, reading.lexicon.rangeWords);
  if (!joined) return null;
  if (reading.isWord(at, reading.lexicon.joiningWords) && !between) return null;
  return readAmount(reading, at + 1);
}
