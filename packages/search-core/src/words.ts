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

function isDigitAt(text: string, at: number): boolean {
  return at < text.length && classOf(text.charCodeAt(at)) === DIGIT;
}

/** A comma between digits is dropped when exactly three digits follow it, as in 41,482. */
function isThousandsComma(text: string, at: number): boolean {
  return (
    isDigitAt(text, at + 1) &&
    isDigitAt(text, at + 2) &&
    isDigitAt(text, at + 3) &&
    !isDigitAt(text, at + 4)
  );
}

/** Called with a word's range in a text, and with the `connector` of `Word`. */
type FoundWord = (from: number, to: number, connector: number) => void;

/** Finds the words of a folded text, in order. */
export function findWords(folded: string, found: FoundWord): void {
  const length = folded.length;
  let lastEnd = -2;
  let at = 0;
  while (at < length) {
    let kind = classOf(folded.charCodeAt(at));
    if (kind === OTHER) {
      at++;
      continue;
    }
    const from = at;
    for (at++; at < length; at++) {
      const unit = folded.charCodeAt(at);
      const next = classOf(unit);
      if (next === OTHER) {
        if (kind !== DIGIT) break;
        const goesOn =
          unit === COMMA
            ? isThousandsComma(folded, at)
            : (unit === PLUS || unit === DOT) && isDigitAt(folded, at + 1);
        if (!goesOn) break;
      }
      kind = next;
    }
    found(from, at, from - lastEnd === 1 ? folded.charCodeAt(lastEnd) : 0);
    lastEnd = at;
  }
}

/** A range that `findWords` gave, as the word is indexed. */
export function wordAt(folded: string, from: number, to: number): string {
  const text = folded.slice(from, to);
  const plain = text.includes(',') ? text.replaceAll(',', '') : text;
  return plain.length > MAX_WORD_UNITS ? plain.slice(0, MAX_WORD_UNITS) : plain;
}

/** Split a folded text into words, in order. */
export function scanWords(folded: string): Word[] {
  const words: Word[] = [];
  findWords(folded, (from, to, connector) => {
    words.push({ text: wordAt(folded, from, to), from, to, connector });
  });
  return words;
}
