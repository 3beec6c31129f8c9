/** What a UTF-16 unit is to the tokenizer. Surrogates count as letters, so rare scripts stay whole. */
export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;

/** Longer words are cut, in documents and in queries alike. */
export const MAX_WORD_UNITS = 40;

const classes = new Uint8Array(0x10000).fill(255);
for (let unit = 0xd800; unit < 0xe000; unit++) classes[unit] = LETTER;

export function classOf(unit: number): number {
  const known = classes[unit]!;
  if (known !== 255) return known;
  const character = String.fromCharCode(unit);
  const found = /\p{L}/u.test(character) ? LETTER : /\p{N}/u.test(character) ? DIGIT : OTHER;
  classes[unit] = found;
  return found;
}

/** A run of letters and digits in a folded text. "14+2", "7.3" and "41,482" (as 41482) are one word. */
export interface Word {
  text: string;
  /** Range in the folded text. */
  from: number;
  to: number;
  /** Unit of the single character between the previous word and this one; 0 when more or none stood there. */
  connector: number;
}

const PLUS = 43;
const COMMA = 44;
const DOT = 46;

/**
 * Called with a word's range in a text and the `connector` of `Word`; `isPlain`: letters only or digits
 * only, so that it has no pieces.
 */
type FoundWord = (from: number, to: number, connector: number, isPlain: boolean) => void;

/** Finds the words of a folded text, in order. */
export function findWords(units: Uint16Array, length: number, found: FoundWord): void {
  const isDigitAt = (at: number): boolean => at < length && classOf(units[at]!) === DIGIT;
  /** A comma between digits is dropped when exactly three digits follow it, as in 41,482. */
  const isThousandsComma = (at: number): boolean =>
    isDigitAt(at + 1) && isDigitAt(at + 2) && isDigitAt(at + 3) && !isDigitAt(at + 4);
  let lastEnd = -2;
  let at = 0;
  while (at < length) {
    const first = classOf(units[at]!);
    if (first === OTHER) {
      at++;
      continue;
    }
    const from = at;
    let kind = first;
    let isPlain = true;
    for (at++; at < length; at++) {
      const next = classOf(units[at]!);
      if (next === OTHER) {
        if (kind !== DIGIT) break;
        const unit = units[at]!;
        const goesOn =
          unit === COMMA
            ? isThousandsComma(at)
            : (unit === PLUS || unit === DOT) && isDigitAt(at + 1);
        if (!goesOn) break;
      }
      if (next !== first) isPlain = false;
      kind = next;
    }
    found(from, at, from - lastEnd === 1 ? units[lastEnd]! : 0, isPlain);
    lastEnd = at;
  }
}

/** A word that was found, as it is indexed. */
export function wordOf(found: string): string {
  const plain = found.includes(',') ? found.replaceAll(',', '') : found;
  return plain.length > MAX_WORD_UNITS ? plain.slice(0, MAX_WORD_UNITS) : plain;
}

/** Split a folded text into words, in order. */
export function scanWords(folded: string): Word[] {
  const { length } = folded;
  const units = new Uint16Array(length);
  for (let at = 0; at < length; at++) units[at] = folded.charCodeAt(at);
  const words: Word[] = [];
  findWords(units, length, (from, to, connector) => {
    words.push({ text: wordOf(folded.slice(from, to)), from, to, connector });
  });
  return words;
}
