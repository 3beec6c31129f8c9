import type { StringTable } from './string-table.ts';
import { classOf, LETTER, MAX_WORD_UNITS } from './words.ts';

/**
 * Near spellings: optimal string alignment (insert, delete, replace, swap of neighbours, each one
 * edit, no letter edited twice), walked over the dictionary's letter-only terms in sorted order. A
 * term reuses the matrix rows of the prefix it shares with the term before, and once no cell of a
 * row can come back under the bound, every term below that prefix is skipped.
 *
 *              b  l  u  b  i  r  d        typed "blubird", bound 1
 *          0  1  2  .  .  .  .  .         cells further than the bound from the diagonal
 *      b   1  0  1  2  .  .  .  .         are never computed
 *      l   2  1  0  1  2  .  .  .
 *      u   .  2  1  0  1  2  .  .
 *      e   .  .  2  1  1  2  2  .         "bluebird" shares these four rows with "blue"
 *      b   .  .  .  2  1  2  2  2
 */
export interface TypoTerms {
  /** Indexes into the dictionary, ascending, of terms that have letters only. */
  terms: Uint32Array;
  /** Units shared with the term before in `terms`. */
  shared: Uint8Array;
}

export interface NearTerms {
  /** Terms one edit away, ascending. */
  one: number[];
  /** Terms two edits away, ascending. */
  two: number[];
}

/** The rule: one typo from 4 letters, two from 8, none in a word with a digit. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  for (let at = 0; at < word.length; at++) {
    if (classOf(word.charCodeAt(at)) !== LETTER) return 0;
  }
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** Yields now and then so that a caller can run it in slices. */
export function* typoTermsOf(table: StringTable): Generator<void, TypoTerms> {
  const { units, offsets } = table;
  const terms: number[] = [];
  const shared: number[] = [];
  let previous = -1;
  for (let term = 0; term < offsets.length - 1; term++) {
    if ((term & 2047) === 2047) yield;
    const from = offsets[term]!;
    const to = offsets[term + 1]!;
    let at = from;
    while (at < to && classOf(units[at]!) === LETTER) at++;
    if (at < to) continue;
    let same = 0;
    if (previous >= 0) {
      const other = offsets[previous]!;
      const most = Math.min(to - from, offsets[previous + 1]! - other);
      while (same < most && units[from + same] === units[other + same]) same++;
    }
    terms.push(term);
    shared.push(same);
    previous = term;
  }
  return { terms: Uint32Array.from(terms), shared: Uint8Array.from(shared) };
}

const WIDTH = MAX_WORD_UNITS + 2;
const matrix = new Uint8Array(WIDTH * WIDTH);
/** Per depth: the least cost of typing the word for any beginning of the term up to that depth. */
const bestPrefix = new Uint8Array(WIDTH);
const rowLeast = new Uint8Array(WIDTH);
const typed = new Uint16Array(WIDTH);

/**
 * Terms within `bound` edits of `word` but not equal to it. With `prefix`, the distance is to the
 * nearest beginning of the term (the term itself counts as one), and terms that literally begin
 * with the word are left out.
 */
export function nearTerms(
  table: StringTable,
  eligible: TypoTerms,
  word: string,
  bound: 1 | 2,
  prefix: boolean,
): NearTerms {
  const found: NearTerms = { one: [], two: [] };
  const length = word.length;
  const over = bound + 1;
  for (let at = 0; at < length; at++) typed[at + 1] = word.charCodeAt(at);
  for (let column = 0; column <= length; column++) matrix[column] = Math.min(column, over);
  bestPrefix[0] = Math.min(length, over);
  rowLeast[0] = 0;
  const { units, offsets } = table;
  const { terms, shared } = eligible;
  /** Rows 0..valid hold for the current term; past `deadAt` no row can come under the bound. */
  let valid = 0;
  let deadAt = WIDTH;
  for (let place = 0; place < terms.length; place++) {
    const same = shared[place]!;
    if (same < deadAt) deadAt = WIDTH;
    if (same < valid) valid = same;
    const start = offsets[terms[place]!]!;
    const termLength = offsets[terms[place]! + 1]! - start;
    let depth = valid;
    while (depth < termLength && depth < deadAt) {
      depth++;
      computeRow(depth, units, start, length, bound);
      if (rowLeast[depth]! > bound && rowLeast[depth - 1]! >= bound) deadAt = depth;
    }
    valid = depth;
    let cost: number;
    if (prefix) cost = bestPrefix[Math.min(depth, termLength)]!;
    else cost = depth < termLength ? over : matrix[termLength * WIDTH + length]!;
    if (!prefix && Math.abs(termLength - length) > bound) continue;
    if (cost === 1) found.one.push(terms[place]!);
    else if (cost === 2 && bound === 2) found.two.push(terms[place]!);
  }
  return found;
}

function computeRow(
  depth: number,
  units: Uint16Array,
  start: number,
  length: number,
  bound: number,
): void {
  const over = bound + 1;
  const row = depth * WIDTH;
  const above = row - WIDTH;
  const letter = units[start + depth - 1]!;
  const before = depth > 1 ? units[start + depth - 2]! : -1;
  const first = Math.max(1, depth - bound);
  const last = Math.min(length, depth + bound);
  let least = over;
  if (depth <= bound) {
    matrix[row] = depth;
    least = depth;
  } else if (first - 1 <= length) matrix[row + first - 1] = over;
  for (let column = first; column <= last; column++) {
    const typedLetter = typed[column]!;
    let cost = matrix[above + column - 1]! + (typedLetter === letter ? 0 : 1);
    const dropped = column < depth + bound ? matrix[above + column]! + 1 : over;
    const added = matrix[row + column - 1]! + 1;
    if (dropped < cost) cost = dropped;
    if (added < cost) cost = added;
    if (before === typedLetter && column > 1 && typed[column - 1] === letter) {
      const swapped = matrix[above - WIDTH + column - 2]! + 1;
      if (swapped < cost) cost = swapped;
    }
    if (cost > over) cost = over;
    matrix[row + column] = cost;
    if (cost < least) least = cost;
  }
  rowLeast[depth] = least;
  const whole = depth + bound >= length && depth - bound <= length ? matrix[row + length]! : over;
  bestPrefix[depth] = Math.min(bestPrefix[depth - 1]!, whole);
}
