import { readAmount } from '../amounts.ts';
import { boundsOf, rangeWordAt, type Bounds, type SaidAmount } from '../said-amount.ts';
import type { Comparator } from '../language-pack.ts';
import type { Reading } from '../reading.ts';

const firstYear = 1940;
const ticks = ["'", '’', '‘', '′', '`'];
const rangeMarks = ['-', '–', '—', '~', '/'];

/** "under 10 years": without "old" only a bound makes it an age. */
export const understandYears = (reading: Reading, measure: SaidAmount): boolean =>
  measure.comparator !== null && understandAge(reading, measure);

/** "under 10 years old", "10 years or newer": model years from ten years back. */
export function understandAge(reading: Reading, measure: SaidAmount): boolean {
  const ages = boundsOf(measure, 0);
  const oldest = ages.max ?? ages.min;
  if (oldest === null || oldest > 80) return false;
  const { year } = reading.clock;
  const { from, to } = measure;
  const { bound, yearsOnly = false } = measure.comparator ?? {};
  // "Or newer" is the younger side, "or more" the older one.
  const isYounger = yearsOnly ? bound === 'min' : bound === 'max';
  const isOlder = yearsOnly ? bound === 'max' : bound === 'min';
  if (measure.second) years(reading, from, to, { min: year - oldest, max: year - ages.min! });
  else if (isYounger) years(reading, from, to, { min: year - oldest, max: null });
  else if (isOlder) years(reading, from, to, { min: null, max: year - oldest });
  else exactYear(reading, from, to, year - oldest);
  return true;
}

/** "2015", "2012-2016", "2016 or newer", "newer than 2015", "2015+", "1990s", "'08". */
export function readYears(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (reading.isFree(at)) at = Math.max(at, readYearAt(reading, at));
  }
}

function readYearAt(reading: Reading, at: number): number {
  const { lexicon, tokens, isFree } = reading;
  const part = lexicon.decadeParts.match(tokens, at, isFree);
  const decade = part && yearAt(reading, afterDash(reading, part.to + 1));
  if (part && decade && decade.year % 10 === 0) {
    const [first, last] = part.value;
    return years(reading, at, decadeEnd(reading, decade) ?? decade.to, {
      min: decade.year + first,
      max: decade.year + last,
    });
  }
  const before = lexicon.before.match(tokens, at, isFree);
  const from = before ? afterDash(reading, before.to + 1) : at;
  const first = yearAt(reading, from) ?? shortYear(reading, from, before?.value);
  if (!first) return at;
  const { year } = first;
  const next = first.to + 1;
  const decadeTo = decadeEnd(reading, first);
  if (decadeTo !== null) return years(reading, at, decadeTo, { min: year, max: year + 9 });
  const second = rangeEnd(reading, first);
  if (second) {
    const [min, max] = [Math.min(year, second.year), Math.max(year, second.year)];
    return years(reading, at, second.to, { min, max });
  }
  if (reading.isMark(next, '+')) return years(reading, at, next, { min: year, max: null });
  const after = lexicon.after.match(
    tokens,
    reading.isMark(next, ...rangeMarks) ? next + 1 : next,
    isFree,
  );
  const comparator = after?.value ?? before?.value ?? null;
  const to = after?.to ?? first.to;
  const shift = comparator?.exclusive ? 1 : 0;
  if (comparator?.bound === 'min' || (comparator?.bound === 'between' && before)) {
    return years(reading, at, to, { min: year + shift, max: null });
  }
  if (comparator?.bound === 'max') {
    return years(reading, at, to, { min: null, max: year - shift });
  }
  exactYear(reading, at, first.to, year);
  return first.to;
}

/** "pre-2007", "mid-2000s". */
const afterDash = (reading: Reading, at: number): number => (reading.isMark(at, '-') ? at + 1 : at);

interface SpokenYear {
  year: number;
  from: number;
  to: number;
}

function yearAt(reading: Reading, at: number): SpokenYear | null {
  const tick = reading.isMark(at, ...ticks);
  const numberAt = tick ? at + 1 : at;
  if (!reading.isOwnNumber(numberAt)) return spokenYearAt(reading, at);
  const token = reading.tokens[numberAt]!;
  const [thousand, rest] = reading.tokens.slice(numberAt + 1, numberAt + 3);
  if (token.text === '2' && thousand?.text === 'k' && rest?.glued && /^\d\d$/.test(rest.text))
    return { year: 2000 + rest.value, from: at, to: numberAt + 2 };
  if (/^\d{4}$/.test(token.text)) {
    const plausible = token.value >= firstYear && token.value <= reading.clock.year + 2;
    return plausible ? { year: token.value, from: at, to: numberAt } : null;
  }
  if (!/^\d\d$/.test(token.text)) return null;
  const year = { year: fullYear(reading, token.value), from: at, to: numberAt };
  return tick || token.text.startsWith('0') || decadeEnd(reading, year) !== null ? year : null;
}

/** "Twenty fifteen", "two thousand and eight", "nineties". */
function spokenYearAt(reading: Reading, at: number): SpokenYear | null {
  if (reading.tokens[at]?.kind !== 'word') return null;
  const said = readAmount(reading, at);
  if (!said || said.dollars || said.thousands) return null;
  const { value, to } = said;
  if (value >= firstYear && value <= reading.clock.year + 2) return { year: value, from: at, to };
  const year = { year: fullYear(reading, value), from: at, to };
  return value < 100 && decadeEnd(reading, year) !== null ? year : null;
}

/** "17 or newer", "since 12": so nobody speaks of anything but years. */
function shortYear(reading: Reading, at: number, before?: Comparator): SpokenYear | null {
  const { after } = reading.lexicon;
  const isYear =
    before?.yearsOnly ?? after.match(reading.tokens, at + 1, reading.isFree)?.value.yearsOnly;
  if (!isYear || !reading.isOwnNumber(at) || !/^\d\d$/.test(reading.tokens[at]!.text)) return null;
  return { year: fullYear(reading, reading.tokens[at]!.value), from: at, to: at };
}

/** '08 is 2008, '98 is 1998; up to next year's number belongs to this century. */
export function fullYear(reading: Reading, twoDigits: number): number {
  const century = twoDigits <= (reading.clock.year + 2) % 100 ? 2000 : 1900;
  return century + twoDigits;
}

/** The last token of "1990s", "90s", "nineties"; null where no ten years are said. */
function decadeEnd({ tokens, isFree }: Reading, { year, to }: SpokenYear): number | null {
  if (year % 10 !== 0) return null;
  if (tokens[to]!.text.endsWith('ies')) return to;
  const next = tokens[to + 1];
  return next?.glued === true && next.text === 's' && isFree(to + 1) ? to + 1 : null;
}

function rangeEnd(reading: Reading, first: SpokenYear): SpokenYear | null {
  const at = rangeWordAt(reading, first.to + 1);
  const joined =
    reading.isMark(at, ...rangeMarks) || reading.isWord(at, reading.lexicon.rangeWords);
  if (!joined) return null;
  const full = yearAt(reading, at + 1);
  if (full) return full;
  const short = readAmount(reading, at + 1);
  const twoDigits = short !== null && /^\d\d$/.test(reading.tokens[short.to]!.text);
  // "08 to 12".
  const isShort = reading.tokens[first.to]!.text.length === 2;
  if (!twoDigits || !(isShort || reading.tokens[short.to]!.glued)) return null;
  const year = Math.floor(first.year / 100) * 100 + short.value;
  return year >= first.year ? { year, from: short.from, to: short.to } : null;
}

/** Records a range and returns its last token. */
function years(reading: Reading, from: number, to: number, bounds: Bounds): number {
  reading.understandRange(from, to, 'years', bounds);
  return to;
}

export function exactYear(reading: Reading, from: number, to: number, year: number): boolean {
  const earlier = reading.filters.yearExact;
  if (earlier !== undefined && earlier !== year) return widenYears(reading, from, to, year);
  reading.understand(from, to, {
    kind: 'year',
    chip: { says: 'year', year },
    filter: { yearExact: year },
  });
  return true;
}

/** "2012, 2013 thomas": two years said one after the other are a range. */
function widenYears(reading: Reading, from: number, to: number, year: number): boolean {
  const { filters } = reading;
  const item = reading.understood.find(({ kind }) => kind === 'year');
  if (!item || filters.yearExact === undefined) return false;
  const yearMin = Math.min(year, filters.yearExact);
  const yearMax = Math.max(year, filters.yearExact);
  reading.claim(from, to);
  item.spans.push(reading.spanOf(from, to));
  item.words = reading.wordsOf(item.spans);
  item.chip = { says: 'years', min: yearMin, max: yearMax };
  item.filter = { yearMin, yearMax };
  delete filters.yearExact;
  Object.assign(filters, item.filter);
  return true;
}

/** "08 thomas", "15 ford": two digits right before a make are a model year. */
export function readTwoDigitYears(reading: Reading): void {
  const { yearExact, yearMin, yearMax } = reading.filters;
  if (yearExact ?? yearMin ?? yearMax) return;
  for (let at = 0; at + 1 < reading.tokens.length; at += 1) {
    const token = reading.tokens[at]!;
    if (!reading.isOwnNumber(at) || !/^\d\d$/.test(token.text)) continue;
    const year = fullYear(reading, token.value);
    if (year < 1960 || !startsVehicle(reading, reading.tokens[at + 1]!.start)) continue;
    exactYear(reading, at, at, year);
    reading.sayAlone(at, String(year));
    return;
  }
}

function startsVehicle(reading: Reading, start: number): boolean {
  return reading.understood.some(
    ({ kind, spans }) =>
      (kind === 'make' || kind === 'chassis') && spans.some((span) => span.start === start),
  );
}
