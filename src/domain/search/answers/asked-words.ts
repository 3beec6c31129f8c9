import { type FoldedWord, foldText } from '#domain/content/fold-text.ts';
import { editDistance } from '#domain/inventory/vocabulary/edit-distance.ts';
import type { QuestionWords } from './question-words.ts';

/** A vocabulary made ready to be looked up. */
export interface AskedWords {
  openings: Phrases;
  meaningOf: Phrases;
  meaningAfter: Phrases;
  priceAsked: Phrases;
  license: Phrases;
  shopping: Phrases;
  leadIns: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  askers: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  needing: ReadonlySet<string>;
  choosing: ReadonlySet<string>;
  vehicle: ReadonlySet<string>;
  comparing: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  us: ReadonlySet<string>;
  fillers: ReadonlySet<string>;
}

/** First word → the rest of each phrase, longest first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export function readyWords(words: QuestionWords): AskedWords {
  return {
    openings: byFirstWord(words.openings),
    meaningOf: byFirstWord(words.meaningOf),
    meaningAfter: byFirstWord(words.meaningAfter),
    priceAsked: byFirstWord(words.priceAsked),
    license: byFirstWord(words.license),
    shopping: byFirstWord(words.shopping),
    leadIns: new Set(words.leadIns),
    verbs: new Set(words.verbs),
    askers: new Set(words.askers),
    copulas: new Set(words.copulas),
    needing: new Set(words.needing),
    choosing: new Set(words.choosing),
    vehicle: new Set(words.vehicle),
    comparing: new Set(words.comparing),
    articles: new Set(words.articles),
    us: new Set(words.us),
    fillers: new Set(words.fillers),
  };
}

function byFirstWord(list: readonly string[]): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const one of list) {
    const [first = '', ...rest] = one.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  for (const rests of phrases.values()) rests.sort((a, b) => b.length - a.length);
  return phrases;
}

/** Letters and digits without accents and case; "what's" and "l'autobus" are two words each. */
export function spokenWords(text: string): FoldedWord[] {
  const { text: folded, origins, length } = foldText(text);
  return Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    word: match[0],
    start: origins[match.index] ?? 0,
    end: origins[match.index + match[0].length] ?? length,
  }));
}

/** How many words a phrase takes up at this place; 0 where none stands. */
export function phraseAt(phrases: Phrases, words: readonly FoldedWord[], at: number): number {
  const rests = phrases.get(words[at]?.word ?? '') ?? [];
  const found = rests.find((rest) => rest.every((word, by) => words[at + 1 + by]?.word === word));
  return found ? found.length + 1 : 0;
}

/** The words that a question begins with. */
export interface Opening {
  /** Their place in the text, end exclusive. */
  start: number;
  end: number;
  /** "what is" */
  asksMeaning: boolean;
  /** "how much" */
  asksPrice: boolean;
  /** "do you" */
  asksUs: boolean;
  /** "need a cdl" */
  asksNeed: boolean;
  /** "which" */
  isChoosing: boolean;
  /** "do you have" */
  shops: boolean;
}

/** Where a question begins; null: nothing is asked. `isMarked`: there is a question mark. */
export function openingOf(
  words: readonly FoldedWord[],
  known: AskedWords,
  isMarked: boolean,
): Opening | null {
  let first = 0;
  while (opens(words, known, first) === 0 && known.leadIns.has(words[first]?.word ?? ''))
    first += 1;
  if (opens(words, known, first) > 0) return openingAt(words, known, first);
  const mended = mend(words, known, first);
  if (mended) return openingAt(mended, known, first);
  for (let at = first + 1; at < words.length - 1; at += 1) {
    const length = opens(words, known, at);
    // In the middle of a search, "what" is any word; "how long" is not.
    if (length > 1 || (length > 0 && isMarked)) return openingAt(words, known, at);
  }
  return isMarked ? unspoken : null;
}

/** A search with a question mark asks for nothing that buses have. */
const unspoken: Opening = {
  start: 0,
  end: 0,
  asksMeaning: false,
  asksPrice: false,
  asksUs: false,
  asksNeed: false,
  isChoosing: false,
  shops: true,
};

function openingAt(words: readonly FoldedWord[], known: AskedWords, at: number): Opening {
  const meaning = phraseAt(known.meaningOf, words, at);
  // "do you have" begins with "do you": the shopping starts at its second word.
  const shopping = Math.max(phraseAt(known.shopping, words, at), after(known.shopping, words, at));
  const begun = words.slice(at, at + opens(words, known, at));
  const price = Math.max(
    0,
    ...begun.map((_, by) => {
      const length = phraseAt(known.priceAsked, words, at + by);
      return length > 0 ? by + length : 0;
    }),
  );
  const length = Math.max(
    wordsToLeaveOut(words, known, at, begun.length),
    meaning,
    price,
    shopping,
  );
  return {
    start: words[at]!.start,
    end: length > 0 ? words[at + length - 1]!.end : words[at]!.start,
    asksMeaning: meaning > 0,
    asksPrice: price > 0,
    asksUs: begun.some(({ word }) => known.us.has(word)),
    asksNeed: begun.some(({ word }) => known.needing.has(word)),
    isChoosing: known.choosing.has(words[at]!.word),
    shops: shopping > 0,
  };
}

/** What a question begins with may be its topic already: "need cdl", "financez-vous". */
function wordsToLeaveOut(
  words: readonly FoldedWord[],
  known: AskedWords,
  at: number,
  most: number,
): number {
  let count = 0;
  const says = (by: number) => words[at + by]!.word;
  while (
    count < most &&
    known.fillers.has(says(count)) &&
    !known.comparing.has(says(count)) &&
    phraseAt(known.license, words, at + count) === 0
  )
    count += 1;
  return count;
}

function after(phrases: AskedWords['shopping'], words: readonly FoldedWord[], at: number): number {
  const length = phraseAt(phrases, words, at + 1);
  return length > 0 ? length + 1 : 0;
}

function opens(words: readonly FoldedWord[], known: AskedWords, at: number): number {
  const phrase = phraseAt(known.openings, words, at);
  if (phrase > 0) return phrase;
  const { verbs, askers } = known;
  return verbs.has(words[at]?.word ?? '') && askers.has(words[at + 1]?.word ?? '') ? 2 : 0;
}

/** "waht is", "hwo much": the same words with a slip of the first mended; null where that is none. */
function mend(
  words: readonly FoldedWord[],
  known: AskedWords,
  at: number,
): readonly FoldedWord[] | null {
  const typed = words[at];
  if (!typed || typed.word.length < 3) return null;
  for (const meant of [...known.openings.keys(), ...known.verbs]) {
    if (!isSlip(typed.word, meant)) continue;
    const mended = words.with(at, { ...typed, word: meant });
    if (opens(mended, known, at) > 0) return mended;
  }
  return null;
}

/** Letters swapped, one too few or one too many; another letter in place of one is another word. */
function isSlip(typed: string, meant: string): boolean {
  // Few words are near enough to be compared letter by letter.
  if (meant.length < 3 || (typed[0] !== meant[0] && typed[0] !== meant[1])) return false;
  if (editDistance(typed, meant, 1) !== 1) return false;
  if (typed.length !== meant.length) return meant.length > 3 && typed.length > 3;
  return [...typed].sort().join('') === [...meant].sort().join('');
}
