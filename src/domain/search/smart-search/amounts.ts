import type { Reading } from './reading.ts';

/** A number as typed: "80k", "$30,000", "twenty-four". */
export interface Amount {
  value: number;
  from: number;
  to: number;
  dollars: boolean;
  thousands: boolean;
}

/** Of kilometers in miles so much that the same number is said again: 300 and not 299. */
export const sayableAgain = (miles: number): number => Math.round(miles * 100) / 100;

export function readAmount(reading: Reading, at: number): Amount | null {
  const dollars = reading.isMark(at, '$');
  const numberAt = dollars ? at + 1 : at;
  const figure = reading.isOwnNumber(numberAt)
    ? { value: reading.tokens[numberAt]!.value, to: numberAt }
    : readNumberWords(reading, numberAt);
  const amount = multiplied(reading, figure, numberAt);
  if (!amount || amount.value > 99_999_999) return null;
  // "2k15" is a year.
  const thousands =
    reading.isWord(amount.to + 1, reading.lexicon.thousandWords) &&
    !isGluedNumber(reading, amount.to + 2);
  if (thousands && amount.value === 2) {
    const rest = readNumberWords(reading, afterJoin(reading, amount.to + 2));
    if (rest && rest.value < 100)
      return { ...rest, value: 2000 + rest.value, from: at, dollars, thousands: false };
  }
  // "Half a million" is said of money, as "500k" is.
  const inMillions = amount.value >= 100_000 && amount.value !== figure?.value;
  const to = thousands ? amount.to + 1 : amount.to;
  const signAfter = !dollars && hasDollarSign(reading, to + 1);
  return {
    value: thousands ? amount.value * 1000 : amount.value,
    from: at,
    to: signAfter ? to + 1 : to,
    dollars: dollars || signAfter,
    thousands: thousands || inMillions,
  };
}

/** "30 000 $", "30k$"; in "2015 $30,000" the sign belongs to what it touches. */
function hasDollarSign(reading: Reading, at: number): boolean {
  return reading.isMark(at, '$') && !(reading.isOwnNumber(at + 1) && reading.tokens[at + 1]!.glued);
}

/** "2 dozen", "one hundred and twenty", "a hundred", "doscientos veinte". */
function multiplied(
  reading: Reading,
  figure: { value: number; to: number } | null,
  at: number,
): { value: number; to: number } | null {
  const { multipliers } = reading.lexicon;
  const times = multipliers.match(reading.tokens, figure ? figure.to + 1 : at, reading.isFree);
  if (!times || (figure && figure.value >= 100)) return figure;
  const value = (figure?.value ?? 1) * times.value;
  const rest =
    times.value % 100 === 0 && times.value < 1000
      ? readNumberWords(reading, afterJoin(reading, times.to + 1))
      : null;
  return rest && rest.value < 100
    ? { value: value + rest.value, to: rest.to }
    : { value, to: times.to };
}

const afterJoin = (reading: Reading, at: number): number =>
  reading.isWord(at, reading.lexicon.joiningWords) ? at + 1 : at;

const isGluedNumber = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.kind === 'number' && tokens[at].glued;

/** "twenty four", "fifteen", "twenty fifteen", "nineteen ninety nine". */
function readNumberWords(reading: Reading, at: number): { value: number; to: number } | null {
  const { numberWords } = reading.lexicon;
  const first = numberWords.match(reading.tokens, at, reading.isFree);
  if (!first) return null;
  const nextAt = reading.isMark(first.to + 1, '-') ? first.to + 2 : first.to + 1;
  const next = numberWords.match(reading.tokens, nextAt, reading.isFree);
  if (next && first.value >= 20 && first.value % 10 === 0 && next.value < 10) {
    return { value: first.value + next.value, to: next.to };
  }
  const isCentury = next !== null && next.value >= 10 && [19, 20].includes(first.value);
  const inCentury = isCentury ? readNumberWords(reading, nextAt) : null;
  return inCentury && inCentury.value < 100
    ? { value: first.value * 100 + inCentury.value, to: inCentury.to }
    : first;
}
