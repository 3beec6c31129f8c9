import { classOf, DIGIT, LETTER, MAX_WORD_UNITS, OTHER, type Word } from './words.ts';

/**
 * Terms of a word list. `start` and `end` count smallest pieces, so that two terms stand next to
 * each other exactly when one ends where the other starts:
 *
 *     Ford  E-450  14+2          pieces   0      1   2     3
 *     ford [0,1)   e [1,2)   450 [2,3)   e450 [1,3)   14+2, 14 and 2 [3,4)
 */
export type EmitTerm = (
  term: string,
  start: number,
  end: number,
  word: number,
  lastWord: number,
) => void;

const MAX_SPLIT_UNITS = 12;
const MAX_PIECES = 3;
const SPACE = 32;
const SLASH = 47;
/** - ' . / + & */
const JOINING = new Set([45, 39, 46, SLASH, 43, 38]);

function isMixed(word: string): boolean {
  const first = classOf(word.charCodeAt(0)) === LETTER;
  for (let at = 1; at < word.length; at++) {
    if ((classOf(word.charCodeAt(at)) === LETTER) !== first) return true;
  }
  return false;
}

/** "e450" is "e", "450". Null where a word stays whole: of one kind, long, or of many pieces (VINs). */
function splitPieces(word: string): string[] | null {
  if (word.length > MAX_SPLIT_UNITS || !isMixed(word)) return null;
  const pieces: string[] = [];
  let from = 0;
  for (let at = 1; at <= word.length; at++) {
    const ends =
      at === word.length ||
      (classOf(word.charCodeAt(at)) === LETTER) !== (classOf(word.charCodeAt(at - 1)) === LETTER);
    if (!ends) continue;
    pieces.push(word.slice(from, at));
    from = at;
  }
  return pieces.length > MAX_PIECES ? null : pieces;
}

export function startsWithDigit(text: string): boolean {
  return classOf(text.charCodeAt(0)) === DIGIT;
}

export function endsWithDigit(text: string): boolean {
  return classOf(text.charCodeAt(text.length - 1)) === DIGIT;
}

function isShortLetters(text: string, most: number): boolean {
  return text.length <= most && classOf(text.charCodeAt(0)) === LETTER && !/\P{L}/u.test(text);
}

/**
 * Whether the text between two words lets them be written as one: "E-450", "non-cdl", "driver's",
 * "a/c". Never digits to digits ("2012-2016"), and a slash only between single letters.
 */
export function isJoined(before: string, after: string, connector: number): boolean {
  if (connector === 0 || !JOINING.has(connector)) return false;
  if (endsWithDigit(before) && startsWithDigit(after)) return false;
  return connector !== SLASH || (before.length === 1 && after.length === 1);
}

/** Documents only: "E 450" is also indexed as one word. Queries find it by its pieces. */
function isSpacedModel(before: string, after: string, connector: number): boolean {
  return connector === SPACE && startsWithDigit(after) && isShortLetters(before, 2);
}

/** Emit every term a document's words can be found by. */
export function emitTerms(words: readonly Word[], emit: EmitTerm): void {
  const joins = wordJoins((index) => words[index]!.text, emit);
  words.forEach(({ text, connector }, index) => {
    const pieces = emitWord(text, joins.position, index, emit);
    joins.add(text.charCodeAt(0), pieces, connector);
  });
}

/** Emit what the word is found by wherever it stands; returns how many pieces it has. */
export function emitWord(text: string, start: number, word: number, emit: EmitTerm): number {
  const pieces = splitPieces(text);
  const count = pieces ? pieces.length : 1;
  emit(text, start, start + count, word, word);
  if (pieces) emitPieces(pieces, start, word, emit);
  if (text.includes('+')) emitSums(pieces ?? [text], start, word, emit);
  return count;
}

/**
 * Takes the words of a text one by one and emits those that stand joined as one. `textOf` gives the
 * text of a word that was added, by its number: few are asked for.
 */
export function wordJoins(textOf: (index: number) => string, emit: EmitTerm) {
  let index = 0;
  let position = 0;
  let previousStart = 0;
  let first = 0;
  let firstStart = 0;

  /** The word and the one before it as one; null where they are two. */
  function joined(unit: number, connector: number): string | null {
    const may = connector === SPACE ? classOf(unit) === DIGIT : JOINING.has(connector);
    if (!may || index === 0) return null;
    const [before, after] = [textOf(index - 1), textOf(index)];
    return isJoined(before, after, connector) || isSpacedModel(before, after, connector)
      ? before + after
      : null;
  }

  return {
    /** Where the next word starts, in pieces. */
    get position() {
      return position;
    },
    /** From here on the words are those of another text. */
    begin(): void {
      index = 0;
      position = 0;
    },
    /** `unit` is the word's first. */
    add(unit: number, pieces: number, connector: number): void {
      const end = position + pieces;
      const both = connector === 0 ? null : joined(unit, connector);
      if (both !== null) {
        emit(cut(both), previousStart, end, index - 1, index);
        if (index - first === 2) emit(cut(textOf(first) + both), firstStart, end, first, index);
      } else {
        first = index;
        firstStart = position;
      }
      previousStart = position;
      position = end;
      index++;
    },
  };
}

function cut(term: string): string {
  return term.length > MAX_WORD_UNITS ? term.slice(0, MAX_WORD_UNITS) : term;
}

function emitPieces(pieces: readonly string[], start: number, word: number, emit: EmitTerm): void {
  for (let at = 0; at < pieces.length; at++) {
    emit(pieces[at]!, start + at, start + at + 1, word, word);
    if (pieces.length === 3 && at < 2) {
      emit(pieces[at]! + pieces[at + 1]!, start + at, start + at + 2, word, word);
    }
  }
}

/** "14+2 passengers" is found by 14 as well. */
function emitSums(pieces: readonly string[], start: number, word: number, emit: EmitTerm): void {
  pieces.forEach((piece, at) => {
    if (!piece.includes('+')) return;
    for (const part of piece.split('+')) {
      if (part !== '' && classOf(part.charCodeAt(0)) !== OTHER)
        emit(part, start + at, start + at + 1, word, word);
    }
  });
}
